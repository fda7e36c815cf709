import * as z from 'zod/mini'
import { assessmentSections } from './assessment.ts'

export const jobDefaults = { department: 'Unknown', jobType: 'Full-time' } as const

export const jobStatus = z.enum(['open', 'closed'])
export type JobStatus = z.output<typeof jobStatus>

/** A position as the careers pages show it. */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  department: z._default(z.string(), jobDefaults.department),
  location: z.string(),
  jobType: z._default(z.string(), jobDefaults.jobType),
  level: z.string(),
  /** `closed` by a recruiter; an open job also stops taking applications after its closing date. */
  status: jobStatus,
  /** A date (the job closes when that day ends in Malaysia) or a date with a time. */
  closingDate: z.nullable(z.string()),
  postedDate: z.string(),
  applicationCount: z.number(),
  /** Whether the signed-in candidate applied; false for a guest. */
  hasApplied: z.boolean(),
})

export type Job = z.output<typeof job>

/** A job's id is part of URLs and of the keys of files. */
const jobIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

export const isJobId = (text: string): boolean => jobIdPattern.test(text)

const line = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum))
const requiredLine = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum))

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text)) && /^\d{4}-\d{2}-\d{2}/.test(text)
const date = z.string().check(z.refine(isDate, { error: 'Please write a date as 2026-12-31' }))

/** A position as a recruiter writes it, in the file that is imported. */
export const jobImport = z.strictObject({
  title: requiredLine(120),
  description: requiredLine(20_000),
  requirements: z._default(line(20_000), ''),
  department: z._default(line(80), jobDefaults.department),
  location: z._default(line(120), ''),
  jobType: z._default(line(40), jobDefaults.jobType),
  level: z._default(line(40), ''),
  closingDate: z._default(z.nullable(date), null),
  /** The day of the import by default. */
  postedDate: z.optional(date),
  /** The sections of the interview; the usual ones where there are none. */
  sections: z._default(assessmentSections, []),
})

export type JobImport = z.output<typeof jobImport>

const dayMilliseconds = 24 * 60 * 60 * 1000
const daysPerWeek = 7
const daysPerMonth = 30
/** Malaysia has no daylight saving time, so an offset is enough. */
const malaysiaOffsetMilliseconds = 8 * 60 * 60 * 1000

const isDateAlone = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Days since 1970-01-01 on a calendar in Malaysia. */
const malaysiaDay = (time: number): number =>
  Math.floor((time + malaysiaOffsetMilliseconds) / dayMilliseconds)

/** The date in Malaysia, `days` later, as 2026-12-31. */
export const malaysiaDate = (now: Date, days = 0): string =>
  new Date((malaysiaDay(now.getTime()) + days) * dayMilliseconds).toISOString().slice(0, 10)

/** The first moment at which the job is closed, and its last calendar day; undefined without a valid date. */
function closingOf(closingDate: string | null): { time: number; day: number } | undefined {
  const parsed = Date.parse(closingDate ?? '')
  if (closingDate === null || Number.isNaN(parsed)) return undefined
  // A date alone is parsed as midnight UTC of that day.
  if (!isDateAlone(closingDate)) return { time: parsed, day: malaysiaDay(parsed) }
  return { time: parsed - malaysiaOffsetMilliseconds + dayMilliseconds, day: parsed / dayMilliseconds }
}

/** Why a job accepts no applications. */
export type ClosedReason = 'closed_by_recruiter' | 'closing_date_passed'

export function closedReason(
  { status, closingDate }: Pick<Job, 'status' | 'closingDate'>,
  now: Date,
): ClosedReason | undefined {
  if (status === 'closed') return 'closed_by_recruiter'
  const closing = closingOf(closingDate)
  return closing !== undefined && closing.time <= now.getTime() ? 'closing_date_passed' : undefined
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

/** The label for the time left to apply. Days are calendar days in Malaysia, so the present day counts in full. */
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
