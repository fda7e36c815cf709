import { randomBytes } from 'node:crypto'
import { errorFields, type Log } from '../http/log.ts'
import type { Letter } from '../mail/letter.ts'
import { seconds } from '../storage/guards.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { linkSeconds } from './limits.ts'

const linkTokenBytes = 32

/** Makes a link that sets a password. Its token stands behind the `#`, which no server and no log ever sees. */
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

/** Sends a letter that somebody waits for; throws when the mail service does not take it. */
export async function sendLetter(user: StoredUser, letter: Letter, app: Accounts): Promise<void> {
  const mail = await app.mail()
  await mail.send(letter, { to: user.email, tags: { user: user.id } })
}

/** Sends a letter that must not fail what it tells of. */
export async function tell(user: StoredUser, letter: Letter, app: Accounts, log: Log): Promise<void> {
  await sendLetter(user, letter, app).catch((error: unknown) => {
    log.warn('a letter was not sent', { userId: user.id, ...errorFields(error) })
  })
}
