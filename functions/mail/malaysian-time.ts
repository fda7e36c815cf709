const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kuala_Lumpur',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A moment as people in Malaysia write it: "Nov 22, 2026, 4:15 PM (Malaysian time)"; undefined for no date. */
export function malaysianTime(moment: string): string | undefined {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return undefined
  // ICU separates "PM" with a narrow space, which some mail clients show as a box.
  return `${format.format(time).replace(/\u202f/g, ' ')} (Malaysian time)`
}
