import type { auth } from '#shared/account/auth/auth.ts'
import { common, messageOr, saidToWait, type WordsFor } from '../../form/words.ts'

const notSent = 'The link was not sent. Please try again in a moment.'

export const passwordLinkWords: WordsFor<typeof auth.forgotPassword> = {
  ...common(notSent),
  email_not_registered: notSent,
  mail_unavailable: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
}
