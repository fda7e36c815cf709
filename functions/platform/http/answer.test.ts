import { describe, expect, test } from 'vitest'
import { answerInvalid, answerOk, answerRefusal } from './answer.ts'

const bodyOf = ({ body }: { body: string }): unknown => JSON.parse(body)

describe('an answer', () => {
  test('is JSON that no cache keeps and no browser takes for anything else', () => {
    expect(answerOk({ success: true }, { requestId: 'request-1' })).toEqual({
      statusCode: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'request-1',
      },
      body: '{"success":true}',
      isBase64Encoded: false,
    })
  })
})

describe('a refusal', () => {
  test('has its code, its text twice, and no time to wait where waiting does not help', () => {
    const answer = answerRefusal('wrong_credentials', 'request-1')
    expect(answer).toMatchObject({ statusCode: 401, isBase64Encoded: false })
    expect(answer.headers).not.toHaveProperty('retry-after')
    expect(bodyOf(answer)).toEqual({
      success: false,
      code: 'wrong_credentials',
      message: 'Invalid email or password',
      detail: 'Invalid email or password',
      requestId: 'request-1',
    })
  })

  test('for a limit says when its window ends, in the header and in the body', () => {
    const answer = answerRefusal('too_many_attempts', 'request-1', { retryAfterSeconds: 840 })
    expect(answer.headers).toMatchObject({ 'retry-after': '840', 'x-request-id': 'request-1' })
    expect(bodyOf(answer)).toMatchObject({ retry_after: 840 })
  })

  test('for a service that does not answer asks to come back after five seconds', () => {
    const answer = answerRefusal('unavailable', 'request-1')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(bodyOf(answer)).toMatchObject({ retry_after: 5 })
    const sooner = answerRefusal('cv_still_reading', 'request-1', { retryAfterSeconds: 2 })
    expect(sooner.headers['retry-after']).toBe('2')
  })

  test('carries what its endpoint adds, which replaces none of its own properties', () => {
    const more = { userExists: true, code: 'internal', success: true }
    expect(bodyOf(answerRefusal('user_exists', 'request-1', { more }))).toMatchObject({
      userExists: true,
      code: 'user_exists',
      success: false,
    })
  })

  test('does not tell the caller which limits are full', () => {
    const details = { retryAfterSeconds: 7, limits: ['signInByStrangers'] }
    expect(answerRefusal('too_many_attempts', 'request-1', details).body).not.toContain('Strangers')
  })
})

describe('a validation error', () => {
  const problems = [
    { path: ['items', 0, 'title'], message: 'Please name the book', code: 'too_small' },
    { path: ['email'], message: 'Please enter your email address', code: 'invalid_type' },
  ]

  test('is answered field by field, with the part of the request', () => {
    const answer = answerInvalid('invalid_request', 'query', problems, 'request-1')
    expect(answer.statusCode).toBe(422)
    expect(bodyOf(answer)).toEqual({
      success: false,
      code: 'invalid_request',
      message: 'Invalid data. Please check all required fields.',
      detail: [
        { loc: ['query', 'items', '0', 'title'], msg: 'Please name the book', type: 'too_small' },
        { loc: ['query', 'email'], msg: 'Please enter your email address', type: 'invalid_type' },
      ],
      requestId: 'request-1',
    })
  })

  test('of an enquiry lists its fields as the contact form reads them', () => {
    const answer = answerInvalid('invalid_enquiry', 'body', problems, 'request-1')
    expect(answer.statusCode).toBe(400)
    expect(bodyOf(answer)).toEqual({
      success: false,
      code: 'invalid_enquiry',
      message: 'Invalid request. Please check your input.',
      detail: 'Invalid request. Please check your input.',
      errors: [
        { field: 'items.0.title', message: 'Please name the book' },
        { field: 'email', message: 'Please enter your email address' },
      ],
      requestId: 'request-1',
    })
  })
})
