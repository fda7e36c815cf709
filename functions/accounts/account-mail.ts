import { randomBytes } from 'node:crypto'
import { withinHalfOfTheTime } from '../deadline.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { Email } from '../mail/email.ts'
import { seconds } from '../storage/guards.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { linkSeconds } from './lifetimes.ts'

const linkTokenBytes = 32

/** Issues a URL that sets a password. Its token follows the `#`, so browsers send it to no server and no log. */
export async function setPasswordUrl(
  user: StoredUser,
  purpose: keyof typeof linkSeconds,
  app: Accounts,
): Promise<string> {
  const token = randomBytes(linkTokenBytes).toString('base64url')
  await app.links.keep(token, {
    userId: user.id,
    epoch: user.epoch,
    expiresAt: seconds(app.clock()) + linkSeconds[purpose],
  })
  return `${app.siteUrl}/forgot-password#reset=${token}`
}

/** Sends an e-mail that the candidate waits for; throws when SES does not accept it. */
export async function sendEmail(user: StoredUser, email: Email, app: Accounts): Promise<void> {
  const mail = await app.mail()
  await mail.send(email, { to: user.email, tags: { user: user.id } })
}

/** Sends an e-mail about something that is done already, so a failure to send is only logged. */
export async function trySendEmail(user: StoredUser, email: Email, app: Accounts, log: Log): Promise<void> {
  await withinHalfOfTheTime(() => sendEmail(user, email, app)).catch((error: unknown) => {
    log.warn('an e-mail was not sent', { userId: user.id, ...errorFields(error) })
  })
}
