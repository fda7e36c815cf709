import type { Job } from '#shared/position/job.ts'
import { dayMilliseconds, malaysiaOffsetMilliseconds } from '#shared/platform/durations.ts'

/** When the present day began in Malaysia. */
function dayStart(now: Date): number {
  const time = now.getTime() + malaysiaOffsetMilliseconds
  return time - (time % dayMilliseconds) - malaysiaOffsetMilliseconds
}

/**
 * The last moment at which a deadline label changed: the start of the day in Malaysia, or the closing time of a job after it.
 * Labels counted from it are those of `now`, and stay the same text until one of them changes.
 */
export function countedFrom(jobs: readonly Pick<Job, 'closingDate'>[], now: Date): Date {
  const closings = jobs
    .map(({ closingDate }) => Date.parse(closingDate ?? ''))
    // A date without a time closes at the start of a day, and is parsed as a time at which nothing closes.
    .filter((time) => time <= now.getTime())
  return new Date(Math.max(dayStart(now), ...closings))
}
