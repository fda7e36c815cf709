import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedReason, deadlineLabel, malaysiaDate } from './deadline.ts'

/** Ten in the morning in Malaysia. */
const now = new Date('2026-03-10T10:00:00+08:00')

describe('the deadline label', () => {
  test.each([
    [null, 'No deadline'],
    ['', 'No deadline'],
    ['soon', 'No deadline'],
    ['2026-02-30T25:00', 'No deadline'],
    ['2026-03-09', 'Closed'],
    ['2026-03-10T09:59:59+08:00', 'Closed'],
    ['2026-03-10T10:00:00+08:00', 'Closed'],
    ['2026-03-10T10:00:01+08:00', 'Ends today'],
    ['2026-03-10', 'Ends today'],
    ['2026-03-11', 'Ends tomorrow'],
    ['2026-03-11T23:59:00+08:00', 'Ends tomorrow'],
    ['2026-03-12', 'Ends in 2 days'],
    ['2026-03-16', 'Ends in 6 days'],
    ['2026-03-17', 'Ends in 1 week'],
    ['2026-03-23', 'Ends in 1 week'],
    ['2026-03-24', 'Ends in 2 weeks'],
    ['2026-04-08', 'Ends in 4 weeks'],
    ['2026-04-09', 'Ends in 1 month'],
    ['2026-05-08', 'Ends in 1 month'],
    ['2026-05-09', 'Ends in 2 months'],
    ['2027-03-10', 'Ends in 12 months'],
  ])('of %s is “%s”', (closingDate, label) => expect(deadlineLabel(closingDate, now)).toBe(label))

  test('counts days in Malaysia, wherever the reader is', () => {
    // 16:30 UTC is half past midnight of the next day in Malaysia.
    expect(deadlineLabel('2026-03-11', new Date('2026-03-10T16:30:00Z'))).toBe('Ends today')
    expect(deadlineLabel('2026-03-11', new Date('2026-03-11T15:59:59Z'))).toBe('Ends today')
    expect(deadlineLabel('2026-03-11', new Date('2026-03-11T16:00:00Z'))).toBe('Closed')
  })
})

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const closingDate = fc.oneof(
  fc.constant(null),
  fc.string(),
  moment.map((date) => date.toISOString()),
  moment.map((date) => date.toISOString().slice(0, 10)),
)

describe('an open job', () => {
  test('is closed exactly when its label says so', () =>
    fc.assert(
      fc.property(closingDate, moment, (date, at) => {
        const closed = closedReason({ status: 'open', closingDate: date }, at)
        expect(closed === 'closing_date_passed').toBe(deadlineLabel(date, at) === 'Closed')
      }),
    ))

  test('stays closed once its closing date has passed', () =>
    fc.assert(
      fc.property(closingDate, moment, fc.nat(), (date, at, later) => {
        const openJob = { status: 'open', closingDate: date } as const
        fc.pre(closedReason(openJob, at) !== undefined)
        expect(closedReason(openJob, new Date(at.getTime() + later))).toBe('closing_date_passed')
      }),
    ))

  test('has one of the documented labels', () =>
    fc.assert(
      fc.property(closingDate, moment, (date, at) => {
        expect(deadlineLabel(date, at)).toMatch(
          /^(No deadline|Closed|Ends today|Ends tomorrow|Ends in [2-6] days|Ends in (1 week|[2-4] weeks)|Ends in (1 month|\d+ months))$/,
        )
      }),
    ))
})

test('a job takes applications until its closing date, and none at that moment', () => {
  const job = { status: 'open', closingDate: '2026-03-10T10:00:00+08:00' } as const
  expect(closedReason(job, new Date(now.getTime() - 1))).toBeUndefined()
  expect(closedReason(job, now)).toBe('closing_date_passed')
})

test('a job that a recruiter closed is closed whatever its date', () =>
  fc.assert(
    fc.property(closingDate, moment, (date, at) => {
      expect(closedReason({ status: 'closed', closingDate: date }, at)).toBe('closed_by_recruiter')
    }),
  ))

test('a day in Malaysia begins at 16:00 UTC', () => {
  expect(malaysiaDate(new Date('2026-12-30T15:59:59Z'))).toBe('2026-12-30')
  expect(malaysiaDate(new Date('2026-12-30T16:00:00Z'))).toBe('2026-12-31')
  expect(malaysiaDate(new Date('2026-12-30T16:00:00Z'), 1)).toBe('2027-01-01')
})
