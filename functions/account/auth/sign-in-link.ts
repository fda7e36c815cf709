import { randomBytes } from 'node:crypto'
import type { LimitName } from '#shared/platform/contract/limits.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import { noteUnsent, issueResetEmail } from '../access/account-mail.ts'
import { letterBeforeProof, lettersOfDay, takeFirstLetter, noteLeftOut } from '../access/first-letters.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { noAccountEmail } from '../letters/account-emails.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import type { Envelope } from '#functions/platform/mail/send.ts'
import { isAddressProved, type StoredUser } from '../rows/stored-user.ts'
import { seconds, type Counter } from '#functions/platform/limits/guards.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

const decoySeconds = 60 * 60

/**
 * For candidates whose sign-in from a new network is refused because of strangers' failures. With and without an account it reads,
 * writes and e-mails as much, so that neither the answer nor its time tells which.
 */
export const signInLink: AuthHandlers['signInLink'] = async ({ body, ipAddress, log, refuse }, app) => {
  const user = await app.users.byEmail(body.email)
  const counters = [letterBeforeProof(body.email), ...lettersOfDay(networkIdentity(ipAddress))]
  const leftOutBy = await send({ email: body.email, counters }, user, app).catch((error: unknown) => {
    noteUnsent(log, 'a sign-in link was not sent', error)
    throw refuse('mail_unavailable')
  })
  if (leftOutBy === undefined) log.info('sign-in link sent', user === undefined ? {} : { userId: user.id })
  else noteLeftOut(log, leftOutBy, user?.id)
  return {
    success: true,
    message:
      'If this address has an account, we have just sent a link to it. It works once and expires in one hour.',
  }
}

/** Returns the limits that the letter was left out for. Counts each call, but leaves the letter out only where no account has proved the mailbox: strangers could block its owner otherwise. */
async function send(
  { email, counters }: { email: string; counters: readonly Counter[] },
  user: StoredUser | undefined,
  app: AuthApp,
): Promise<readonly LimitName[] | undefined> {
  const taken = await takeFirstLetter(counters, app)
  const isWanted = taken.allowed || (user !== undefined && isAddressProved(user))
  try {
    const content = user === undefined ? await issueNoAccountEmail(app) : await issueResetEmail(user, app)
    const tags: Envelope['tags'] = user === undefined ? { letter: 'no-account' } : { user: user.id }
    if (isWanted) await (await app.mail()).send(content, { to: emailKey(email), tags })
    return taken.allowed || isWanted ? undefined : taken.full
  } catch (error) {
    if (taken.allowed) await taken.giveBack(counters)
    throw error
  }
}

/** Writes a link that leads to no account, as `issueResetEmail` writes one that does. */
async function issueNoAccountEmail(app: AuthApp): Promise<Email> {
  await app.links.keep(randomBytes(32).toString('base64url'), {
    userId: 'nobody',
    epoch: 0,
    purpose: 'reset',
    expiresAt: seconds(app.clock()) + decoySeconds,
  })
  return noAccountEmail(app.siteUrl)
}
