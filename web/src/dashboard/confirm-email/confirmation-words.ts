import type { auth } from '#shared/contract/auth.ts'
import { common, said, saidToWait, type WordsFor } from '../../form/words.ts'

const notConfirmed = 'Your email address was not confirmed. Please try again in a moment.'

/** Messages when the link of the e-mail did not confirm the address. */
export const confirmationWords: WordsFor<typeof auth.confirmEmail> = {
  ...common(notConfirmed),
  not_signed_in: notConfirmed,
  link_spent: 'This link belongs to another account or has expired. Please ask for a new one.',
}

const notSent = 'The email was not sent. Please try again in a moment.'

/** Messages when the e-mail was not sent again. */
export const resendWords: WordsFor<typeof auth.sendConfirmation> = {
  ...common(notSent),
  not_signed_in: notSent,
  mail_unavailable: said(notSent),
  too_many_attempts: saidToWait(notSent),
}
