import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { passwordRefusal } from './password-answer.ts'

const refused = (status: number, body?: unknown) =>
  passwordRefusal(new ApiError({ status, body, message: 'what the client knows' }))

describe('a password that was not changed', () => {
  test.each<[string, number, unknown, string]>([
    ['the detail of a wrong one', 400, { detail: 'Not this one', message: 'No' }, 'Not this one'],
    ['the message of a wrong one', 400, { message: 'No' }, 'No'],
    ['a wrong one', 400, {}, 'The current password you entered is incorrect. Please try again.'],
    ['an ended session', 401, { message: 'No' }, 'Your session has expired. Please log in again.'],
    [
      'everything that is wrong with the new one',
      422,
      { detail: [{ loc: ['body', 'new_password'], msg: 'Too short' }, { msg: 'Too plain' }] },
      'Validation error: Too short, Too plain',
    ],
    ['the detail of an unfit one', 422, { detail: 'Too common', message: 'No' }, 'Too common'],
    ['an unfit one', 422, {}, 'Password requirements not met. Please check your new password.'],
    [
      'an unfit one of which nothing is said',
      422,
      { detail: [] },
      'Password requirements not met. Please check your new password.',
    ],
    [
      'too many attempts',
      429,
      { retry_after: 1740 },
      'Too many password change attempts. Please try again in 29 minutes.',
    ],
    [
      'too many attempts, without saying how long',
      429,
      {},
      'Too many password change attempts. Please try again in 60 minutes.',
    ],
    ['the message of trouble', 503, { message: 'Busy' }, 'Busy'],
    ['trouble', 500, undefined, 'Failed to update password. Please try again later.'],
    ['no answer at all', 0, undefined, 'Failed to update password. Please try again later.'],
  ])('says %s', (_, status, body, message) => expect(refused(status, body).message).toBe(message))

  test('says how long to wait, and says it only then', () => {
    expect(refused(429, { retry_after: 1740 }).waitSeconds).toBe(1740)
    expect(refused(429).waitSeconds).toBe(3600)
    expect(refused(400).waitSeconds).toBe(undefined)
  })

  test('for another reason than an answer has words, too', () =>
    expect(passwordRefusal(new TypeError('odd')).message).toBe(
      'Failed to update password. Please try again later.',
    ))
})
