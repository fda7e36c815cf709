import { keptForRecruiters } from '#shared/domain/kept-application.ts'
import type { Applications } from '../storage/applications/applications.ts'
import type { StoredApplication } from '../storage/applications/stored-application.ts'
import type { Sessions } from '../storage/interviews/sessions.ts'

export type Begun = { applications: Pick<Applications, 'ofUser'>; sessions: Pick<Sessions, 'ofUser'> }

/** The positions whose application recruiters keep. A decision counts from when it is made, not from when it takes effect. */
export const keptPositions = (userId: string, app: Begun): Promise<ReadonlySet<string>> =>
  begunPositions(userId, app, ({ status, decision }) => decision?.status ?? status)

/** The same as the candidate may know it: by the statuses that have taken effect. */
export const shownKeptPositions = (userId: string, app: Begun): Promise<ReadonlySet<string>> =>
  begunPositions(userId, app, ({ status }) => status)

async function begunPositions(
  userId: string,
  { applications, sessions }: Begun,
  statusOf: (application: StoredApplication) => StoredApplication['status'],
): Promise<ReadonlySet<string>> {
  const [applied, interviews] = await Promise.all([applications.ofUser(userId), sessions.ofUser(userId)])
  return keptForRecruiters({
    applications: applied.map((application) => ({
      jobId: application.jobId,
      status: statusOf(application),
    })),
    sessions: interviews,
  })
}
