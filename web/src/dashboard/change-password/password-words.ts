import type { auth } from '#shared/account/auth/auth.ts'
import type { Failure } from '../../form/machine.ts'
import { common, minutesText, messageOr, type WordsFor } from '../../form/words.ts'

const defaultWaitSeconds = 3600

const texts = {
  wrong: 'The current password you entered is incorrect. Please try again.',
  requirements: 'Password requirements not met. Please check your new password.',
  sessionOver: 'Your session has expired. Please log in again.',
  failed: 'Failed to update password. Please try again later.',
} as const

const failure = (message: string): { failure: Failure } => ({ failure: { message } })

/** Messages when the password was not changed: a failure above the fields and a problem that focuses the wrong one. */
export const passwordWords: WordsFor<typeof auth.updatePassword> = {
  ...common(messageOr(texts.failed)),
  no_answer: texts.failed,
  unreadable_answer: texts.failed,
  not_signed_in: texts.sessionOver,
  wrong_current_password: ({ text = texts.wrong }) => ({ ...failure(text), problems: { current: text } }),
  password_too_common: ({ text = texts.requirements }) => ({ ...failure(text), problems: { chosen: text } }),
  invalid_request: ({ problems, text }) =>
    failure(
      problems.length > 0
        ? `Validation error: ${problems.map(({ message }) => message).join(', ')}`
        : (text ?? texts.requirements),
    ),
  too_many_attempts: ({ code, retryAfterSeconds: waitSeconds = defaultWaitSeconds }) => ({
    failure: {
      message: `Too many password change attempts. Please try again in ${minutesText(waitSeconds)}.`,
      code,
      waitSeconds,
    },
  }),
}
