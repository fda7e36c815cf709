import { describe, expect, test } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { cv } from '#shared/account/contract/cv.ts'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { cvFailure, isAboutTheFile } from './cv-words.ts'

const answer = (status: number, body: unknown, endpoint: Endpoint = cv.registerWithCv): ApiRefusal =>
  refusalIn(factsOf(endpoint), { status, body })

const problem = (msg: string) => ({ loc: ['body', 'password'], msg, type: 'custom' })

describe('a failed registration is explained', () => {
  const cases: [string, unknown, string][] = [
    ["in the answer's detail", { detail: 'D', message: 'M' }, 'D'],
    ['else in the first item of its detail', { detail: [problem('First'), problem('Second')] }, 'First'],
    ['else in its message', { message: 'M' }, 'M'],
    ['else in its error', { error: 'E' }, 'E'],
    ['in general words where its detail is an empty list', { detail: [] }, 'Validation error occurred'],
  ]
  test.each(cases)('%s', (_, body, message) => {
    expect(cvFailure(answer(422, { code: 'invalid_request', ...Object(body) }), 'registration').message).toBe(
      message,
    )
  })

  test("with the page's message where the answer has none", () => {
    expect(cvFailure(answer(400, {}), 'registration').message).toBe('An error occurred during registration')
    expect(cvFailure(answer(400, undefined), 'update').message).toBe('An error occurred during update')
  })

  test('with what to do when the file was deleted', () => {
    const { text } = errors.cv_not_found
    const { message } = cvFailure(answer(404, { detail: text }), 'update')
    expect(message).toBe('No file found. Please upload your CV again.')
  })
})

describe('the hint of a failure', () => {
  test('is to check the connection when no answer came', () => {
    const failure = cvFailure(new ApiRefusal('no_answer'), 'registration')
    expect(failure).toMatchObject({
      message: 'An error occurred during registration',
      hint: "We couldn't reach the server. Please check your connection and try again.",
    })
  })

  test('is how long to wait when the answer has retry_after', () => {
    const body = { detail: 'Too many attempts.', retry_after: 61 }
    expect(cvFailure(answer(429, body, cv.upload), 'sending').hint).toBe('Please wait 2 minutes.')
  })

  test('is to try again after a 500 or an unreadable answer', () => {
    expect(cvFailure(answer(500, {}), 'update').hint).toBe('Please try again in a moment.')
    expect(cvFailure(new ApiRefusal('unreadable_answer'), 'update').hint).toBe(
      'Please try again in a moment.',
    )
  })
})

test('a failure caused by the file itself is recognised, so that it is not retried', () => {
  expect(isAboutTheFile(cvFailure(answer(422, { code: 'cv_unreadable' }, cv.analyze), 'reading'))).toBe(true)
  expect(isAboutTheFile(cvFailure(answer(500, {}, cv.analyze), 'reading'))).toBe(false)
})
