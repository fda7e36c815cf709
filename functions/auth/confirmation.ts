import { Refusal } from '#shared/contract/errors.ts'
import { sendEmail } from '../accounts/account-mail.ts'
import { claimOf } from '../accounts/claim.ts'
import { welcomeFor } from '../accounts/new-account.ts'
import { errorFields } from '../http/log.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import { writeTogether } from '../storage/transaction.ts'
import { provedStep } from '../storage/user-steps.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

const confirmed = { success: true, message: 'Your email address is confirmed.' } as const

/**
 * A link alone proves the mailbox of an account without a password, into which nobody else can sign in again. Where a password was
 * chosen before, the owner of the mailbox could confirm what a stranger registered, so it takes the sign-in, too.
 */
export const confirmEmail: AuthHandlers['confirmEmail'] = async (
  { body, authorization, log, refuse },
  app,
) => {
  const [caller, found] = await Promise.all([app.authenticate(authorization), app.linkedAccount(body.token)])
  if (found === undefined) {
    const own = caller === undefined ? undefined : await app.users.byId(caller.userId)
    if (own !== undefined && claimOf(own) === 'proved') return confirmed
    throw refuse('link_spent')
  }
  const { user } = found
  if (claimOf(user) === 'with_password' && caller?.userId !== user.id) throw refuse('sign_in_to_confirm')
  if (!(await proveByLink(user, body.token, app))) throw refuse('link_spent')
  log.info('e-mail address confirmed', { userId: user.id })
  return confirmed
}

/** Uses up the link, in the transaction that notes the proof; false when it was used or the account has changed. */
export async function proveByLink(user: StoredUser, token: string, app: AuthApp): Promise<boolean> {
  const { done } = await writeTogether(
    app.dynamo,
    [app.links.spendStep(token, app.clock()), provedStep(app.tables.users, user)],
    app.random,
  )
  return done
}

export const sendConfirmation: AuthHandlers['sendConfirmation'] = async ({ user, log, refuse }, app) => {
  const account = await app.users.byId(user.userId)
  if (account === undefined) throw new Refusal('not_signed_in')
  if (account.proveBy !== undefined) {
    await sendEmail(account, await welcomeFor(account, app), app).catch((error: unknown) => {
      log.warn('a confirmation link was not sent', { userId: account.id, ...errorFields(error) })
      throw refuse('mail_unavailable')
    })
  }
  return { success: true, message: 'We sent the email again.' }
}
