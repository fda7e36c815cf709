import { lookedForDays } from '#shared/platform/retention.ts'
import type { NextLook, Removed } from '#functions/platform/removals/removals.ts'
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from '#shared/platform/durations.ts'

/**
 * An upload can begin within five minutes after it was signed, and take longer; the function that writes an interview's files
 * runs for up to ten. A provider of calls stores its recording minutes or hours after the call.
 */
const looksAfter = [1, 2, 4, 8, 16, 60].map((minutes) => minutes * minuteMilliseconds)

/** A session without a room has no files. Its rows return only with a restored table, after which operators invoke `everything`. */
const rareLooksAfter = [minuteMilliseconds]
const rarePauseMilliseconds = 10 * dayMilliseconds

const hasNoFiles = (removed: Removed): boolean => removed.kind === 'session' && removed.position === undefined

type RemovedThen = { removed: Removed; removedAt: Date }

/** When to look again for what was removed; undefined after the last look. */
export function nextLook({ removed, removedAt }: RemovedThen, now: Date): NextLook | undefined {
  const passed = now.getTime() - removedAt.getTime()
  if (passed >= lookedForDays * dayMilliseconds) return undefined
  const isRare = hasNoFiles(removed)
  const after = (isRare ? rareLooksAfter : looksAfter).find((milliseconds) => milliseconds > passed)
  if (after !== undefined) return { at: new Date(removedAt.getTime() + after), looks: 'first' }
  const pause = isRare ? rarePauseMilliseconds : dayMilliseconds
  return { at: new Date(now.getTime() + pause), looks: 'daily' }
}

/** The pause grows with the age, so that a service with a long failure is not called each minute for every row. */
export function nextTry(removedAt: Date, now: Date): NextLook {
  const quarter = (now.getTime() - removedAt.getTime()) / 4
  const pause = Math.min(Math.max(quarter, minuteMilliseconds), hourMilliseconds)
  return { at: new Date(now.getTime() + pause), looks: 'first' }
}
