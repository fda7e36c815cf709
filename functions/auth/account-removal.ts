import type { StoredUser } from '../storage/stored-user.ts'
import type { AuthApp } from './app.ts'

/**
 * Applications, interviews and files are deleted before the account: after a crash the candidate can sign in and delete again.
 * Sign-ins and links are deleted after it, because until then new ones could begin; without the account none is active.
 */
export async function removeAccount(account: StoredUser, app: AuthApp): Promise<void> {
  await removeApplications(account.id, app)
  const files = await app.cvFiles()
  await files.removeAll(account.id)
  await app.users.remove(account)
  await app.guardsByUser.remove(account.id)
  // A request that was authorised before can have applied meanwhile.
  await removeApplications(account.id, app)
}

async function removeApplications(userId: string, app: AuthApp): Promise<void> {
  await removeInterviewFiles(userId, app)
  await app.applications.removeOfUser(userId)
  await app.sessions.removeOfUser(userId)
}

/** Before the sessions are deleted, which name the folders. */
async function removeInterviewFiles(userId: string, app: AuthApp): Promise<void> {
  const folders = (await app.sessions.ofUser(userId)).flatMap(({ folder }) => folder ?? [])
  if (folders.length === 0) return
  const files = await app.interviewFiles()
  for (const folder of folders) await files.removeFolder(folder)
}
