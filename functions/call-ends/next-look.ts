const minuteMilliseconds = 60 * 1000
const hourMilliseconds = 60 * minuteMilliseconds

/**
 * A provider stores a recording minutes after its call, or hours after it where something failed. So the recordings are looked for
 * so long after the end, as often as for an interview that recruiters wait for: up to a day.
 */
const looksAfter = [5 * minuteMilliseconds, hourMilliseconds, 24 * hourMilliseconds] as const

/** When to look again for recordings of a call that has ended; undefined after the last look. */
export function nextLook(endedAt: Date, now: Date): Date | undefined {
  const passed = now.getTime() - endedAt.getTime()
  const after = looksAfter.find((milliseconds) => milliseconds > passed)
  return after === undefined ? undefined : new Date(endedAt.getTime() + after)
}
