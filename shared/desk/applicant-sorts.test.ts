import { describe, expect, test } from 'vitest'
import { compareRanks, rankOf, type ApplicantSort, type Sortable } from './applicant-sorts.ts'

const one = (id: string, more: Partial<Sortable> = {}): Sortable => ({
  id,
  appliedAt: `2026-11-0${id.length}T09:00:00.000Z`,
  stage: 'New',
  changedAt: null,
  mark: undefined,
  ...more,
})

const rows = [
  one('a', { stage: 'Team', mark: 3.5 }),
  one('bb', { mark: null, changedAt: '2026-12-01T09:00:00.000Z' }),
  one('ccc', { stage: 'Of earlier lists', mark: 2 }),
  one('dddd'),
]

const sorted = (sort: ApplicantSort, list: readonly Sortable[]): string[] =>
  list
    .map((row) => rankOf(sort, row))
    .toSorted((a, b) => compareRanks(sort, a, b))
    .map(([, , id]) => id)

describe('applicants', () => {
  test.each([
    ['-applied', ['dddd', 'ccc', 'bb', 'a']],
    ['applied', ['a', 'bb', 'ccc', 'dddd']],
    ['stage', ['dddd', 'bb', 'a', 'ccc']],
    ['-stage', ['ccc', 'a', 'dddd', 'bb']],
    ['-mark', ['a', 'ccc', 'bb', 'dddd']],
    ['mark', ['dddd', 'bb', 'ccc', 'a']],
    ['-changed', ['bb', 'dddd', 'ccc', 'a']],
    ['changed', ['a', 'ccc', 'dddd', 'bb']],
  ] as const)('sorted by %s', (sort, ids) => {
    expect(sorted(sort, rows)).toEqual(ids)
    expect(sorted(sort, rows.toReversed())).toEqual(ids)
  })
})
