import { describe, expect, test } from 'vitest'
import { auth } from '#shared/account/auth/auth.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { explain } from '../../form/words.ts'
import { passwordWords } from './password-words.ts'

const fields = ['current', 'chosen', 'confirmation']
const refused = (status: number, body?: unknown) =>
  explain(refusalIn(factsOf(auth.updatePassword), { status, body }), passwordWords, fields)

const about = (msg: string) => ({ loc: ['body', 'new_password'], msg, type: 'custom' })

describe('a password that was not changed', () => {
  test.each<[string, number, unknown, string]>([
    [
      "the answer's detail for a wrong password",
      400,
      { detail: 'Not this one', message: 'No' },
      'Not this one',
    ],
    ["the answer's message for a wrong password", 400, { message: 'No' }, 'No'],
    [
      "the page's message for a wrong password",
      400,
      {},
      'The current password you entered is incorrect. Please try again.',
    ],
    ['that the sign-in has ended', 401, { message: 'No' }, 'Your session has expired. Please log in again.'],
    [
      'all problems of the new password',
      422,
      { code: 'invalid_request', detail: [about('Too short'), about('Too plain')] },
      'Validation error: Too short, Too plain',
    ],
    [
      "the answer's detail for a refused new password",
      422,
      { detail: 'Too common', message: 'No' },
      'Too common',
    ],
    [
      "the page's message for a refused new password",
      422,
      {},
      'Password requirements not met. Please check your new password.',
    ],
    [
      "the page's message for an empty list of problems",
      422,
      { detail: [] },
      'Password requirements not met. Please check your new password.',
    ],
    [
      'how long to wait when rate limited',
      429,
      { retry_after: 1740 },
      'Too many password change attempts. Please try again in 29 minutes.',
    ],
    [
      'an hour when rate limited without retry_after',
      429,
      {},
      'Too many password change attempts. Please try again in 60 minutes.',
    ],
    ["the answer's message for a 503", 503, { message: 'Busy' }, 'Busy'],
    ["the page's message for a 500", 500, undefined, 'Failed to update password. Please try again later.'],
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
