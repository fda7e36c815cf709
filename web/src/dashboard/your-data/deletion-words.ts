import type { auth } from '#shared/account/auth/auth.ts'
import { common, messageOr, saidToWait, type WordsFor } from '../../form/words.ts'

const failed = 'Failed to delete your account. Please try again later.'
// Replaces the API's text, which mentions a current password, although no new one is entered here.
const wrong = 'The password you entered is incorrect. Please try again.'

/** Messages when the account was not deleted. */
export const deletionWords: WordsFor<typeof auth.deleteMe> = {
  ...common(messageOr(failed)),
  no_answer: 'Your account was not deleted. Please check your internet connection and try again.',
  unreadable_answer: failed,
  not_signed_in: messageOr(failed),
  wrong_current_password: () => ({ failure: { message: wrong }, problems: { password: wrong } }),
  too_many_attempts: saidToWait(failed),
}
