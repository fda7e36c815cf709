export const applicantCount = (count: number): string =>
  count === 1 ? '1 applicant' : `${count.toLocaleString('en')} applicants`

type Counted = { count: number | null; isMore: boolean }

/** Of a list with more pages: `counted` by the server, where an index has the list; undefined until it has answered. */
export function countText(shown: number, hasMore: boolean, counted: Counted | undefined): string | undefined {
  if (!hasMore) return shown === 0 ? undefined : applicantCount(shown)
  if (counted === undefined) return undefined
  const { count, isMore } = counted
  if (count === null) return `More than ${applicantCount(shown)}`
  return isMore ? `More than ${applicantCount(count)}` : applicantCount(count)
}
