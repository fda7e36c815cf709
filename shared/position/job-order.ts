import type { Job } from './job.ts'

type Dated = Pick<Job, 'postedDate' | 'closingDate' | 'title'>

/** A text that is not a date sorts as the oldest. */
const timeOf = (date: string): number => {
  const time = Date.parse(date)
  return Number.isNaN(time) ? -Infinity : time
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

/** A position without a closing date sorts after those with one. */
const closingOf = ({ closingDate }: Dated): number => (closingDate === null ? Infinity : timeOf(closingDate))

/** By the time of posting, newest first; then those that close first; then by title. */
export const byNewest = (one: Dated, other: Dated): number =>
  compare(timeOf(other.postedDate), timeOf(one.postedDate)) ||
  compare(closingOf(one), closingOf(other)) ||
  one.title.localeCompare(other.title, 'en')
