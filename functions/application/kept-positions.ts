import { keptForRecruiters } from '#shared/application/kept-application.ts'
import type { Applications } from '#functions/application/rows/applications.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { Sessions } from '#functions/application/session/sessions.ts'

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
