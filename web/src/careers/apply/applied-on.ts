import { malaysianDay } from '#shared/platform/malaysian-time.ts'

/** "Applied on Jan 5, 2025", by the calendar in Malaysia; undefined without a valid date. */
export function appliedOn(appliedDate: string | null): string | undefined {
  const day = malaysianDay(appliedDate)
  return day === undefined ? undefined : `Applied on ${day}`
}
