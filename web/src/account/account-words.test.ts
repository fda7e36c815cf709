import { describe, expect, test } from 'vitest'
import { auth } from '#shared/account/auth/auth.ts'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { failureIn } from '../form/words.ts'
import { newPasswordWords, registrationWords, resetRequestWords, signInWords } from './account-calls.ts'

const unanswered = new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' })
const answered = (endpoint: Endpoint, status: number, body: unknown = {}) =>
  refusalIn(factsOf(endpoint), { status, body })

describe('a failed sign-in', () => {
  test.each<[string, unknown, string]>([
    ["the answer's message", answered(auth.login, 401, { message: 'Account closed' }), 'Account closed'],
    ['a fixed message where the answer has none', answered(auth.login, 401), 'Invalid email or password'],
    ['the fallback when no answer came', unanswered, 'Login failed'],
  ])('says %s', (_, error, message) => expect(failureIn(error, signInWords).message).toBe(message))
})

describe('a failed request for a reset link', () => {
  const fallback = 'Failed to process password reset request. Please try again.'

  test.each<[string, unknown, string]>([
    [
      "that the e-mail address is not registered, instead of the answer's detail",
      answered(auth.forgotPassword, 404, { detail: 'x' }),
      'This email is not registered. Please check your email or register for a new account.',
    ],
    [
      "the answer's detail",
      answered(auth.forgotPassword, 503, { detail: 'Cannot connect to email service' }),
      'Cannot connect to email service',
    ],
    ['the fallback when no answer came', unanswered, fallback],
    ['the fallback when the answer has no message', answered(auth.forgotPassword, 500), fallback],
  ])('says %s', (_, error, message) => expect(failureIn(error, resetRequestWords).message).toBe(message))
})

test("a failed registration shows the page's own message", () => {
  expect(failureIn(unanswered, registrationWords).message).toBe('Registration failed')
  expect(failureIn(answered(auth.register, 409), registrationWords)).toMatchObject({
    message: 'Registration failed',
    code: 'email_taken',
  })
})

test("a used link shows the answer's detail", () => {
  expect(failureIn(answered(auth.resetPassword, 400, { detail: 'Used' }), newPasswordWords)).toEqual({
    message: 'Used',
    code: 'link_spent',
  })
})
