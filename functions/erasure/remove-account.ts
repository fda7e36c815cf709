import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import type { Applications } from '#functions/application/rows/applications.ts'
import type { AssessmentRemoval } from '#functions/application/rows/assessments.ts'
import type { CvFiles } from '#functions/account/rows/cv-files.ts'
import type { GuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import { positionOf } from '#functions/application/session/interview-position.ts'
import type { InterviewRemains } from '#functions/interview/rows/interview-remains.ts'
import { removalStep } from '#functions/platform/removals/removals.ts'
import type { SessionRemoval } from '#functions/application/session/session-removal.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { Users } from '#functions/account/rows/users.ts'

export type AccountContents = {
  applications: Pick<Applications, 'removeOfUser'>
  assessments: Pick<AssessmentRemoval, 'removeOfUser'>
  sessionRemoval: Pick<SessionRemoval, 'removeOfUser'>
  guardsByUser: Pick<GuardsByUser, 'remove'>
  cvFiles: () => Promise<Pick<CvFiles, 'removeAll'>>
  interviewRemains: () => Promise<InterviewRemains>
}

type Removed = AccountContents & { users: Pick<Users, 'remove'>; tables: { removals: string }; clock: Clock }

/** The upload that the account's CV came from. Its key is `cvs/<account>/<upload>.<type>`. */
const uploadOf = ({ cv }: StoredUser): string | undefined => /\/([^/.]+)\.\w+$/.exec(cv?.key ?? '')?.[1]

/**
 * Deletes an account and leaves the row by which `functions/erasure/removals` deletes the rest: what an unavailable service kept, and what
 * requests authorised earlier and uploads signed earlier store afterwards. False where another call has deleted it.
 */
export async function removeAccount(account: StoredUser, app: Removed, log: Log): Promise<boolean> {
  const { id: userId } = account
  const cvId = uploadOf(account)
  const removed = { kind: 'account', userId, ...(cvId === undefined ? {} : { cvId }) } as const
  const isRemoved = await app.users.remove(userId, [removalStep(app.tables.removals, removed, app.clock())])
  await withinHalfOfTheTime(() => removeContents(userId, app)).catch((error: unknown) => {
    log.warn('contents of a deleted account not removed yet', { userId, ...errorFields(error) })
  })
  return isRemoved
}

/** Everything that an account holds beside its row. Files come last: of the three services, S3 alone is left to a later run. */
export async function removeContents(userId: string, app: AccountContents): Promise<void> {
  await app.guardsByUser.remove(userId)
  await removeApplications(userId, app)
  const files = await app.cvFiles()
  await files.removeAll(userId)
}

/** The applications with what the staff wrote about them and their interviews, but for those of the positions to keep. */
export async function removeApplications(
  userId: string,
  { applications, assessments, sessionRemoval, interviewRemains }: AccountContents,
  keptPositions: ReadonlySet<string> = new Set(),
): Promise<void> {
  await applications.removeOfUser(userId, keptPositions)
  // After the applications, without which no new assessment can be written.
  await assessments.removeOfUser(userId, keptPositions)
  for (const { id, folder } of await sessionRemoval.removeOfUser(userId, keptPositions)) {
    // Without a folder no room was opened. Where this fails, the row that the session's removal left repeats it.
    if (folder === undefined) continue
    const remains = await interviewRemains()
    await remains.erase({ sessionId: id, position: positionOf(folder) })
  }
}
