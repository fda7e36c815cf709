import { keptForRecruiters } from '#shared/domain/kept-application.ts'
import type { Applications } from '../storage/applications.ts'
import type { Sessions } from '../storage/sessions.ts'

export type Begun = { applications: Pick<Applications, 'ofUser'>; sessions: Pick<Sessions, 'ofUser'> }

/** The positions whose application recruiters keep. A decision counts from when it is made, not from when it takes effect. */
export async function keptPositions(
  userId: string,
  { applications, sessions }: Begun,
): Promise<ReadonlySet<string>> {
  const [applied, interviews] = await Promise.all([applications.ofUser(userId), sessions.ofUser(userId)])
  return keptForRecruiters({
    applications: applied.map(({ jobId, status, decision }) => ({
      jobId,
      status: decision?.status ?? status,
    })),
    sessions: interviews,
  })
}
