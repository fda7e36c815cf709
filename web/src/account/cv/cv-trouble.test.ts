import { describe, expect, test } from 'vitest'
import { errors } from '#shared/contract/errors.ts'
import { ApiError, noAnswer } from '../../api/api-error.ts'
import { cvFailure, isAboutTheFile, retryAfterSeconds } from './cv-trouble.ts'

const answer = (status: number, body: unknown, code?: string): ApiError =>
  new ApiError({ status, code, message: 'not for people', body })

describe('why registering failed is said', () => {
  const cases: [string, unknown, string][] = [
    ['in the answer’s error before all else', { error: 'E', detail: 'D', message: 'M' }, 'E'],
    ['else in its detail', { detail: 'D', message: 'M' }, 'D'],
    ['else in the first item of its detail', { detail: [{ msg: 'First' }, { msg: 'Second' }] }, 'First'],
    ['in general words where that item has none', { detail: [{}] }, 'Validation error occurred'],
    ['in general words where the detail is an empty list', { detail: [] }, 'Validation error occurred'],
    ['else in its message', { message: 'M' }, 'M'],
    ['else in words of the page', {}, 'An error occurred during registration'],
    ['in words of the page where nothing can be read', undefined, 'An error occurred during registration'],
  ]
  test.each(cases)('%s', (_, body, message) => {
    expect(cvFailure(answer(400, body), 'registration').message).toBe(message)
  })

  test('in other words where an account was to be updated', () => {
    expect(cvFailure(answer(400, {}), 'update').message).toBe('An error occurred during update')
  })

  test('with what to do when the file is gone', () => {
    const { text } = errors.cv_not_found
    const { message } = cvFailure(answer(404, { detail: text }, 'cv_not_found'), 'update')
    expect(message).toBe('No file found. Please upload your CV again.')
  })
})

describe('what to do about it', () => {
  test('is to look at the connection where no answer came', () => {
    const failure = cvFailure(new ApiError({ status: 0, code: noAnswer, message: 'Failed' }), 'registration')
    expect(failure).toMatchObject({
      message: 'An error occurred during registration',
      hint: 'We could not reach the server. Please check your connection and try again.',
    })
  })

  test('is to wait where the API says how long', () => {
    const body = { detail: 'Too many attempts.', retry_after: 61 }
    expect(cvFailure(answer(429, body), 'sending').hint).toBe('Please wait 2 minutes.')
  })

  test('is to try again where the API has a bad moment, or what came back was not an answer', () => {
    expect(cvFailure(answer(500, {}), 'update').hint).toBe('Please try again in a moment.')
    expect(cvFailure(new TypeError('not a function'), 'update').hint).toBe('Please try again in a moment.')
  })
})

test('the same file is not offered again where it is the file', () => {
  expect(isAboutTheFile(cvFailure(answer(422, {}, 'cv_unreadable'), 'reading'))).toBe(true)
  expect(isAboutTheFile(cvFailure(answer(500, {}, 'internal'), 'reading'))).toBe(false)
})

test('the wait is the answer’s own, and none where it names none', () => {
  expect(retryAfterSeconds(answer(503, { retry_after: 5 }))).toBe(5)
  expect(retryAfterSeconds(answer(503, {}))).toBeUndefined()
})
