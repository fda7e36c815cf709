import { randomBytes } from 'node:crypto'
import type { LimitName } from '#shared/platform/contract/limits.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { resetEmail, type FirstLinks } from '../letters/account-emails.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { isRefusalOfAccount } from '#functions/platform/mail/mail-refusals.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { isAddressProved, type StoredUser } from '../rows/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { claimOf } from './claim.ts'
import { letterBeforeProof, lettersOfDay, noteLeftOut, takeFirstLetter } from './first-letters.ts'
import { linkSeconds } from './lifetimes.ts'

const linkTokenBytes = 32

export const newLinkToken = (): string => randomBytes(linkTokenBytes).toString('base64url')

/** Issues a URL that sets a password. Its token follows the `#`, so browsers send it to no server and no log. */
export const setPasswordUrl = async (
  user: StoredUser,
  purpose: 'reset' | 'welcome',
  app: LinkIssuer,
): Promise<string> => `${app.siteUrl}/forgot-password#reset=${await issueToken(user, purpose, app)}`

type LinkIssuer = Pick<Accounts, 'links' | 'clock' | 'siteUrl'>

/** The links of the letters that ask for the first proof of the mailbox. */
export async function firstLinks(user: StoredUser, app: LinkIssuer): Promise<FirstLinks> {
  const token = await issueToken(user, 'first', app)
  const page = `${app.siteUrl}/confirm-email`
  const disownUrl = `${page}#not-mine=${token}`
  return user.passwordHash === undefined
    ? { sets: 'password', url: await setPasswordUrl(user, 'welcome', app), disownUrl }
    : { sets: 'nothing', url: `${page}#confirm=${token}`, disownUrl }
}

/** The token is in the fragment: a link scanner sends it to no server, and the page sends it when the reader clicks its button. */
export async function issueToken(
  user: StoredUser,
  purpose: keyof typeof linkSeconds,
  app: LinkIssuer,
): Promise<string> {
  const token = newLinkToken()
  await app.links.keep(token, {
    userId: user.id,
    epoch: user.epoch,
    purpose,
    expiresAt: seconds(app.clock()) + linkSeconds[purpose],
  })
  return token
}

type Sender = Pick<Accounts, 'limiter' | 'letterBrake' | 'mail'>

/** `left_out`: the mailbox has had so many letters that another one would flood it, or the letters of the day are used up. */
type LeftOut = { kind: 'left_out'; retryAfterSeconds: number; full: readonly LimitName[] }
type Sent = { kind: 'sent' } | LeftOut

/** Sends an e-mail that the candidate waits for; throws when SES does not accept it. */
export async function sendEmail(user: StoredUser, email: Email, app: Sender): Promise<Sent> {
  if (isAddressProved(user)) return deliver(user, email, app)
  const counters = [letterBeforeProof(user.email), ...lettersOfDay(user.registeredFrom)]
  const taken = await takeFirstLetter(counters, app)
  if (!taken.allowed)
    return { kind: 'left_out', retryAfterSeconds: taken.retryAfterSeconds, full: taken.full }
  try {
    return await deliver(user, email, app)
  } catch (error) {
    await taken.giveBack(counters)
    throw error
  }
}

async function deliver(user: StoredUser, email: Email, app: Sender): Promise<Sent> {
  const mail = await app.mail()
  await mail.send(email, { to: emailKey(user.email), tags: { user: user.id } })
  return { kind: 'sent' }
}

export const issueResetEmail = async (user: StoredUser, app: LinkIssuer): Promise<Email> =>
  resetEmail(await setPasswordUrl(user, 'reset', app), claimOf(user))

/** The details of the 429 for a letter that its limit left out. */
export const leftOut = ({ retryAfterSeconds, full }: LeftOut) => ({ retryAfterSeconds, limits: full })

/** Counts in the metric whose alarm reports that candidates get no letters about their accounts. */
export const noteUnsent = (log: Log, event: string, error: unknown, userId?: string): void =>
  log.warn(
    event,
    { userId, ...errorFields(error) },
    isRefusalOfAccount(error) ? 'LettersRefused' : 'AccountLettersFailed',
  )

/** Sends an e-mail about something that is done already, so one that is not sent is only logged. */
export async function trySendEmail(
  user: StoredUser,
  email: Email,
  app: Sender,
  log: Log,
): Promise<Sent | undefined> {
  const sent = await withinHalfOfTheTime(() => sendEmail(user, email, app)).catch((error: unknown) => {
    noteUnsent(log, 'an e-mail was not sent', error, user.id)
  })
  if (sent?.kind === 'left_out') noteLeftOut(log, sent.full, user.id)
  return sent ?? undefined
}
