import type { NextLook, Removed } from '../storage/removals/removals.ts'

const minuteMilliseconds = 60 * 1000
const hourMilliseconds = 60 * minuteMilliseconds
const dayMilliseconds = 24 * hourMilliseconds

/**
 * An upload can begin for five minutes after it was signed, and last; the function that writes an interview's files runs for
 * up to ten. A provider of calls stores its recording minutes or hours after the call.
 */
const looksAfter = [1, 2, 4, 8, 16, 60].map((minutes) => minutes * minuteMilliseconds)

/** Longer than the 35 days for which a table can be restored, and than the eight in which a recording of a call expires. */
export const lookedForDays = 40

/** Of a session without a room no file can arrive. Only its rows can come back, for which the operator has everything looked for. */
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

/** The pause grows with the age, so that a service that fails for long is not asked each minute for everything. */
export function nextTry(removedAt: Date, now: Date): NextLook {
  const quarter = (now.getTime() - removedAt.getTime()) / 4
  const pause = Math.min(Math.max(quarter, minuteMilliseconds), hourMilliseconds)
  return { at: new Date(now.getTime() + pause), looks: 'first' }
}
