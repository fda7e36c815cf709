import { expect, test } from 'vitest'
import { interviews } from '#shared/interview/contract/interviews.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { notCreated } from './creation-words.ts'
import { common, failureIn } from './words.ts'

const words = { ...common('Failed'), not_signed_in: 'Failed', ...notCreated('Failed') }
const messageOf = (code: keyof typeof words, retryAfterSeconds?: number) =>
  failureIn<typeof interviews.create>(
    new ApiRefusal(code, { text: 'The reason', ...(retryAfterSeconds && { retryAfterSeconds }) }),
    words,
  ).message

test('each refusal of an application or interview is said with its reason, a limit with how long to wait', () => {
  expect(interviews.create.errors.map((code) => [code, messageOf(code)])).toEqual(
    interviews.create.errors.map((code) => [code, 'The reason']),
  )
  expect(messageOf('too_many_attempts', 90)).toBe('Too many attempts. Please try again in 2 minutes.')
  expect(messageOf('internal')).toBe('Failed')
})
