import { randomBytes } from 'node:crypto'
import { emailKey } from '#shared/domain/email-key.ts'
import { sendResetLink } from '../accounts/account-mail.ts'
import { errorFields } from '../http/log.ts'
import { noAccountEmail } from '../mail/account-emails.ts'
import { seconds } from '../storage/guards.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

const decoySeconds = 60 * 60

/**
 * For candidates whom strangers' failures keep out of a new network. With and without an account it reads, writes and
 * e-mails as much, so that neither the answer nor its time tells which.
 */
export const signInLink: AuthHandlers['signInLink'] = async ({ body, log, refuse }, app) => {
  const user = await app.users.byEmail(body.email)
  const sending = user === undefined ? sendToNobody(body.email, app) : sendResetLink(user, app)
  await sending.catch((error: unknown) => {
    log.warn('a sign-in link was not sent', errorFields(error))
    throw refuse('mail_unavailable')
  })
  log.info('sign-in link sent', user === undefined ? {} : { userId: user.id })
  return {
    success: true,
    message:
      'If this address has an account, we have just sent a link to it. It works once and expires in one hour.',
  }
}

async function sendToNobody(email: string, app: AuthApp): Promise<void> {
  await app.links.keep(randomBytes(32).toString('base64url'), {
    userId: 'nobody',
    epoch: 0,
    purpose: 'reset',
    expiresAt: seconds(app.clock()) + decoySeconds,
  })
  const mail = await app.mail()
  await mail.send(noAccountEmail(app.siteUrl), { to: emailKey(email), tags: { letter: 'no-account' } })
}
