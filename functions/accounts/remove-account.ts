import type { Applications } from '../storage/applications.ts'
import type { CvFiles } from '../storage/cv-files.ts'
import type { GuardsByUser } from '../storage/guards-by-user.ts'
import type { InterviewFolders } from '../storage/interview-folders.ts'
import type { Sessions } from '../storage/sessions.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Users } from '../storage/users.ts'

export type AccountContents = {
  applications: Pick<Applications, 'removeOfUser'>
  sessions: Pick<Sessions, 'ofUser' | 'removeOfUser'>
  cvFiles: () => Promise<Pick<CvFiles, 'removeAll'>>
  interviewFiles: () => Promise<Pick<InterviewFolders, 'removeFolder'>>
}

type Removed = AccountContents & { users: Pick<Users, 'remove'>; guardsByUser: Pick<GuardsByUser, 'remove'> }

/**
 * Applications, interviews and files are deleted before the account: after a crash the deletion can be repeated.
 * Sign-ins and links are deleted after it, because until then new ones could begin; without the account none is active.
 */
export async function removeAccount(account: StoredUser, app: Removed): Promise<void> {
  await removeContents(account.id, app)
  await app.users.remove(account)
  await app.guardsByUser.remove(account.id)
  // A request that was authorised before can have applied or stored a CV meanwhile.
  await removeContents(account.id, app)
}

/** Everything that an account holds beside its row. */
export async function removeContents(userId: string, app: AccountContents): Promise<void> {
  await removeApplications(userId, app)
  const files = await app.cvFiles()
  await files.removeAll(userId)
}

/** The applications with their interviews, but for those of the positions to keep. */
export async function removeApplications(
  userId: string,
  app: AccountContents,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  await removeInterviewFiles(userId, app, kept)
  await app.applications.removeOfUser(userId, kept)
  await app.sessions.removeOfUser(userId, kept)
}

/** Before the sessions are deleted, which name the folders. */
async function removeInterviewFiles(
  userId: string,
  app: AccountContents,
  kept: ReadonlySet<string>,
): Promise<void> {
  const folders = (await app.sessions.ofUser(userId)).flatMap(({ folder, jobId }) =>
    folder === undefined || kept.has(jobId) ? [] : folder,
  )
  if (folders.length === 0) return
  const files = await app.interviewFiles()
  for (const folder of folders) await files.removeFolder(folder)
}
