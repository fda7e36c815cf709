import { describe, expect, test } from 'vitest'
import { auth } from '#shared/contract/auth.ts'
import { refusalIn } from '#shared/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { explain } from '../../form/words.ts'
import { passwordWords } from './password-words.ts'

const fields = ['current', 'chosen', 'confirmation']
const refused = (status: number, body?: unknown) =>
  explain(refusalIn(auth.updatePassword, { status, body }), passwordWords, fields)

const about = (msg: string) => ({ loc: ['body', 'new_password'], msg, type: 'custom' })

describe('a password that was not changed', () => {
  test.each<[string, number, unknown, string]>([
    ['the detail of a wrong one', 400, { detail: 'Not this one', message: 'No' }, 'Not this one'],
    ['the message of a wrong one', 400, { message: 'No' }, 'No'],
    ['a wrong one', 400, {}, 'The current password you entered is incorrect. Please try again.'],
    ['an ended session', 401, { message: 'No' }, 'Your session has expired. Please log in again.'],
    [
      'everything that is wrong with the new one',
      422,
      { code: 'invalid_request', detail: [about('Too short'), about('Too plain')] },
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
  ])('says %s', (_, status, body, message) => expect(refused(status, body).failure?.message).toBe(message))

  test('has the time to wait only when rate limited', () => {
    expect(refused(429, { retry_after: 1740 }).failure?.waitSeconds).toBe(1740)
    expect(refused(429).failure?.waitSeconds).toBe(3600)
    expect(refused(400).failure?.waitSeconds).toBe(undefined)
  })

  test('has a problem at the wrong field', () => {
    expect(Object.keys(refused(400).problems ?? {})).toEqual(['current'])
    expect(Object.keys(refused(422, { detail: 'Too common' }).problems ?? {})).toEqual(['chosen'])
  })

  test('gives no hint about the connection, which may have been lost after the change', () =>
    expect(explain(new ApiRefusal('no_answer', { clientMessage: 'fetch failed' }), passwordWords)).toEqual({
      failure: { message: 'Failed to update password. Please try again later.', code: 'no_answer' },
    }))
})
