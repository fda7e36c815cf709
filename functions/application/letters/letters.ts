import { createHash } from 'node:crypto'
import { emailKey } from '#shared/platform/email-key.ts'
import { issueToken } from '#functions/account/access/account-mail.ts'
import { letterBeforeProof, lettersOfDay, takeFirstLetter } from '#functions/account/access/first-letters.ts'
import { welcomeFor } from '#functions/account/access/new-account.ts'
import type { Log } from '#functions/platform/log/log.ts'
import { sweep, type Delivery, type Mailer, type SendOutcome } from '#functions/platform/outbox/deliver.ts'
import type { ApplicationKey, ApplicationWithLetter } from '../rows/application-outbox.ts'
import { applicationId } from '../rows/application-id.ts'
import { isAddressProved, type StoredUser } from '#functions/account/rows/stored-user.ts'
import type { AccountWithLetter } from '#functions/account/rows/waiting-welcomes.ts'
import type { LettersApp } from './app.ts'
import { compose, type Letter } from './compose.ts'
import { issueInvitationToken } from './invitation-link.ts'
import { otherPositions } from './other-positions.ts'
import { daysBefore, isTooOld } from './letter-age.ts'
import { writtenMailerOf } from './written.ts'
import type { Outbox } from '#functions/platform/outbox/outbox.ts'
import type { OutboxRow } from '#functions/platform/outbox/outbox-row.ts'

const maxRevived = 100

/** The outbox of the applications. */
export const mailerOf = (app: LettersApp): Mailer<ApplicationKey, ApplicationWithLetter> => ({
  clock: app.clock,
  random: app.random,
  log: app.log,
  what: 'letter',
  outbox: app.outbox,
  fieldsOf: (key) => ({ applicationId: applicationId(key) }),
  send: (leased, log) => send(leased, app, log),
  givenUp: 'LettersGivenUp',
})

/** The row is finished right after SES accepted the e-mail, so only a crash between the two can send it twice. */
async function send(leased: ApplicationWithLetter, app: LettersApp, log: Log): Promise<SendOutcome> {
  const candidate = isTooOld(leased.letterAt, app.clock()) ? undefined : await app.users.byId(leased.userId)
  // A detached account has no address.
  const isWanted =
    candidate !== undefined && candidate.email !== '' && (await isWithinLimit(leased, candidate, app, log))
  if (!isWanted) {
    await app.outbox.finish(leased, undefined)
    return 'dropped'
  }
  const { letter } = leased
  if (letter.kind === 'received' && !isAddressProved(candidate)) {
    const taken = await takeFirstLetter(lettersOfDay(candidate.registeredFrom), app)
    if (!taken.allowed) return waitsFor(taken, app)
  }
  const isRejection = letter.kind === 'status' && letter.status === 'rejected'
  const email = compose(leased, {
    candidate: { name: candidate.name, email: emailKey(candidate.email) },
    site: app.siteUrl,
    proof: isAddressProved(candidate) ? undefined : await issueToken(candidate, 'confirm', app),
    invitation: await issueInvitationToken(leased, candidate, app),
    otherPositions: isRejection ? await otherPositions(leased, app, log) : [],
    now: app.clock(),
  })
  if (email.calendar?.method === 'REQUEST' && !(await app.outbox.putsInCalendar(leased))) return 'dropped'
  await mailLetter(email, leased, { to: emailKey(candidate.email), app })
  await app.outbox.finish(leased, app.clock(), { hasCancelled: email.calendar?.method === 'CANCEL' })
  return 'sent'
}

const waitsFor = ({ retryAfterSeconds }: { retryAfterSeconds: number }, { clock }: LettersApp) => ({
  waitsUntil: new Date(clock().getTime() + retryAfterSeconds * 1000),
})

/** The outbox of first letters that wait for a day with letters left. */
const welcomeMailerOf = (app: LettersApp): Mailer<string, AccountWithLetter> => ({
  clock: app.clock,
  random: app.random,
  log: app.log,
  what: 'letter',
  outbox: app.waitingWelcomes,
  fieldsOf: (userId) => ({ userId }),
  send: (leased) => sendWelcome(leased, app),
  givenUp: 'LettersGivenUp',
})

async function sendWelcome(leased: AccountWithLetter, app: LettersApp): Promise<SendOutcome> {
  const isWanted = !isAddressProved(leased) && leased.isExpiring !== true
  if (isWanted) {
    const counters = [letterBeforeProof(leased.email), ...lettersOfDay(leased.registeredFrom)]
    const taken = await takeFirstLetter(counters, app)
    if (!taken.allowed) return waitsFor(taken, app)
    const to = { to: emailKey(leased.email), tags: { user: leased.id } }
    await app.mail.send(await welcomeFor(leased, app), to)
  }
  await app.waitingWelcomes.finish(leased.id)
  return isWanted ? 'sent' : 'dropped'
}

async function mailLetter(
  { calendar, ...email }: Letter,
  { id, letter }: ApplicationWithLetter,
  { to, app }: { to: string; app: LettersApp },
): Promise<void> {
  const envelope = { to, tags: { application: id, letter: letter.kind } }
  if (calendar === undefined) await app.mail.send(email, envelope)
  else await (await app.calendarMail()).send({ ...email, calendar }, envelope)
}

/** Applying and withdrawing in turns must not flood an e-mail address, which may be another person's. */
async function isWithinLimit(
  { letter, attempts, userId }: ApplicationWithLetter,
  candidate: StoredUser,
  app: LettersApp,
  log: Log,
): Promise<boolean> {
  if (letter.kind !== 'received' || attempts > 1) return true
  const key = createHash('sha256').update(userId).digest('base64url')
  const { allowed } = await app.limiter.take([
    { name: 'applicationReceived', key },
    ...(isAddressProved(candidate) ? [] : [letterBeforeProof(candidate.email)]),
  ])
  if (!allowed) log.warn('too many letters')
  return allowed
}

/** E-mails the letters that are due, and tries those again that were given up a day ago. */
export async function sweepLetters(app: LettersApp): Promise<Delivery[]> {
  await reviveDead(app.outbox, app)
  await reviveDead(app.writtenLetters, app)
  return [
    ...(await sweep(mailerOf(app))),
    ...(await sweep(welcomeMailerOf(app))),
    ...(await sweep(writtenMailerOf(app))),
  ]
}

async function reviveDead<Id, Row extends OutboxRow>(
  { idsIn, revive }: Pick<Outbox<Id, Row>, 'idsIn' | 'revive'>,
  { clock }: Pick<LettersApp, 'clock'>,
): Promise<void> {
  const now = clock()
  for (const id of await idsIn('dead', daysBefore(now, 1), maxRevived)) await revive(id, now)
}
