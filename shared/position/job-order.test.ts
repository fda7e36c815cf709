import { expect, test } from 'vitest'
import { byNewest } from './job-order.ts'

const job = (title: string, postedDate: string, closingDate: string | null = null) => ({
  title,
  postedDate,
  closingDate,
})

test('positions are sorted by the date of posting, then by the closing date, then by title', () => {
  const sorted = [
    job('Newest', '2026-11-22T08:00:00Z'),
    job('Closes first', '2026-11-20', '2026-12-01'),
    job('Closes later', '2026-11-20', '2026-12-31'),
    job('Analyst', '2026-11-20'),
    job('Engineer', '2026-11-20'),
    job('Oldest', '2026-01-02', '2026-11-30'),
    job('Without a date', 'soon'),
  ]
  expect(sorted.toReversed().toSorted(byNewest)).toEqual(sorted)
  expect(sorted.toSorted(byNewest)).toEqual(sorted)
})
