import { describe, expect, test } from 'vitest'
import { localTime, wantedIn } from './wanted-decision.ts'

const filled = (values: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('a decision of the form', () => {
  test('reads the date in Malaysian time', () => {
    const form = filled({ date: '2026-12-01T15:00', place: ' Level 30 ', minutes: '45', words: '' })
    expect(wantedIn(form, 'interview_pending', undefined)).toEqual({
      status: 'interview_pending',
      interviewDate: '2026-12-01T07:00:00.000Z',
      interviewPlace: 'Level 30',
      interviewMinutes: 45,
    })
  })

  test('leaves out empty fields, place and length without a date, and a date with another status', () => {
    const dateOnly = filled({ date: '2026-12-01T15:00', place: ' ', minutes: '' })
    expect(wantedIn(dateOnly, 'interview_pending', undefined)).toEqual({
      status: 'interview_pending',
      interviewDate: '2026-12-01T07:00:00.000Z',
    })
    const form = filled({ date: '', place: 'Level 30', minutes: '45' })
    expect(wantedIn(form, 'interview_pending', undefined)).toEqual({ status: 'interview_pending' })
    expect(wantedIn(filled({ date: '2026-12-01T15:00' }), 'rejected', undefined)).toEqual({
      status: 'rejected',
    })
  })

  test('has an opening only where the recruiter has changed the usual one', () => {
    expect(wantedIn(filled({ words: 'Usual. ' }), 'rejected', 'Usual.')).toEqual({ status: 'rejected' })
    expect(wantedIn(filled({ words: 'Own.' }), 'rejected', 'Usual.')).toEqual({
      status: 'rejected',
      words: 'Own.',
    })
  })
})

test('writes a moment as the value of a datetime-local input, in Malaysian time', () => {
  expect(localTime('2026-12-01T07:00:00.000Z')).toBe('2026-12-01T15:00')
  expect(localTime('2026-12-31T20:30:00.000Z')).toBe('2027-01-01T04:30')
  expect(localTime(null)).toBe('')
})
