import { expect, test } from 'vitest'
import { auth } from '#shared/contract/auth.ts'
import { refusalIn } from '#shared/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { explain } from '../../form/words.ts'
import { deletionWords } from './deletion-words.ts'

const refused = (status: number, body: unknown = {}): ApiRefusal => refusalIn(auth.deleteMe, { status, body })

test.each<[string, ApiRefusal, string]>([
  [
    'for a wrong password',
    refused(400, { detail: 'The current password is incorrect' }),
    'The password you entered is incorrect. Please try again.',
  ],
  [
    'after too many attempts',
    refused(429, { retry_after: 120 }),
    'Too many attempts. Please try again in 2 minutes.',
  ],
  [
    'without an answer',
    new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' }),
    'Your account was not deleted. Please check your internet connection and try again.',
  ],
  ['for what the API says', refused(503, { message: 'Busy' }), 'Busy'],
  ['for nothing it says', refused(500), 'Failed to delete your account. Please try again later.'],
])('an account that was not deleted %s says so', (_, refusal, message) =>
  expect(explain(refusal, deletionWords).failure?.message).toBe(message),
)

test('a wrong password is a problem at its field', () =>
  expect(Object.keys(explain(refused(400), deletionWords).problems ?? {})).toEqual(['password']))
