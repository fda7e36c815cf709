import type { Profile } from '#shared/domain/profile.ts'
import { Refusal } from '#shared/contract/errors.ts'
import { accountDeletedLetter } from '../mail/account-letters.ts'
import { sessionsAmong } from '../storage/sign-in-sessions.ts'
import { profileOf, type StoredUser } from '../storage/stored-user.ts'
import type { AuthApp, AuthHandlers } from './app.ts'
import { counted } from '../accounts/counted.ts'
import { tell } from '../accounts/letters.ts'
import { listed } from './listed-applications.ts'
import { isPassword } from '../accounts/password-hash.ts'

/** An account can go between the look at its session and the look at itself. */
const stillThere = (user: StoredUser | undefined): StoredUser => {
  if (user === undefined) throw new Refusal('not_signed_in')
  return user
}

/** The link to the CV lives five minutes, so it is made anew each time. */
async function withCvLink(account: StoredUser, app: AuthApp): Promise<Profile> {
  const { cv } = account
  if (cv === undefined) return profileOf(account, null)
  const files = await app.cvFiles()
  return profileOf(account, await files.linkTo(cv.key, cv.fileName))
}

export const me: AuthHandlers['me'] = async ({ user }, app) => ({
  success: true,
  data: await withCvLink(stillThere(await app.users.byId(user.userId)), app),
})

export const updateMe: AuthHandlers['updateMe'] = async ({ user, body, log }, app) => {
  const changed = stillThere(await app.users.change(user.userId, body))
  log.info('profile changed', { userId: changed.id })
  return { success: true, data: await withCvLink(changed, app) }
}

export const exportMe: AuthHandlers['exportMe'] = async ({ user, log }, app) => {
  const [account, held, applications] = await Promise.all([
    app.users.byId(user.userId),
    app.held.of(user.userId),
    app.applications.ofUser(user.userId),
  ])
  const profile = await withCvLink(stillThere(account), app)
  log.info('account exported', { userId: user.userId })
  return {
    success: true,
    data: {
      exportedAt: app.clock().toISOString(),
      profile,
      sessions: sessionsAmong(held).map(({ startedAt, expiresAt, remembered }) => ({
        startedAt,
        endsAt: new Date(expiresAt * 1000).toISOString(),
        remembered,
      })),
      applications: applications.map(listed),
      files: profile.cv_url === null ? [] : [{ name: profile.cvFileName ?? 'cv', url: profile.cv_url }],
    },
  }
}

/**
 * What belongs to the account goes before it: after a crash on the way it can still be signed in to, and deleted again.
 * Its sessions and links go after it, because until then new ones could begin; without it none of them stands.
 */
export const deleteMe: AuthHandlers['deleteMe'] = async ({ user, body, log, refuse }, app) => {
  const account = stillThere(await app.users.byId(user.userId))
  if (account.passwordHash !== undefined) {
    const attempt = await app.attempts(counted.passwordChange(account.id), app.clock())
    if (!attempt.allowed) {
      throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
    }
    if (!(await isPassword(body.password ?? '', account.passwordHash))) throw refuse('wrong_current_password')
    await attempt.giveBack()
  }
  await removeAll(account, app)
  log.info('account deleted', { userId: account.id })
  await tell(account, accountDeletedLetter(), app, log)
  return { success: true, message: 'Your account was deleted.' }
}

async function removeAll(account: StoredUser, app: AuthApp): Promise<void> {
  await app.applications.removeAll(account.id)
  const files = await app.cvFiles()
  await files.removeAll(account.id)
  await app.users.remove(account)
  await app.held.remove(account.id)
}
