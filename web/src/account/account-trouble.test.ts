import { describe, expect, test } from 'vitest'
import { ApiError, messageOf, noAnswer, textIn, unreadableAnswer } from '../api/api-error.ts'
import {
  newPasswordTrouble,
  registrationTrouble,
  resetRequestTrouble,
  signInTrouble,
} from './account-trouble.ts'

const answered = (status: number, body: unknown = {}): ApiError =>
  new ApiError({ status, code: textIn(body, 'code'), message: messageOf(body), body })

const unanswered = new ApiError({ status: 0, code: noAnswer, message: 'Failed to fetch' })
const aProxysPage = new ApiError({
  status: 502,
  code: unreadableAnswer,
  message: 'Invalid response from server',
})
const about = (field: string, msg: string) => ({ detail: [{ loc: ['body', field], msg, type: 'custom' }] })

const messageIn = (trouble: ReturnType<typeof signInTrouble>): string =>
  'failure' in trouble ? trouble.failure.message : JSON.stringify(trouble.problems)

describe('a sign-in that fails', () => {
  test.each<[string, unknown, string]>([
    ['the answer’s message', answered(401, { message: 'Account closed' }), 'Account closed'],
    ['that something is wrong, without saying what', answered(401), 'Invalid email or password'],
    ['that it failed, when nobody answers', unanswered, 'Login failed'],
    ['that it failed, when something else answers', aProxysPage, 'Login failed'],
    ['that it failed, when the answer breaks the contract', new TypeError('undefined'), 'Login failed'],
    [
      'how many minutes to wait',
      answered(429, { retry_after: 601 }),
      'Too many attempts. Please try again in 11 minutes.',
    ],
    [
      'to wait one minute',
      answered(429, { retry_after: 3 }),
      'Too many attempts. Please try again in 1 minute.',
    ],
    ['the answer’s words where it does not say how long', answered(429, { detail: 'Later' }), 'Later'],
  ])('says %s', (_, error, message) => expect(messageIn(signInTrouble(error))).toBe(message))

  test('says what to do when there is no connection', () => {
    expect(signInTrouble(unanswered)).toMatchObject({
      failure: { hint: 'We could not reach the server. Please check your connection and try again.' },
    })
  })

  test('shows what the answer says about a field at the field', () => {
    expect(signInTrouble(answered(422, about('email', 'No address')))).toEqual({
      problems: { email: 'No address' },
    })
  })
})

describe('a request for a link that fails', () => {
  const fallback = 'Failed to process password reset request. Please try again.'
  const unregistered = 'This email is not registered. Please check your email or register for a new account.'

  test.each<[string, unknown, string]>([
    ['that nobody is registered, whatever the answer says', answered(404, { detail: 'x' }), unregistered],
    [
      'the answer’s detail',
      answered(503, { detail: 'Cannot connect to email service' }),
      'Cannot connect to email service',
    ],
    ['that it failed, without an answer', unanswered, fallback],
    ['that it failed, with an answer that says nothing', answered(500), fallback],
  ])('says %s', (_, error, message) => expect(messageIn(resetRequestTrouble(error))).toBe(message))
})

describe('a registration that fails', () => {
  test('says it in the answer’s words', () => {
    expect(registrationTrouble(answered(409, { code: 'email_taken', detail: 'Taken' }))).toEqual({
      failure: { message: 'Taken', code: 'email_taken' },
    })
  })

  test('says so, without words of the answer', () => {
    expect(messageIn(registrationTrouble(unanswered))).toBe('Registration failed')
    expect(messageIn(registrationTrouble(answered(500)))).toBe('Registration failed')
  })

  test('shows problems at their fields, and a common password at its field', () => {
    expect(registrationTrouble(answered(422, about('phone', 'Digits only')))).toEqual({
      problems: { phone: 'Digits only' },
    })
    const common = answered(422, { code: 'password_too_common', detail: 'Too common' })
    expect(registrationTrouble(common)).toEqual({ problems: { password: 'Too common' } })
    expect(newPasswordTrouble(common)).toEqual({ problems: { password: 'Too common' } })
  })

  test('shows problems of fields it does not have as a whole', () => {
    expect(messageIn(registrationTrouble(answered(422, about('cv_file', 'Too large'))))).toBe('Too large')
  })
})

test('a spent link is said to be spent', () => {
  expect(newPasswordTrouble(answered(400, { code: 'link_spent', detail: 'Spent' }))).toEqual({
    failure: { message: 'Spent', code: 'link_spent' },
  })
})
