import { ApiError, noAnswer, textIn, unreadableAnswer } from '../../api/api-error.ts'
import type { Failure } from '../account-form.ts'
import { UploadRefused } from './upload-refusal.ts'

const status = { tooMany: 429 } as const
const minuteSeconds = 60

const hints = {
  offline: 'We could not reach the server. Please check your connection and try again.',
  later: 'Please try again in a moment.',
} as const

const fallbacks = {
  registration: 'An error occurred during registration',
  update: 'An error occurred during update',
  reading: 'Your CV was not read.',
  sending: 'Your CV was not uploaded.',
} as const

const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** What an answer says about itself: its error, else its detail, else its message. */
function ownWordsIn(body: unknown): string | undefined {
  const detail = partOf(body, 'detail')
  const error = textIn(body, 'error')
  if (error !== undefined) return error
  if (Array.isArray(detail)) return textIn(detail[0], 'msg') ?? 'Validation error occurred'
  return textIn(body, 'detail') ?? textIn(body, 'message')
}

/** The seconds an answer asks to wait. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? partOf(error.body, 'retry_after') : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}

function waitIn(error: ApiError): string | undefined {
  const seconds = error.status === status.tooMany ? retryAfterSeconds(error) : undefined
  if (seconds === undefined) return undefined
  const minutes = Math.ceil(seconds / minuteSeconds)
  return `Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

function hintFor(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code === unreadableAnswer) return hints.later
  if (error.code === noAnswer) return hints.offline
  return waitIn(error) ?? (error.status >= 500 ? hints.later : undefined)
}

/** Why something with a CV was not done, in the answer's own words where it has some. */
export function cvFailure(error: unknown, during: keyof typeof fallbacks): Failure {
  if (error instanceof UploadRefused) return error.failure
  const own = error instanceof ApiError ? ownWordsIn(error.body) : undefined
  const message = own ?? fallbacks[during]
  const hint = hintFor(error)
  const code = error instanceof ApiError ? error.code : undefined
  return { message, code, ...(hint === undefined || message.includes(hint) ? {} : { hint }) }
}

const aboutTheFile: ReadonlySet<string | undefined> = new Set([
  'cv_unreadable',
  'cv_locked',
  'cv_wrong_type',
  'cv_too_large',
])

/** Whether trying the same file once more would only meet the same answer. */
export const isAboutTheFile = ({ code }: Failure): boolean => aboutTheFile.has(code)
