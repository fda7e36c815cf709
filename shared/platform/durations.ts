export const secondMilliseconds = 1000
export const minuteSeconds = 60
export const minuteMilliseconds = minuteSeconds * secondMilliseconds
export const hourSeconds = 60 * minuteSeconds
export const hourMilliseconds = hourSeconds * secondMilliseconds
export const daySeconds = 24 * hourSeconds
export const dayMilliseconds = daySeconds * secondMilliseconds

/** Malaysia has no daylight saving time, so an offset is enough. */
export const malaysiaOffsetMilliseconds = 8 * hourMilliseconds

/** Minutes and seconds, as 2:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`
