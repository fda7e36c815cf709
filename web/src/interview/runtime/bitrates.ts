import { audioBitsPerSecond, videoBitsPerSecond } from '#shared/application/session/recording-rate.ts'

/** The recorder's bitrates, in bits per second, from a good uplink to one of 300 kbit/s and less. */
const levels = [
  { videoBitsPerSecond, audioBitsPerSecond },
  { videoBitsPerSecond: 200_000, audioBitsPerSecond: 32_000 },
  { videoBitsPerSecond: 90_000, audioBitsPerSecond: 24_000 },
] as const

/** With so many parts waiting, the uplink carries less than is recorded. */
const maxWaiting = 6

export const bitratesAt = (level: number): (typeof levels)[number] =>
  levels[Math.min(level, levels.length - 1)] ?? levels[0]

/**
 * The level to record at from now on. Parts that wait while the browser is offline do not count, nor do those that were
 * already waiting `before`, at the last fall.
 */
export function levelFor(
  level: number,
  { waiting, before, isOnline }: { waiting: number; before: number; isOnline: boolean },
): number {
  const isBehind = isOnline && waiting - before >= maxWaiting
  return isBehind && level < levels.length - 1 ? level + 1 : level
}
