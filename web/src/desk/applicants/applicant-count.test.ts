import { expect, test } from 'vitest'
import { countText } from './applicant-count.ts'

test.each([
  [0, false, undefined, undefined],
  [1, false, undefined, '1 applicant'],
  [50, true, undefined, undefined],
  [50, true, { count: 1234, isMore: false }, '1,234 applicants'],
  [50, true, { count: 1000, isMore: true }, 'More than 1,000 applicants'],
  [100, true, { count: null, isMore: false }, 'More than 100 applicants'],
] as const)('%d shown, others: %s, counted: %j', (shown, hasMore, counted, text) => {
  expect(countText(shown, hasMore, counted)).toBe(text)
})
