import { randomBytes } from 'node:crypto'
import { emailKey } from '#shared/domain/email-key.ts'
import { withinHalfOfTheTime } from '../deadline.ts'
import { errorFields, type Log } from '../http/log.ts'
import { resetEmail, type FirstLinks } from '../mail/account-emails.ts'
import type { Email } from '../mail/email.ts'
import { seconds } from '../storage/guards.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { claimOf } from './claim.ts'
import { linkSeconds } from './lifetimes.ts'

const linkTokenBytes = 32

/** Issues a URL that sets a password. Its token follows the `#`, so browsers send it to no server and no log. */
export const setPasswordUrl = async (
  user: StoredUser,
  purpose: 'reset' | 'welcome',
  app: LinkIssuer,
): Promise<string> => `${app.siteUrl}/forgot-password#reset=${await issueToken(user, purpose, app)}`

type LinkIssuer = Pick<Accounts, 'links' | 'clock' | 'siteUrl'>

/** The links of the letters that ask for the first proof of the mailbox. */
export async function firstLinks(user: StoredUser, app: LinkIssuer): Promise<FirstLinks> {
  const token = await issueToken(user, 'confirm', app)
  const page = `${app.siteUrl}/confirm-email`
  const disownUrl = `${page}#not-mine=${token}`
  return user.passwordHash === undefined
    ? { sets: 'password', url: await setPasswordUrl(user, 'welcome', app), disownUrl }
    : { sets: 'nothing', url: `${page}#confirm=${token}`, disownUrl }
}

/** Its token is in the fragment, so a scanner that follows the link sends it to nobody, and a click on the page uses it. */
export async function issueToken(
  user: StoredUser,
  purpose: keyof typeof linkSeconds,
  app: LinkIssuer,
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

/** Sends a link to set a new password; throws when SES does not accept it. */
export async function sendResetLink(user: StoredUser, app: Accounts): Promise<void> {
  await sendEmail(user, resetEmail(await setPasswordUrl(user, 'reset', app), claimOf(user)), app)
}

/** Sends an e-mail about something that is done already, so a failure to send is only logged. */
export async function trySendEmail(user: StoredUser, email: Email, app: Accounts, log: Log): Promise<void> {
  await withinHalfOfTheTime(() => sendEmail(user, email, app)).catch((error: unknown) => {
    log.warn('an e-mail was not sent', { userId: user.id, ...errorFields(error) })
  })
}
