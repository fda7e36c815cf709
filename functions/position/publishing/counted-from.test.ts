import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineLabel } from '#shared/platform/deadline.ts'
import { countedFrom } from './counted-from.ts'

const at = (time: string): Date => new Date(time)
const countedAt = (closingDate: string | null, now: string): string =>
  countedFrom([{ closingDate }], at(now)).toISOString()

describe('deadline labels are counted', () => {
  test('from the start of the day in Malaysia', () => {
    expect(countedAt(null, '2026-11-22T03:00:00Z')).toBe('2026-11-21T16:00:00.000Z')
    expect(countedAt('2026-12-31', '2026-11-22T15:59:59.999Z')).toBe('2026-11-21T16:00:00.000Z')
    expect(countedAt('2026-12-31', '2026-11-22T16:00:00Z')).toBe('2026-11-22T16:00:00.000Z')
  })

  test('from the closing time of a job that closed since', () => {
    expect(countedAt('2026-11-22T02:30:00Z', '2026-11-22T02:29:59Z')).toBe('2026-11-21T16:00:00.000Z')
    expect(countedAt('2026-11-22T02:30:00Z', '2026-11-22T02:30:00Z')).toBe('2026-11-22T02:30:00.000Z')
    expect(countedAt('2026-11-22T02:30:00Z', '2026-11-22T09:00:00Z')).toBe('2026-11-22T02:30:00.000Z')
  })

  test('so that they are those of the present moment, for any jobs', () => {
    const time = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
    const closing = fc.oneof(
      fc.constant(null),
      time.map((moment) => moment.toISOString()),
      time.map((moment) => moment.toISOString().slice(0, 10)),
    )
    fc.assert(
      fc.property(fc.array(closing, { maxLength: 5 }), time, (dates, now) => {
        const jobs = dates.map((closingDate) => ({ closingDate }))
        const from = countedFrom(jobs, now)
        expect(from.getTime()).toBeLessThanOrEqual(now.getTime())
        for (const date of dates) expect(deadlineLabel(date, from)).toBe(deadlineLabel(date, now))
      }),
    )
  })
})
