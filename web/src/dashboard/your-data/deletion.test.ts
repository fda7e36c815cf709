import { describe, expect, test } from 'vitest'
import { ApiError, noAnswer } from '../../api/api-error.ts'
import { deletionRefusal, firstQuestion, next, type Event, type Phase } from './deletion.ts'

const run = (...events: Event[]): Phase => events.reduce(next, firstQuestion)
const submitted: Event = { type: 'submitted', password: 'eight racks 1' }

describe('the deletion of an account', () => {
  test('is asked for once, however often somebody clicks', () => {
    const phase = run(submitted)
    expect(phase).toEqual({ name: 'deleting', password: 'eight racks 1' })
    expect(next(phase, submitted)).toBe(phase)
    expect(next(phase, { type: 'edited' })).toBe(phase)
  })

  test('that was refused says why, until something is typed', () => {
    const phase = run(submitted, { type: 'refused', message: 'Wrong' })
    expect(phase).toEqual({ name: 'asking', message: 'Wrong', refusals: 1 })
    expect(next(phase, { type: 'edited' })).toEqual(firstQuestion)
  })

  test('is final', () => {
    const phase = run(submitted, { type: 'deleted' })
    expect(next(phase, submitted)).toEqual({ name: 'deleted' })
  })
})

describe('an account that was not deleted', () => {
  test.each<[string, ConstructorParameters<typeof ApiError>[0], string]>([
    [
      'for a wrong password',
      { status: 400, code: 'wrong_current_password', message: '' },
      'The password you entered is incorrect. Please try again.',
    ],
    [
      'after too many attempts',
      { status: 429, message: '', body: { retry_after: 120 } },
      'Too many attempts. Please try again in 2 minutes.',
    ],
    [
      'without an answer',
      { status: 0, code: noAnswer, message: 'Failed to fetch' },
      'Your account was not deleted. Please check your internet connection and try again.',
    ],
    ['for what the API says', { status: 503, message: '', body: { message: 'Busy' } }, 'Busy'],
    [
      'for nothing it says',
      { status: 500, message: '' },
      'Failed to delete your account. Please try again later.',
    ],
  ])('%s says so', (_, trouble, message) => expect(deletionRefusal(new ApiError(trouble))).toBe(message))
})
