import { Refusal } from '#shared/contract/errors.ts'
import { errorFields } from '../http/log.ts'
import { passwordChangedLetter, resetLetter } from '../mail/account-letters.ts'
import { writeTogether } from '../storage/transaction.ts'
import { passwordStep } from '../storage/users.ts'
import type { AuthHandlers } from './app.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { counted } from '../accounts/counted.ts'
import { sendLetter, setPasswordUrl, tell } from '../accounts/letters.ts'
import { openSession } from '../accounts/open-session.ts'
import { hashPassword, isPassword } from '../accounts/password-hash.ts'

export const forgotPassword: AuthHandlers['forgotPassword'] = async ({ body, address, log, refuse }, app) => {
  const lookup = await app.attempts(counted.lookup(address), app.clock())
  if (!lookup.allowed) throw refuse('too_many_attempts', { retryAfterSeconds: lookup.retryAfterSeconds })
  const user = await app.users.byEmail(body.email)
  if (user === undefined) throw refuse('email_not_registered')
  const attempt = await app.attempts(counted.forgotten(user.id), app.clock())
  if (!attempt.allowed) throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  const letter = resetLetter(await setPasswordUrl(user, 'reset', app))
  await sendLetter(user, letter, app).catch(async (error: unknown) => {
    log.warn('a reset link was not sent', { userId: user.id, ...errorFields(error) })
    await attempt.giveBack()
    throw refuse('mail_unavailable')
  })
  log.info('reset link sent', { userId: user.id })
  return { success: true, message: 'We sent a link to set a new password. It works for one hour.' }
}

/** The link is spent, the password set and every session ended in one step, or nothing is. */
export const resetPassword: AuthHandlers['resetPassword'] = async ({ body, log, refuse }, app) => {
  const link = await app.links.find(body.token, app.clock())
  const user = link === undefined ? undefined : await app.users.byId(link.userId)
  if (link === undefined || user === undefined || user.epoch !== link.epoch) throw refuse('link_spent')
  if (isCommonPassword(body.password, user)) throw refuse('password_too_common')
  const hash = await hashPassword(body.password)
  const { done } = await writeTogether(
    app.dynamo,
    [app.links.spendStep(body.token, app.clock()), passwordStep(app.tables.users, user, hash)],
    app.random,
  )
  if (!done) throw refuse('link_spent')
  log.info('password set by link', { userId: user.id })
  await tell(user, passwordChangedLetter(app.siteUrl), app, log)
  return { success: true, message: 'Your new password is set. Please sign in with it.' }
}

export const updatePassword: AuthHandlers['updatePassword'] = async ({ body, user, log, refuse }, app) => {
  const [account, session] = await Promise.all([
    app.users.byId(user.userId),
    app.sessions.standing(user, app.clock()),
  ])
  // The account may have gone since the session was looked at.
  if (account === undefined || session === undefined) throw new Refusal('not_signed_in')
  const attempt = await app.attempts(counted.passwordChange(user.userId), app.clock())
  if (!attempt.allowed) throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  if (!(await isPassword(body.current_password, account.passwordHash))) throw refuse('wrong_current_password')
  await attempt.giveBack()
  if (isCommonPassword(body.new_password, account)) throw refuse('password_too_common')
  const hash = await hashPassword(body.new_password)
  // Somebody else changed it a moment ago: what was entered as the current one no longer is.
  if (!(await app.users.replacePassword(account, hash))) throw refuse('wrong_current_password')
  log.info('password changed', { userId: account.id })
  const token = await openSession({ ...account, epoch: account.epoch + 1 }, session.remembered, app)
  await tell(account, passwordChangedLetter(app.siteUrl), app, log)
  return { success: true, data: { token } }
}
