import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyJob, filterNames, isFiltered, readJobQuery, searchOf, withFilter } from './job-query.ts'

describe('the query of a list', () => {
  test('is empty for every job', () => {
    expect(readJobQuery('')).toEqual(everyJob)
    expect(searchOf(everyJob)).toBe('')
    expect(isFiltered(everyJob)).toBe(false)
  })

  test('has a fixed order, and nothing for a default', () => {
    const query = { ...everyJob, page: 2, location: 'Kuala Lumpur', search: 'C++ & Go' }
    expect(searchOf(query)).toBe('?search=C%2B%2B+%26+Go&location=Kuala+Lumpur&page=2')
    expect(searchOf({ ...query, page: 1 })).not.toContain('page')
  })

  test.each(['0', '-1', '1.5', '1e3', 'x', '', '99999999'])('has no page %j', (page) => {
    expect(readJobQuery(`?page=${page}`).page).toBe(1)
  })

  test('is read without the spaces around a filter, and no longer than the API accepts', () => {
    expect(readJobQuery('?search=%20gpu%20&from=letter')).toEqual({ ...everyJob, search: 'gpu' })
    expect(readJobQuery(`?search=${'x'.repeat(300)}`).search).toHaveLength(200)
  })

  test('is the same after it was written and read', () => {
    const filters = fc.record(
      Object.fromEntries(filterNames.map((name) => [name, fc.string({ maxLength: 30 })])),
    )
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 999_999 }), (record, page) => {
        const query = readJobQuery(searchOf({ ...everyJob, ...record, page }))
        expect(readJobQuery(searchOf(query))).toEqual(query)
        expect(query.page).toBe(page)
      }),
    )
  })

  test('begins at the first page when a filter changes', () => {
    const query = { ...everyJob, search: 'gpu', page: 3 }
    expect(withFilter(query, 'department', ' Design ')).toEqual({ ...query, department: 'Design', page: 1 })
    expect(isFiltered(query)).toBe(true)
  })
})
