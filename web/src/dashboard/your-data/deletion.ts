import { ApiError, noAnswer, textIn } from '../../api/api-error.ts'
import { minutesText, retryAfterSeconds } from '../refusals.ts'

export type Phase =
  | { name: 'asking'; message?: string; refusals: number }
  | { name: 'deleting'; password: string }
  | { name: 'deleted' }

export type Event =
  | { type: 'edited' }
  | { type: 'submitted'; password: string }
  | { type: 'deleted' }
  | { type: 'refused'; message: string }

export const firstQuestion: Phase = { name: 'asking', refusals: 0 }

/** The dialog's whole life. A second click while the account goes changes nothing. */
export function next(phase: Phase, event: Event): Phase {
  switch (phase.name) {
    case 'asking':
      if (event.type === 'edited') return phase.message === undefined ? phase : firstQuestion
      return event.type === 'submitted' ? { name: 'deleting', password: event.password } : phase
    case 'deleting':
      if (event.type === 'deleted') return { name: 'deleted' }
      return event.type === 'refused' ? { name: 'asking', message: event.message, refusals: 1 } : phase
    case 'deleted':
      return phase
  }
}

const defaultRetrySeconds = 3600

const texts = {
  wrong: 'The password you entered is incorrect. Please try again.',
  unreachable: 'Your account was not deleted. Please check your internet connection and try again.',
  failed: 'Failed to delete your account. Please try again later.',
} as const

/** What a person is told about an account that was not deleted. */
export function deletionRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed
  const { status, code, body } = error
  if (code === noAnswer) return texts.unreachable
  // The API's own text speaks of a current password, as if there were to be a new one.
  if (status === 400 && code === 'wrong_current_password') return texts.wrong
  if (status === 429) {
    return `Too many attempts. Please try again in ${minutesText(retryAfterSeconds(body, defaultRetrySeconds))}.`
  }
  return textIn(body, 'detail') ?? textIn(body, 'message') ?? texts.failed
}
