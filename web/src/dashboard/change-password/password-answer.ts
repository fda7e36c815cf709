import { ApiError, textIn } from '../../api/api-error.ts'
import { fieldProblemsIn, minutesText, retryAfterSeconds } from '../refusals.ts'

/** How the API said no: in words, and for how long nobody needs to try again. */
export type PasswordRefusal = { message: string; waitSeconds?: number; isCurrentPasswordWrong?: boolean }

export const defaultRetrySeconds = 3600

const texts = {
  wrong: 'The current password you entered is incorrect. Please try again.',
  unfit: 'Password requirements not met. Please check your new password.',
  sessionOver: 'Your session has expired. Please log in again.',
  failed: 'Failed to update password. Please try again later.',
} as const

const tooMany = (seconds: number): string =>
  `Too many password change attempts. Please try again in ${minutesText(seconds)}.`

/** What a person is told about a password that was not changed. */
export function passwordRefusal(error: unknown): PasswordRefusal {
  if (!(error instanceof ApiError)) return { message: texts.failed }
  const { status, body } = error
  const spoken = textIn(body, 'detail') ?? textIn(body, 'message')
  if (status === 400) return { message: spoken ?? texts.wrong, isCurrentPasswordWrong: true }
  if (status === 401) return { message: texts.sessionOver }
  if (status === 422) {
    const problems = fieldProblemsIn(body).map(({ message }) => message)
    return {
      message:
        problems.length > 0
          ? `Validation error: ${problems.join(', ')}`
          : (textIn(body, 'detail') ?? texts.unfit),
    }
  }
  if (status === 429) {
    const waitSeconds = retryAfterSeconds(body, defaultRetrySeconds)
    return { message: tooMany(waitSeconds), waitSeconds }
  }
  return { message: textIn(body, 'message') ?? texts.failed }
}
