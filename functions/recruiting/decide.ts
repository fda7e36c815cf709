import { nextApplicationStatus, type RecruiterStatus } from '#shared/domain/application.ts'
import type { StoredApplication } from '../storage/stored-application.ts'
import type { RecruitingApp } from './app.ts'
import { applicationOf } from './listed.ts'

type Decided =
  | { kind: 'decided'; application: StoredApplication }
  | { kind: 'refused'; code: 'application_not_found' | 'status_not_allowed' }

/** An interview that ends, or another recruiter, may change the status between reading and writing it. */
const mostTries = 3

/** Sets the status; the e-mail that tells the candidate becomes due with the same write. */
export async function decide(
  id: string,
  status: RecruiterStatus,
  app: Pick<RecruitingApp, 'applications' | 'clock'>,
): Promise<Decided> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const application = await applicationOf(app, id)
    if (application === undefined) return { kind: 'refused', code: 'application_not_found' }
    const { status: from } = application
    const to = nextApplicationStatus(from, { kind: 'recruiter_set', status })
    if (to === undefined) break
    const letter = { kind: 'status', status } as const
    const changed = await app.applications.changeStatus(application, { from, to, letter }, app.clock())
    if (changed !== undefined) return { kind: 'decided', application: changed }
  }
  return { kind: 'refused', code: 'status_not_allowed' }
}
