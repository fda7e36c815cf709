import { dayMilliseconds, malaysiaOffsetMilliseconds } from './durations.ts'

const daysPerWeek = 7
const daysPerMonth = 30

const isDateAlone = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Days since 1970-01-01 on the Malaysian calendar. */
const malaysiaDay = (time: number): number =>
  Math.floor((time + malaysiaOffsetMilliseconds) / dayMilliseconds)

/** The date in Malaysia, `days` later, as 2026-12-31. */
export const malaysiaDate = (now: Date, days = 0): string =>
  new Date((malaysiaDay(now.getTime()) + days) * dayMilliseconds).toISOString().slice(0, 10)

/** The first moment at which the job is closed, and its last calendar day; undefined without a valid date. */
function closingOf(closingDate: string | null): { time: number; day: number } | undefined {
  const parsed = Date.parse(closingDate ?? '')
  if (closingDate === null || Number.isNaN(parsed)) return undefined
  // `Date.parse` reads a date without a time as midnight UTC.
  if (!isDateAlone(closingDate)) return { time: parsed, day: malaysiaDay(parsed) }
  return { time: parsed - malaysiaOffsetMilliseconds + dayMilliseconds, day: parsed / dayMilliseconds }
}

/** Why a job accepts no applications. */
export type ClosedReason = 'closed_by_recruiter' | 'closing_date_passed'

/** What decides whether a job accepts applications. */
type Closing = { status: 'open' | 'closed'; closingDate: string | null }

export function closedReason({ status, closingDate }: Closing, now: Date): ClosedReason | undefined {
  if (status === 'closed') return 'closed_by_recruiter'
  const closing = closingOf(closingDate)
  return closing !== undefined && closing.time <= now.getTime() ? 'closing_date_passed' : undefined
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

/** The time left to apply, counted in Malaysian calendar days. */
export function deadlineLabel(closingDate: string | null, now: Date): string {
  const closing = closingOf(closingDate)
  if (closing === undefined) return 'No deadline'
  if (closing.time <= now.getTime()) return 'Closed'
  const days = closing.day - malaysiaDay(now.getTime())
  if (days <= 0) return 'Ends today'
  if (days === 1) return 'Ends tomorrow'
  if (days < daysPerWeek) return `Ends in ${count(days, 'day')}`
  if (days < daysPerMonth) return `Ends in ${count(Math.floor(days / daysPerWeek), 'week')}`
  return `Ends in ${count(Math.floor(days / daysPerMonth), 'month')}`
}
