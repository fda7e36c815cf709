import { expect, test } from 'vitest'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { passingFailure } from './passing-failure.ts'

const answered = (status: number, body: unknown = {}) => refusalIn(factsOf(contact.send), { status, body })

test.each([
  ['no answer, which a timeout counts as', new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' })],
  ['an import that failed', new TypeError('Failed to fetch dynamically imported module')],
  ["the page of a hotel's network", answered(200, undefined)],
  ['408', answered(408)],
  ['429', answered(429)],
  ['500', answered(500)],
  ['502 that is not JSON', answered(502, undefined)],
  ['503', answered(503)],
])('%s can pass', (_, error) => {
  expect(passingFailure(error).canPass).toBe(true)
})

test.each([400, 403, 404, 413, 415, 422])('%i cannot pass', (status) => {
  expect(passingFailure(answered(status)).canPass).toBe(false)
})

test('429 says how long to wait', () => {
  expect(passingFailure(answered(429, { retry_after: 42 }))).toEqual({ canPass: true, waitSeconds: 42 })
})
