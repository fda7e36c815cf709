import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Job } from '#shared/position/job.ts'
import { firstList, nextJobList, pageIn, pagesOf, type JobList, type JobListEvent } from './job-list.ts'
import { everyJob } from './job-query.ts'

const jobs = (...ids: string[]): Job[] => ids.map((id) => ({ id }) as Job)
const found = (...ids: string[]) => ({ jobs: jobs(...ids), total: ids.length })

const after = (list: JobList, ...events: JobListEvent[]): JobList => events.reduce(nextJobList, list)
const loading: JobList = { wanted: '', status: 'loading', found: undefined }

describe('the list of jobs', () => {
  test('shows the answer to the wanted query', () => {
    expect(after(loading, { kind: 'answered', search: '', found: found('a') })).toEqual({
      wanted: '',
      status: 'shown',
      found: found('a'),
    })
  })

  test('keeps the earlier jobs in view while the next query is loading', () => {
    const shown = firstList(everyJob, found('a', 'b'))
    expect(after(shown, { kind: 'wanted', search: '?search=x', known: undefined })).toEqual({
      wanted: '?search=x',
      status: 'loading',
      found: found('a', 'b'),
    })
  })

  test('shows a known answer immediately', () => {
    expect(after(loading, { kind: 'wanted', search: '?page=2', known: found('c') })).toEqual({
      wanted: '?page=2',
      status: 'shown',
      found: found('c'),
    })
  })

  test('stays in view while it is loaded again', () => {
    const shown = firstList(everyJob, found('a'))
    expect(after(shown, { kind: 'wanted', search: '', known: undefined })).toBe(shown)
  })

  test('is emptied when loading fails', () => {
    const failed = after(
      firstList(everyJob, found('a')),
      { kind: 'wanted', search: '?search=x', known: undefined },
      { kind: 'failed', search: '?search=x' },
    )
    expect(failed).toEqual({ wanted: '?search=x', status: 'failed', found: undefined })
  })

  test('stays when only its refreshment fails', () => {
    const shown = firstList(everyJob, found('a'))
    expect(after(shown, { kind: 'failed', search: '' })).toBe(shown)
  })

  test('never shows an answer or a failure of a query that is no longer wanted', () => {
    const search = fc.constantFrom('', '?search=x', '?search=y')
    const event = fc.oneof(
      fc.record({ kind: fc.constant('wanted' as const), search, known: fc.constant(undefined) }),
      search.map((given) => ({ kind: 'answered' as const, search: given, found: found(given) })),
      search.map((given) => ({ kind: 'failed' as const, search: given })),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const list = after(loading, ...events)
        const wanted = events.findLast(({ kind }) => kind === 'wanted')?.search ?? ''
        expect(list.wanted).toBe(wanted)
        if (list.status === 'shown') expect(list.found).toEqual(found(wanted))
        if (list.status === 'failed') expect(list.found).toBe(undefined)
      }),
    )
  })
})

describe('a page of the unfiltered list', () => {
  const every = found('a', 'b', 'c', 'd', 'e')

  test('is a part of it, the last page a shorter one, and after that nothing', () => {
    const idsOn = (page: number) => pageIn(every, { ...everyJob, page }, 2)?.jobs.map(({ id }) => id)
    expect([1, 2, 3, 4].map(idsOn)).toEqual([['a', 'b'], ['c', 'd'], ['e'], []])
  })

  test('is unknown beyond what was loaded, with a filter, and before the list is there', () => {
    const start = { jobs: every.jobs.slice(0, 4), total: 5 }
    expect(pageIn(start, { ...everyJob, page: 2 }, 2)?.jobs).toHaveLength(2)
    expect(pageIn(start, { ...everyJob, page: 3 }, 2)).toBe(undefined)
    expect(pageIn(every, { ...everyJob, search: 'x' }, 2)).toBe(undefined)
    expect(pageIn(undefined, everyJob, 2)).toBe(undefined)
  })

  test('is one of as many as the total needs, and of one at least', () => {
    expect([0, 1, 20, 21, 1000].map((total) => pagesOf(total, 20))).toEqual([1, 1, 1, 2, 50])
  })
})
