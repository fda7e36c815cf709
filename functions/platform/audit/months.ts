/** `2026-11` */
const monthLength = 7
const monthsOfYear = 12

/** The month of a time as ISO 8601 writes it, in UTC. */
export const monthOf = (at: string): string => at.slice(0, monthLength)

/** `2026-12` before `2027-01` */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [yearBefore, before] = number > 1 ? [year, number - 1] : [year - 1, monthsOfYear]
  return `${yearBefore}-${String(before).padStart(2, '0')}`
}
