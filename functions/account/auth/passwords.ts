import { Refusal } from '#shared/platform/contract/errors.ts'
import { leftOut, noteUnsent, issueResetEmail, sendEmail, trySendEmail } from '../access/account-mail.ts'
import { noteLeftOut } from '../access/first-letters.ts'
import { beginSignIn } from '../access/begin-sign-in.ts'
import { claimOf, contentsAfter } from '../access/claim.ts'
import { isCommonPassword } from '../access/common-passwords.ts'
import { detach } from '#functions/erasure/detach.ts'
import { hashPassword, isPassword } from '../access/password-hash.ts'
import type { Log } from '#functions/platform/log/log.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { passwordChangedEmail } from '../letters/account-emails.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { provingPasswordStep } from '../rows/user-steps.ts'
import type { AuthApp, AuthHandlers } from './app.ts'
import { afterProof } from './confirmation.ts'
import type { LinkedAccount } from './linked-account.ts'

export const forgotPassword: AuthHandlers['forgotPassword'] = async ({ body, log, refuse }, app) => {
  const user = await app.users.byEmail(body.email)
  if (user === undefined) throw refuse('email_not_registered')
  const email = await issueResetEmail(user, app)
  const sent = await sendEmail(user, email, app).catch((error: unknown) => {
    noteUnsent(log, 'a reset link was not sent', error, user.id)
    throw refuse('mail_unavailable')
  })
  if (sent.kind === 'left_out') {
    noteLeftOut(log, sent.full, user.id)
    throw refuse('too_many_attempts', leftOut(sent))
  }
  log.info('reset link sent', { userId: user.id })
  return { success: true, message: 'We sent a link to set a new password. It works for one hour.' }
}

const setsPassword = ({ link: { purpose } }: LinkedAccount): boolean =>
  purpose === 'reset' || purpose === 'welcome'

/** One transaction uses up the link, sets the password and ends every sign-in. */
export const resetPassword: AuthHandlers['resetPassword'] = async (request, app) => {
  const { body, ipAddress, authorization, log, refuse } = request
  const linkedAccount = await app.linkedAccount(body.token)
  if (linkedAccount === undefined || !setsPassword(linkedAccount)) throw refuse('link_spent')
  const { user } = linkedAccount
  if (isCommonPassword(body.password, user)) throw refuse('password_too_common')
  const contents = contentsAfter(claimOf(user), {
    wanted: body.contents,
    isSignedIn: (await app.authenticate(authorization))?.userId === user.id,
  })
  if (contents === 'refused') throw refuse('contents_undecided')
  const hash = await hashPassword(body.password, app.passwordCost)
  const newPassword = { user, hash, token: body.token }
  const owner =
    contents === 'keep' ? await setByLink(newPassword, app) : await startEmpty(newPassword, app, log)
  if (owner === undefined) throw refuse('link_spent')
  await app.knownNetworks.note(owner.id, networkIdentity(ipAddress), app.clock())
  log.info('password set by link', { userId: owner.id, before: user.id })
  await trySendEmail(owner, passwordChangedEmail(app.siteUrl), app, log)
  return {
    success: true,
    message: 'Your new password is set. Please sign in with it.',
    emptied: contents === 'empty',
  }
}

type NewPassword = { user: StoredUser; hash: string; token: string }

async function setByLink({ user, hash, token }: NewPassword, app: AuthApp): Promise<StoredUser | undefined> {
  const { done } = await writeTogether(
    app.dynamo,
    [app.links.spendStep(token, app.clock()), provingPasswordStep(app.tables.users, user, hash)],
    app.random,
  )
  if (!done) return undefined
  await afterProof(user, app)
  return proved(user)
}

const proved = (user: StoredUser): StoredUser => ({ ...user, proveBy: undefined })

/** Detaches the account and opens an empty one for the owner of the mailbox. */
async function startEmpty(
  { user, hash, token }: NewPassword,
  app: AuthApp,
  log: Log,
): Promise<StoredUser | undefined> {
  const together = [app.links.spendStep(token, app.clock())]
  const detached = await detach(user, { passwordHash: hash, together }, app, log)
  return detached.done ? detached.successor : undefined
}

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
