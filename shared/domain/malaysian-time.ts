/**
 * The product writes each date and time as in Malaysia, so that a candidate abroad, a recruiter and a letter mean the same
 * day. Why: docs/decisions/048-one-time-zone.md
 */
const timeZone = 'Asia/Kuala_Lumpur'

const formats = {
  day: { timeZone, dateStyle: 'medium' },
  time: { timeZone, dateStyle: 'medium', timeStyle: 'short' },
} as const

type FormatName = keyof typeof formats

const made: Partial<Record<FormatName, Intl.DateTimeFormat>> = {}

/** Not constants: making the first one takes 9 ms of a function's start, and many requests write no date. */
const formatOf = (name: FormatName): Intl.DateTimeFormat =>
  (made[name] ??= new Intl.DateTimeFormat('en-US', formats[name]))

/** "Nov 22, 2026", by the calendar in Malaysia; undefined for no date. */
export function malaysianDay(moment: string | null): string | undefined {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? undefined : formatOf('day').format(time)
}

/** "Nov 22, 2026, 4:15 PM", by the clock in Malaysia; undefined for no date. */
export function malaysianClock(moment: string | null): string | undefined {
  const time = Date.parse(moment ?? '')
  // ICU separates "PM" with a narrow space, which some mail clients show as a box.
  return Number.isNaN(time)
    ? undefined
    : formatOf('time')
        .format(time)
        .replace(/\u202f/g, ' ')
}

/** A moment for readers who may be elsewhere: "Nov 22, 2026, 4:15 PM (Malaysian time)"; undefined for no date. */
export function malaysianTime(moment: string | null): string | undefined {
  const clock = malaysianClock(moment)
  return clock === undefined ? undefined : `${clock} (Malaysian time)`
}
