import { ApiError, noAnswer, textIn, unreadableAnswer } from '../api/api-error.ts'
import { fieldProblemsIn } from '../api/field-problems.ts'
import type { Failure, Problems, Trouble } from './account-form.ts'

const status = { unauthorized: 401, notFound: 404, tooMany: 429 } as const
const minuteSeconds = 60

const hints = {
  offline: 'We could not reach the server. Please check your connection and try again.',
  later: 'Please try again in a moment.',
  mail: 'Please try again in a few minutes.',
} as const

/** How long the API asks to wait, in whole minutes. */
function waitIn(body: unknown): string | undefined {
  const seconds: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'retry_after') : undefined
  if (typeof seconds !== 'number') return undefined
  const minutes = Math.max(1, Math.ceil(seconds / minuteSeconds))
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

const hintFor = (error: ApiError): string | undefined => {
  if (error.code === noAnswer) return hints.offline
  if (error.code === 'mail_unavailable') return hints.mail
  return error.code === unreadableAnswer || error.status >= 500 ? hints.later : undefined
}

/** The answer's own words, or the page's where it has none that a person could use. */
function failureOf(error: unknown, fallback: string): Failure {
  // Whatever is not an answer of the API is an answer that did not keep the contract.
  if (!(error instanceof ApiError)) return { message: fallback, hint: hints.later }
  const { body, code } = error
  const own = textIn(body, 'detail') ?? Object.values(fieldProblemsIn(body))[0] ?? textIn(body, 'message')
  const waiting = error.status === status.tooMany ? waitIn(body) : undefined
  const hint = hintFor(error)
  return { message: waiting ?? own ?? fallback, code, ...(hint === undefined ? {} : { hint }) }
}

/** At the fields where the answer names some that the form has, else as a whole. */
function troubleOf(error: unknown, fallback: string, fields: readonly string[]): Trouble {
  const named = error instanceof ApiError ? fieldProblemsIn(error.body) : {}
  const problems: Problems = Object.fromEntries(
    fields.flatMap((field) => (named[field] === undefined ? [] : [[field, named[field]]])),
  )
  return Object.keys(problems).length > 0 ? { problems } : { failure: failureOf(error, fallback) }
}

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined)

export const signInTrouble = (error: unknown): Trouble => {
  const isRefused = error instanceof ApiError && error.status === status.unauthorized
  const fallback = isRefused ? 'Invalid email or password' : 'Login failed'
  return troubleOf(error, fallback, ['email', 'password'])
}

export const notRegisteredText =
  'This email is not registered. Please check your email or register for a new account.'

export function resetRequestTrouble(error: unknown): Trouble {
  if (error instanceof ApiError && error.status === status.notFound)
    return { failure: { message: notRegisteredText, code: 'email_not_registered' } }
  return troubleOf(error, 'Failed to process password reset request. Please try again.', ['email'])
}

const newPasswordFallback = 'Your password was not set. Please try again.'

export function newPasswordTrouble(error: unknown): Trouble {
  const trouble = troubleOf(error, newPasswordFallback, ['password'])
  return 'failure' in trouble && codeOf(error) === 'password_too_common'
    ? { problems: { password: trouble.failure.message } }
    : trouble
}

export function registrationTrouble(error: unknown): Trouble {
  const trouble = troubleOf(error, 'Registration failed', ['name', 'email', 'phone', 'password'])
  return 'failure' in trouble && codeOf(error) === 'password_too_common'
    ? { problems: { password: trouble.failure.message } }
    : trouble
}
