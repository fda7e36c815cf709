import { expect, test } from 'vitest'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { messageOf } from './refusals.ts'

const fallback = 'Your assessment was not saved.'

test.each([
  [
    'an error of the server',
    new ApiRefusal('internal', { status: 500, text: 'An unexpected error occurred', requestId: 'r1' }),
    'Your assessment was not saved. Please try again in a moment. Reference: r1',
  ],
  [
    'a busy service',
    new ApiRefusal('unavailable', { status: 503, text: 'The service is busy.' }),
    'Your assessment was not saved. Please try again in a moment.',
  ],
  [
    'a refusal that says what to do',
    new ApiRefusal('position_changed', { status: 409, text: 'Open it in another tab.' }),
    'Open it in another tab.',
  ],
])('the message of %s says what failed and what to do', (_, error, message) => {
  expect(messageOf(error, fallback)).toBe(message)
})
