import { minuteMilliseconds } from './durations.ts'

/**
 * The product writes each date and time in Malaysian time, so that a candidate abroad, a recruiter and an e-mail name the same
 * day (docs/decisions/048-one-time-zone.md).
 */
export const malaysianZone = 'Asia/Kuala_Lumpur'

const formats = {
  day: { timeZone: malaysianZone, dateStyle: 'medium' },
  time: { timeZone: malaysianZone, dateStyle: 'medium', timeStyle: 'short' },
  hour: { timeZone: malaysianZone, timeStyle: 'short' },
  weekday: { timeZone: malaysianZone, weekday: 'long' },
} as const

type FormatName = keyof typeof formats

const made: Partial<Record<FormatName, Intl.DateTimeFormat>> = {}

/** Created on first use: the first one takes 9 ms, which would lengthen the start of functions whose requests write no date. */
const formatOf = (name: FormatName): Intl.DateTimeFormat =>
  (made[name] ??= new Intl.DateTimeFormat('en-US', formats[name]))

/** "Nov 22, 2026"; undefined for a text that is not a date. */
export function malaysianDay(moment: string | null): string | undefined {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? undefined : formatOf('day').format(time)
}

function clockIn(name: 'time' | 'hour', moment: string | null): string | undefined {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? undefined : plainSpaces(formatOf(name).format(time))
}

/** ICU separates "PM" and the parts of a period with narrow spaces, which some mail clients show as boxes. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

/** "Nov 22, 2026, 4:15 PM"; undefined for a text that is not a date. */
export const malaysianClock = (moment: string | null): string | undefined => clockIn('time', moment)

/** Within a day, for readers in Malaysia: "4:15 PM"; undefined for a text that is not a date. */
export const malaysianHourOfDay = (moment: string | null): string | undefined => clockIn('hour', moment)

/** Within a day, for readers who may be abroad: "4:15 PM (Malaysian time)"; undefined for a text that is not a date. */
export function malaysianHour(moment: string | null): string | undefined {
  const hour = malaysianHourOfDay(moment)
  return hour === undefined ? undefined : `${hour} (Malaysian time)`
}

/** "Sunday, Nov 22, 2026, 4:15 – 5:00 PM (Malaysian time)", without an end where the length is open. */
export function malaysianPeriod(start: string, minutes: number | null): string {
  const from = Date.parse(start)
  if (Number.isNaN(from)) return start
  const span =
    minutes === null
      ? formatOf('time').format(from)
      : formatOf('time').formatRange(from, from + minutes * minuteMilliseconds)
  return `${formatOf('weekday').format(from)}, ${plainSpaces(span)} (Malaysian time)`
}

/** For readers who may be abroad: "Nov 22, 2026, 4:15 PM (Malaysian time)"; undefined for a text that is not a date. */
export function malaysianTime(moment: string | null): string | undefined {
  const clock = malaysianClock(moment)
  return clock === undefined ? undefined : `${clock} (Malaysian time)`
}
