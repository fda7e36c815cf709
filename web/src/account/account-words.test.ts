import { describe, expect, test } from 'vitest'
import { auth } from '#shared/contract/auth.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { refusalIn } from '#shared/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { failureIn } from '../form/words.ts'
import { newPasswordWords, registrationWords, resetRequestWords, signInWords } from './account-calls.ts'

const unanswered = new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' })
const answered = (endpoint: Endpoint, status: number, body: unknown = {}) =>
  refusalIn(endpoint, { status, body })

describe('a sign-in that fails', () => {
  test.each<[string, unknown, string]>([
    ['the answer’s message', answered(auth.login, 401, { message: 'Account closed' }), 'Account closed'],
    ['that something is wrong, without saying what', answered(auth.login, 401), 'Invalid email or password'],
    ['that it failed, without an answer', unanswered, 'Login failed'],
  ])('says %s', (_, error, message) => expect(failureIn(error, signInWords).message).toBe(message))
})

describe('a request for a link that fails', () => {
  const fallback = 'Failed to process password reset request. Please try again.'

  test.each<[string, unknown, string]>([
    [
      'that the address is not registered, whatever the answer says',
      answered(auth.forgotPassword, 404, { detail: 'x' }),
      'This email is not registered. Please check your email or register for a new account.',
    ],
    [
      'the answer’s detail',
      answered(auth.forgotPassword, 503, { detail: 'Cannot connect to email service' }),
      'Cannot connect to email service',
    ],
    ['that it failed, without an answer', unanswered, fallback],
    ['that it failed, with an answer that says nothing', answered(auth.forgotPassword, 500), fallback],
  ])('says %s', (_, error, message) => expect(failureIn(error, resetRequestWords).message).toBe(message))
})

test('a registration that fails says so, without words of the answer', () => {
  expect(failureIn(unanswered, registrationWords).message).toBe('Registration failed')
  expect(failureIn(answered(auth.register, 409), registrationWords)).toMatchObject({
    message: 'Registration failed',
    code: 'email_taken',
  })
})

test('a used link is said to be used', () => {
  expect(failureIn(answered(auth.resetPassword, 400, { detail: 'Used' }), newPasswordWords)).toEqual({
    message: 'Used',
    code: 'link_spent',
  })
})
