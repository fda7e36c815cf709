import { dayMilliseconds } from '#shared/platform/durations.ts'

/** SES can be suspended for days; a letter older than this confuses more than it informs. */
const oldestLetterDays = 14

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)

export const isTooOld = (writtenAt: string, now: Date): boolean =>
  Date.parse(writtenAt) < daysBefore(now, oldestLetterDays).getTime()
