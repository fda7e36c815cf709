import { randomBytes } from 'node:crypto'
import { emailKey } from '#shared/domain/email-key.ts'
import { withinHalfOfTheTime } from '../deadline.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { Email } from '../mail/email.ts'
import { seconds } from '../storage/guards.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { linkSeconds } from './lifetimes.ts'

const linkTokenBytes = 32

/** Issues a URL that sets a password. Its token follows the `#`, so browsers send it to no server and no log. */
export const setPasswordUrl = async (
  user: StoredUser,
  purpose: 'reset' | 'welcome',
  app: Accounts,
): Promise<string> => `${app.siteUrl}/forgot-password#reset=${await issueToken(user, purpose, app)}`

/** Issues a URL that confirms the e-mail address. Its token works only for who is signed in, so a log may have it. */
export const confirmationUrl = async (user: StoredUser, app: Accounts): Promise<string> =>
  `${app.siteUrl}/dashboard?confirm=${await issueToken(user, 'confirm', app)}`

async function issueToken(
  user: StoredUser,
  purpose: keyof typeof linkSeconds,
  app: Accounts,
): Promise<string> {
  const token = randomBytes(linkTokenBytes).toString('base64url')
  await app.links.keep(token, {
    userId: user.id,
    epoch: user.epoch,
    purpose,
    expiresAt: seconds(app.clock()) + linkSeconds[purpose],
  })
  return token
}

/** Sends an e-mail that the candidate waits for; throws when SES does not accept it. */
export async function sendEmail(user: StoredUser, email: Email, app: Accounts): Promise<void> {
  const mail = await app.mail()
  await mail.send(email, { to: emailKey(user.email), tags: { user: user.id } })
}

/** Sends an e-mail about something that is done already, so a failure to send is only logged. */
export async function trySendEmail(user: StoredUser, email: Email, app: Accounts, log: Log): Promise<void> {
  await withinHalfOfTheTime(() => sendEmail(user, email, app)).catch((error: unknown) => {
    log.warn('an e-mail was not sent', { userId: user.id, ...errorFields(error) })
  })
}
