import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { importAgain } from '../../form/import-again.ts'
import type { AppliedCard } from './AppliedCard.tsx'

/** A candidate's application for a job, with the code of the card that shows it. */
export type Applied = { readonly application: JobApplication; readonly Card: typeof AppliedCard }

/** Undefined where it cannot be loaded: the card then says only that the candidate has applied. */
export async function loadApplied(id: string): Promise<Applied | undefined> {
  try {
    const [{ applicationOf }, { AppliedCard: Card }] = await Promise.all([
      importAgain(() => import('./application-of.ts')),
      importAgain(() => import('./AppliedCard.tsx')),
    ])
    const application = await applicationOf(id)
    return application.hasApplied ? { application, Card } : undefined
  } catch {
    return undefined
  }
}
