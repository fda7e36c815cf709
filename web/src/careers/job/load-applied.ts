import type { JobApplication } from '#shared/contract/jobs.ts'
import { importAgain } from '../../form/import-again.ts'
import type { AppliedCard } from '../apply/AppliedCard.tsx'
import { importClient } from '../load-jobs.ts'

/** A candidate's application for a job, with the code of the card that tells it. */
export type Applied = { readonly application: JobApplication; readonly Card: typeof AppliedCard }

/** Undefined where it cannot be loaded: the card then says only that the candidate has applied. */
export async function loadApplied(id: string): Promise<Applied | undefined> {
  try {
    const [{ jobsApi }, { AppliedCard: Card }] = await Promise.all([
      importClient(),
      importAgain(() => import('../apply/AppliedCard.tsx')),
    ])
    const application = await jobsApi.applicationStatus({ params: { id } })
    return application.hasApplied ? { application, Card } : undefined
  } catch {
    return undefined
  }
}
