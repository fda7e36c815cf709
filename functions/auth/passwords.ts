import { Refusal } from '#shared/contract/errors.ts'
import type { ProfileChange } from '#shared/domain/profile.ts'
import { sendEmail, setPasswordUrl, trySendEmail } from '../accounts/account-mail.ts'
import { beginSignIn } from '../accounts/begin-sign-in.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import { removeContents } from '../accounts/remove-account.ts'
import { errorFields } from '../http/log.ts'
import { networkIdentity } from '../http/network.ts'
import { passwordChangedEmail, resetEmail } from '../mail/account-emails.ts'
import { emptyProfile, type StoredUser } from '../storage/stored-user.ts'
import { writeTogether } from '../storage/transaction.ts'
import { provingPasswordStep } from '../storage/user-steps.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

export const forgotPassword: AuthHandlers['forgotPassword'] = async ({ body, log, refuse }, app) => {
  const user = await app.users.byEmail(body.email)
  if (user === undefined) throw refuse('email_not_registered')
  const email = resetEmail(await setPasswordUrl(user, 'reset', app))
  await sendEmail(user, email, app).catch((error: unknown) => {
    log.warn('a reset link was not sent', { userId: user.id, ...errorFields(error) })
    throw refuse('mail_unavailable')
  })
  log.info('reset link sent', { userId: user.id })
  return { success: true, message: 'We sent a link to set a new password. It works for one hour.' }
}

/** One transaction uses up the link, sets the password and ends every sign-in. */
export const resetPassword: AuthHandlers['resetPassword'] = async (request, app) => {
  const { body, ipAddress, log, refuse } = request
  const link = await app.links.find(body.token, app.clock())
  const user = link === undefined ? undefined : await app.users.byId(link.userId)
  if (link === undefined || link.purpose === 'confirm' || user?.epoch !== link.epoch)
    throw refuse('link_spent')
  if (isCommonPassword(body.password, user)) throw refuse('password_too_common')
  const hash = await hashPassword(body.password, app.passwordCost)
  const empties = await isStrangersWork(user, link, request, app)
  if (empties) await removeContents(user.id, app)
  const { done } = await writeTogether(
    app.dynamo,
    [
      app.links.spendStep(body.token, app.clock()),
      provingPasswordStep(app.tables.users, user, hash, empties ? emptied(user) : undefined),
    ],
    app.random,
  )
  if (!done) throw refuse('link_spent')
  if (empties) await forgetStranger(user, app)
  await app.knownNetworks.note(user.id, networkIdentity(ipAddress), app.clock())
  log.info('password set by link', { userId: user.id, emptied: empties })
  await trySendEmail(user, passwordChangedEmail(app.siteUrl), app, log)
  return { success: true, message: 'Your new password is set. Please sign in with it.', emptied: empties }
}

/**
 * A stranger who registers an e-mail address can store data in the account before the owner proves the mailbox. The data is
 * the owner's only if the owner registered, that is, follows the link of the registration or is signed in to the account.
 */
async function isStrangersWork(
  user: StoredUser,
  { purpose }: { purpose: string },
  { authorization }: { authorization: string | undefined },
  app: AuthApp,
): Promise<boolean> {
  if (user.proveBy === undefined || purpose === 'welcome') return false
  const caller = await app.authenticate(authorization)
  return caller?.userId !== user.id
}

/** What the stranger's sign-ins, which have ended by now, stored in the meantime. */
async function forgetStranger(user: StoredUser, app: AuthApp): Promise<void> {
  await removeContents(user.id, app)
  await app.guardsByUser.remove(user.id)
}

const emptied = ({ email }: StoredUser): ProfileChange => ({
  ...emptyProfile,
  name: email.slice(0, email.lastIndexOf('@')),
  phone: '',
})

export const updatePassword: AuthHandlers['updatePassword'] = async ({ body, user, log, refuse }, app) => {
  const [account, signIn] = await Promise.all([
    app.users.byId(user.userId),
    app.signIns.findActive(user, app.clock()),
  ])
  // The account can be deleted after the token was checked.
  if (account === undefined || signIn === undefined) throw new Refusal('not_signed_in')
  if (!(await isPassword(body.current_password, account.passwordHash, app.passwordCost)))
    throw refuse('wrong_current_password')
  if (isCommonPassword(body.new_password, account)) throw refuse('password_too_common')
  const hash = await hashPassword(body.new_password, app.passwordCost)
  // A concurrent change won: the password entered as the current one no longer is.
  if (!(await app.users.replacePassword(account, hash))) throw refuse('wrong_current_password')
  log.info('password changed', { userId: account.id })
  const token = await beginSignIn({ ...account, epoch: account.epoch + 1 }, signIn.remembered, app)
  await trySendEmail(account, passwordChangedEmail(app.siteUrl), app, log)
  return { success: true, data: { token } }
}
