import type { Profile } from '#shared/domain/profile.ts'
import { Refusal } from '#shared/contract/errors.ts'
import { shownApplication } from '../applications/shown.ts'
import { accountDeletedEmail } from '../mail/account-emails.ts'
import { signInsAmong } from '../storage/sign-ins.ts'
import { profileOf, type StoredUser } from '../storage/stored-user.ts'
import type { AuthApp, AuthHandlers } from './app.ts'
import { exportedInterviews } from './exported-interviews.ts'
import { trySendEmail } from '../accounts/account-mail.ts'
import { isPassword } from '../accounts/password-hash.ts'

/** The account can be deleted after the token was checked. */
const existing = (user: StoredUser | undefined): StoredUser => {
  if (user === undefined) throw new Refusal('not_signed_in')
  return user
}

/** The presigned URL of the CV expires after five minutes, so each answer gets a new one. */
async function withCvUrl(account: StoredUser, app: AuthApp): Promise<Profile> {
  const { cv } = account
  if (cv === undefined) return profileOf(account, null)
  const files = await app.cvFiles()
  return profileOf(account, await files.urlOf(cv.key, cv.fileName))
}

export const me: AuthHandlers['me'] = async ({ user }, app) => ({
  success: true,
  data: await withCvUrl(existing(await app.users.byId(user.userId)), app),
})

export const updateMe: AuthHandlers['updateMe'] = async ({ user, body, log }, app) => {
  const changed = existing(await app.users.change(user.userId, body))
  log.info('profile changed', { userId: changed.id })
  return { success: true, data: await withCvUrl(changed, app) }
}

export const exportMe: AuthHandlers['exportMe'] = async ({ user, log }, app) => {
  const [account, guards, applied, interviews] = await Promise.all([
    app.users.byId(user.userId),
    app.guardsByUser.of(user.userId),
    app.applications.ofUser(user.userId),
    exportedInterviews(user.userId, app),
  ])
  const profile = await withCvUrl(existing(account), app)
  log.info('account exported', { userId: user.userId })
  return {
    success: true,
    data: {
      exportedAt: app.clock().toISOString(),
      profile,
      signIns: signInsAmong(guards).map(({ startedAt, expiresAt, remembered }) => ({
        startedAt,
        endsAt: new Date(expiresAt * 1000).toISOString(),
        remembered,
      })),
      applications: applied.map(shownApplication),
      interviews,
      files: profile.cv_url === null ? [] : [{ name: profile.cvFileName ?? 'cv', url: profile.cv_url }],
    },
  }
}

export const applications: AuthHandlers['applications'] = async ({ user }, app) => ({
  applications: (await app.applications.ofUser(user.userId)).map(shownApplication),
})

/**
 * Applications, interviews and files are deleted before the account: after a crash the candidate can sign in and delete again.
 * Sign-ins and links are deleted after it, because until then new ones could begin; without the account none is active.
 */
export const deleteMe: AuthHandlers['deleteMe'] = async ({ user, body, log, refuse }, app) => {
  const account = existing(await app.users.byId(user.userId))
  const { passwordHash } = account
  if (passwordHash !== undefined && !(await isPassword(body.password ?? '', passwordHash)))
    throw refuse('wrong_current_password')
  await removeAll(account, app)
  log.info('account deleted', { userId: account.id })
  await trySendEmail(account, accountDeletedEmail(), app, log)
  return { success: true, message: 'Your account was deleted.' }
}

async function removeAll(account: StoredUser, app: AuthApp): Promise<void> {
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
