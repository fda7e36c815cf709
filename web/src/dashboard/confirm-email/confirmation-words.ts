import type { auth } from '#shared/account/auth/auth.ts'
import { common, messageOr, saidAt, saidToWait, type WordsFor } from '../../form/words.ts'

const notSent = 'The email was not sent. Please try again in a moment.'

/** Messages when the e-mail was not sent again. */
export const resendWords: WordsFor<typeof auth.sendConfirmation> = {
  ...common(notSent),
  not_signed_in: notSent,
  mail_unavailable: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
}

const notCorrected = 'Your email address was not changed. Please try again in a moment.'

/** Messages when a mistyped address was not corrected. */
export const correctionWords: WordsFor<typeof auth.correctEmail> = {
  ...common(notCorrected),
  not_signed_in: notCorrected,
  email_taken: saidAt('email', notCorrected),
  email_not_correctable: messageOr(notCorrected),
  too_many_attempts: saidToWait(notCorrected),
}
