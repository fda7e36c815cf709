const malaysianDay = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'Asia/Kuala_Lumpur',
})

/** "Applied on Jan 5, 2025", by the calendar in Malaysia; undefined without a valid date. */
export function appliedOn(appliedDate: string | null): string | undefined {
  const time = Date.parse(appliedDate ?? '')
  return Number.isNaN(time) ? undefined : `Applied on ${malaysianDay.format(time)}`
}
