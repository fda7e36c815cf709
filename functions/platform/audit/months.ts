/** `2026-11` */
export const monthLength = 7
const lastOfYear = 12

/** The month of a time as ISO 8601 writes it, in UTC. */
export const monthOf = (at: string): string => at.slice(0, monthLength)

/** `2027-01` after `2026-12` */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [nextYear, next] = number >= lastOfYear ? [year + 1, 1] : [year, number + 1]
  return `${nextYear}-${String(next).padStart(2, '0')}`
}
