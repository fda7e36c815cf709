import { describe, expect, test } from 'vitest'
import { auth } from '#shared/account/auth/auth.ts'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { factsOf } from './facts.ts'
import { refusalIn } from './failed-answer.ts'

const refused = (status: number, body?: unknown) => refusalIn(factsOf(auth.login), { status, body })

describe('a failed answer', () => {
  test('is read with its code, its message and how long to wait', () => {
    const answer = {
      success: false,
      code: 'too_many_attempts',
      message: 'Slow down',
      detail: 'Slow down',
      retry_after: 90,
      requestId: 'r1',
    }
    expect(refused(429, answer)).toMatchObject({
      code: 'too_many_attempts',
      status: 429,
      text: 'Slow down',
      message: 'Slow down',
      retryAfterSeconds: 90,
    })
  })

  test('has the id of its request where the body names one', () => {
    expect(refused(503, { code: 'unavailable', requestId: 'r1' }).requestId).toBe('r1')
    expect(refused(500, { message: 'Internal Server Error' }).requestId).toBeUndefined()
  })

  test('names the fields that are wrong', () => {
    const answer = {
      code: 'invalid_request',
      message: 'Invalid data',
      detail: [{ loc: ['body', 'skills', '3'], msg: 'Too long', type: 'too_big' }],
    }
    expect(refused(422, answer).problems).toEqual([{ path: ['body', 'skills', '3'], message: 'Too long' }])
  })

  test('of the enquiry form names its fields like every other', () => {
    const body = { code: 'invalid_enquiry', errors: [{ field: 'email', message: 'Bad email' }] }
    expect(refusalIn(factsOf(contact.send), { status: 400, body }).problems).toEqual([
      { path: ['body', 'email'], message: 'Bad email' },
    ])
  })

  test.each([
    ['detail before message', { detail: 'The detail', message: 'The message' }, 'The detail'],
    ['message without a detail', { message: 'The message' }, 'The message'],
    [
      'message where the detail is a list',
      { detail: [{ loc: [], msg: 'x', type: 'y' }], message: 'The message' },
      'The message',
    ],
    ["contract's text for its status without either", {}, 'An unexpected error occurred'],
  ])('says its %s', (_, body, message) => expect(refused(500, body).message).toBe(message))

  test.each([
    [401, 'wrong_credentials'],
    [429, 'too_many_attempts'],
    [422, 'invalid_request'],
    [503, 'unavailable'],
    [500, 'internal'],
    [404, 'not_found'],
  ])("%i without a code of the endpoint means the endpoint's first code of that status", (status, code) => {
    expect(refused(status, { message: 'x' }).code).toBe(code)
    expect(refused(status, { code: 'of_something_else' }).code).toBe(code)
    expect(refused(status).code).toBe(code)
  })

  test('with a status that the endpoint does not declare is unreadable', () => {
    expect(refused(502)).toMatchObject({ code: 'unreadable_answer', message: 'Invalid response from server' })
  })

  test.each([0, -1, undefined, '90'])('with the retry_after %j has no time to wait', (retry_after) =>
    expect(refused(429, { retry_after }).retryAfterSeconds).toBeUndefined(),
  )
})
