import { Refusal } from '#shared/platform/contract/errors.ts'
import { exported, keepAttempts } from '#functions/erasure/nouns.ts'
import { accountDeletedEmail } from '../letters/account-emails.ts'
import { isAddressProved, type StoredUser } from '../rows/stored-user.ts'
import { exportOf, withCvUrl } from './account-export.ts'
import type { AuthHandlers } from './app.ts'
import { trySendEmail } from '../access/account-mail.ts'
import { isPassword } from '../access/password-hash.ts'
import { removeAccount } from '#functions/erasure/remove-account.ts'

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
  const { confirmed = [], ...change } = body
  const { unconfirmed = [] } = existing(await app.users.byId(user.userId))
  const left = unconfirmed.filter((field) => change[field] === undefined && !confirmed.includes(field))
  const changed = existing(
    await app.users.change(user.userId, {
      ...change,
      ...(left.length < unconfirmed.length ? { unconfirmed: left } : {}),
    }),
  )
  log.info('profile changed', { userId: changed.id })
  return { success: true, data: await withCvUrl(changed, app) }
}

export const exportMe: AuthHandlers['exportMe'] = async ({ user, query: { cursor }, log }, app) => {
  const account = existing(await app.users.byId(user.userId))
  // Another person can have registered with the address of a mailbox that is not theirs.
  const sender = isAddressProved(account) ? account.email : undefined
  const data = await exportOf({ account, sender, cursor, lists: exported }, app)
  log.info('account exported', { userId: user.userId })
  return { success: true, data }
}

export const applications: AuthHandlers['applications'] = async ({ user }, app) => ({
  applications: await exported.applications({ id: user.userId }, app),
})

export const deleteMe: AuthHandlers['deleteMe'] = async ({ user, body, log, refuse }, app) => {
  const account = existing(await app.users.byId(user.userId))
  const { passwordHash } = account
  if (passwordHash !== undefined && !(await isPassword(body.password ?? '', passwordHash, app.passwordCost)))
    throw refuse('wrong_current_password')
  // Only for a proved mailbox: otherwise a stranger could use up the attempts of its owner.
  if (isAddressProved(account)) await keepAttempts(account, app)
  const isRemoved = await removeAccount(account, app, log)
  log.info('account deleted', { userId: account.id })
  // Of concurrent calls, only the one that deleted the account sends the e-mail.
  if (isRemoved) await trySendEmail(account, accountDeletedEmail(), app, log)
  return { success: true, message: 'Your account was deleted.' }
}
