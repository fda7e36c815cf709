import { emailKey } from '#shared/platform/email-key.ts'
import type { Mailer, SendOutcome } from '#functions/platform/outbox/deliver.ts'
import { applicationId } from '../rows/application-id.ts'
import type { LetterInOutbox, LetterKey } from '../rows/written-letters.ts'
import { writtenLetterEmail } from '../written-letter-email.ts'
import type { LettersApp } from './app.ts'
import { isTooOld } from './letter-age.ts'

/** The outbox of the letters that members of staff wrote. */
export const writtenMailerOf = (app: LettersApp): Mailer<LetterKey, LetterInOutbox> => ({
  clock: app.clock,
  random: app.random,
  log: app.log,
  what: 'letter',
  outbox: app.writtenLetters,
  fieldsOf: ({ userId }) => ({ userId }),
  send: (leased) => sendWritten(leased, app),
  givenUp: 'LettersGivenUp',
})

/** The row is finished right after SES accepted the e-mail, so only a crash between the two can send it twice. */
async function sendWritten(leased: LetterInOutbox, app: LettersApp): Promise<SendOutcome> {
  const candidate = isTooOld(leased.at, app.clock()) ? undefined : await app.users.byId(leased.userId)
  // An account that its mailbox's owner has disowned has no address.
  if (candidate === undefined || candidate.email === '') {
    await app.writtenLetters.finish(leased, undefined)
    return 'dropped'
  }
  const tags = { application: applicationId(leased), letter: 'written' }
  const email = writtenLetterEmail({ ...leased, name: candidate.name })
  await app.mail.send(email, { to: emailKey(candidate.email), tags })
  await app.writtenLetters.finish(leased, app.clock())
  return 'sent'
}
