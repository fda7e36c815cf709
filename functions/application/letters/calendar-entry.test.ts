import { describe, expect, test } from 'vitest'
import { calendarAfter } from '../rows/calendar-entry.ts'
import { calendarMethodOf } from './calendar-method.ts'

const now = new Date('2026-11-23T01:00:00Z')
const ahead = { at: '2026-12-01T07:00:00.000Z', place: 'Level 30', minutes: 45 }
const later = { ...ahead, at: '2026-12-02T07:00:00.000Z' }
const first = { ...ahead, sequence: 0, isCancelled: false }

describe('a decision', () => {
  test('without an interview leaves a calendar that has none', () => {
    expect(calendarAfter(undefined, null, now)).toBeUndefined()
  })

  test('enters an interview with sequence 0, and each change with the next one', () => {
    expect(calendarAfter(undefined, ahead, now)).toEqual(first)
    const changed = { ...later, sequence: 1, isCancelled: false, earlier: ahead }
    expect(calendarAfter(first, later, now)).toEqual(changed)
    expect(calendarAfter(changed, ahead, now)).toEqual({ ...changed, ...ahead, sequence: 2, earlier: later })
    expect(calendarAfter({ ...first, isCancelled: true, sequence: 4 }, later, now)).toEqual({
      ...later,
      sequence: 5,
      isCancelled: false,
    })
  })

  test('cancels an interview that no longer holds, once', () => {
    const cancelled = { ...first, sequence: 1, isCancelled: true }
    expect(calendarAfter(first, null, now)).toEqual(cancelled)
    expect(calendarAfter(cancelled, null, now)).toEqual(cancelled)
  })

  test('leaves an interview whose time has come', () => {
    expect(calendarAfter(first, null, new Date(first.at))).toEqual(first)
    expect(calendarAfter(first, null, new Date(Date.parse(first.at) - 1))?.isCancelled).toBe(true)
  })
})

describe('a letter', () => {
  const status = (of: 'interview_pending' | 'rejected' | 'interviewed') =>
    ({ kind: 'status', status: of }) as const
  const dated = { interviewDate: ahead.at, calendar: first }
  const cancelled = { interviewDate: null, calendar: { ...first, isCancelled: true } }

  test('of an interview with a date invites to it', () => {
    expect(calendarMethodOf({ letter: status('interview_pending'), ...dated })).toBe('REQUEST')
  })

  test('of an interview without a date does not repeat the one before', () => {
    expect(
      calendarMethodOf({ letter: status('interview_pending'), interviewDate: null, calendar: first }),
    ).toBeUndefined()
  })

  test('cancels what an earlier letter put into the calendar, and nothing else', () => {
    for (const letter of [status('interview_pending'), status('rejected')]) {
      expect(calendarMethodOf({ letter, ...cancelled, isInCalendar: true })).toBe('CANCEL')
      expect(calendarMethodOf({ letter, ...cancelled })).toBeUndefined()
    }
  })

  test('has no calendar part after the interview, without one, and when an application arrived', () => {
    expect(calendarMethodOf({ letter: status('interviewed'), ...dated, isInCalendar: true })).toBeUndefined()
    expect(
      calendarMethodOf({ letter: status('rejected'), interviewDate: null, calendar: undefined }),
    ).toBeUndefined()
    expect(calendarMethodOf({ letter: { kind: 'received' }, ...dated })).toBeUndefined()
  })
})
