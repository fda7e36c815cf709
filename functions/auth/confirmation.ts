import { Refusal } from '#shared/contract/errors.ts'
import { sendEmail } from '../accounts/account-mail.ts'
import { welcomeFor } from '../accounts/new-account.ts'
import { errorFields } from '../http/log.ts'
import { writeTogether } from '../storage/transaction.ts'
import { provedStep } from '../storage/user-steps.ts'
import type { AuthHandlers } from './app.ts'

/**
 * Needs the e-mailed link and a sign-in to its account. With the link alone, the owner of a mailbox could confirm an account
 * that another person has registered and has the password of.
 */
export const confirmEmail: AuthHandlers['confirmEmail'] = async ({ body, user, log, refuse }, app) => {
  const account = await app.users.byId(user.userId)
  if (account === undefined) throw new Refusal('not_signed_in')
  const confirmed = { success: true, message: 'Your email address is confirmed.' } as const
  if (account.proveBy === undefined) return confirmed
  const link = await app.links.find(body.token, app.clock())
  if (link?.userId !== account.id || link.epoch !== account.epoch) throw refuse('link_spent')
  const { done } = await writeTogether(
    app.dynamo,
    [app.links.spendStep(body.token, app.clock()), provedStep(app.tables.users, account)],
    app.random,
  )
  if (!done) throw refuse('link_spent')
  log.info('e-mail address confirmed', { userId: account.id })
  return confirmed
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
