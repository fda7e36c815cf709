import { Refusal } from '#shared/contract/errors.ts'
import { shownApplication } from '../applications/shown.ts'
import { accountDeletedEmail } from '../mail/account-emails.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import { exportOf, withCvUrl } from './account-export.ts'
import type { AuthHandlers } from './app.ts'
import { trySendEmail } from '../accounts/account-mail.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { removeAccount } from '../accounts/remove-account.ts'

/** The account can be deleted after the token was checked. */
const existing = (user: StoredUser | undefined): StoredUser => {
  if (user === undefined) throw new Refusal('not_signed_in')
  return user
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
  const data = await exportOf(existing(await app.users.byId(user.userId)), app)
  log.info('account exported', { userId: user.userId })
  return { success: true, data }
}

export const applications: AuthHandlers['applications'] = async ({ user }, app) => ({
  applications: (await app.applications.ofUser(user.userId)).map(shownApplication),
})

export const deleteMe: AuthHandlers['deleteMe'] = async ({ user, body, log, refuse }, app) => {
  const account = existing(await app.users.byId(user.userId))
  const { passwordHash } = account
  if (passwordHash !== undefined && !(await isPassword(body.password ?? '', passwordHash, app.passwordCost)))
    throw refuse('wrong_current_password')
  await removeAccount(account, app)
  log.info('account deleted', { userId: account.id })
  await trySendEmail(account, accountDeletedEmail(), app, log)
  return { success: true, message: 'Your account was deleted.' }
}
