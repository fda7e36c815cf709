import { expect, test } from 'vitest'
import { auth } from '#shared/account/auth/auth.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { explain } from '../../form/words.ts'
import { deletionWords } from './deletion-words.ts'

const refused = (status: number, body: unknown = {}): ApiRefusal =>
  refusalIn(factsOf(auth.deleteMe), { status, body })

test.each<[string, ApiRefusal, string]>([
  [
    'for a wrong password',
    refused(400, { detail: 'The current password is incorrect' }),
    'The password you entered is incorrect. Please try again.',
  ],
  [
    'when rate limited',
    refused(429, { retry_after: 120 }),
    'Too many attempts. Please try again in 2 minutes.',
  ],
  [
    'when no answer came',
    new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' }),
    'Your account was not deleted. Please check your internet connection and try again.',
  ],
  ["with the answer's message", refused(503, { message: 'Busy' }), 'Busy'],
  ["with the page's message", refused(500), 'Failed to delete your account. Please try again later.'],
])('a deletion that fails is explained: %s', (_, refusal, message) =>
  expect(explain(refusal, deletionWords).failure?.message).toBe(message),
)

test('a wrong password is a problem at its field', () =>
  expect(Object.keys(explain(refused(400), deletionWords).problems ?? {})).toEqual(['password']))
