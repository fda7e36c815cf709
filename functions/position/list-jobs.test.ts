import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Job } from '#shared/position/job.ts'
import { jobSample } from '#tests/support/job-sample.ts'
import { listJobs } from './list-jobs.ts'

const now = new Date('2026-11-20T09:00:00Z')

const aJob = (overrides: Partial<Job> = {}): Job => ({
  ...jobSample,
  applicationCount: 3,
  hasApplied: false,
  ...overrides,
})

const jobs = [
  aJob(),
  aJob({ id: 'designer', title: 'Product Designer', department: 'Design', location: 'Penang' }),
  aJob({ id: 'intern', title: 'Café Manager', jobType: 'Internship', description: 'Short.' }),
  aJob({ id: 'closed', status: 'closed' }),
  aJob({ id: 'over', closingDate: '2026-11-19' }),
  aJob({ id: 'last-day', closingDate: '2026-11-20' }),
]
// Of one day: the one that closes first, then by title.
const open = ['last-day', 'intern', 'network-engineer', 'designer']
const found = (query: Parameters<typeof listJobs>[1]) => listJobs(jobs, query, now).jobs.map(({ id }) => id)

describe('the list of jobs', () => {
  test('contains the jobs that take applications', () => expect(found({})).toEqual(open))

  test.each([
    [{ search: 'NETWORK senior' }, ['last-day', 'network-engineer', 'designer']],
    [{ search: 'cafe' }, ['intern']],
    [{ search: 'bgp penang' }, ['designer']],
    [{ search: 'nothing like this' }, []],
    [{ search: '   ' }, open],
    [{ department: 'Design' }, ['designer']],
    [{ department: 'design' }, ['designer']],
    [{ department: '' }, open],
    [{ department: 'Desig' }, []],
    [{ location: 'Penang' }, ['designer']],
    [{ job_type: 'Internship' }, ['intern']],
    [{ department: 'Design', location: 'Kuala Lumpur' }, []],
  ])('filtered by %j', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('begins with the newest, whatever the order of the snapshot', () => {
    const dated = ['2026-11-02', '2026-11-20', '2026-10-31'].map((postedDate) =>
      aJob({ id: postedDate, postedDate }),
    )
    expect(listJobs(dated, {}, now).jobs.map(({ id }) => id)).toEqual([
      '2026-11-20',
      '2026-11-02',
      '2026-10-31',
    ])
  })

  test('lists what a search finds in titles before departments before other texts, each newest first', () => {
    const job = (id: string, change: Partial<Job>) => aJob({ id, title: id, description: '', ...change })
    const all = [
      job('newest, in its text', { description: 'GPU platform', postedDate: '2026-11-20' }),
      job('in its department', { department: 'GPU', postedDate: '2026-11-19' }),
      job('GPU engineer', { postedDate: '2026-11-01' }),
      job('GPU analyst, newer', { postedDate: '2026-11-02' }),
      job('older, in its text', { requirements: 'Some GPU', postedDate: '2026-11-01' }),
    ]
    expect(listJobs(all, { search: 'gpu' }, now).jobs.map(({ id }) => id)).toEqual([
      'GPU analyst, newer',
      'GPU engineer',
      'in its department',
      'newest, in its text',
      'older, in its text',
    ])
  })

  test('leaves out a job that has closed since the entries were derived', () => {
    expect(found({}).includes('last-day')).toBe(true)
    const tomorrow = new Date('2026-11-20T16:00:00Z')
    expect(listJobs(jobs, {}, tomorrow).jobs.map(({ id }) => id)).not.toContain('last-day')
  })

  test('has pages that together hold each job once', () =>
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 25 }), (many, limit) => {
        const all = Array.from({ length: many }, (_, number) => aJob({ id: `job-${number}` }))
        const pages = Math.ceil(many / limit)
        const seen = Array.from({ length: pages + 1 }, (_, page) =>
          listJobs(all, { page: page + 1, limit }, now),
        )
        expect(seen.flatMap((page) => page.jobs)).toEqual(all)
        expect(new Set(seen.map(({ total }) => total))).toEqual(new Set([many]))
        expect(seen.at(-1)?.jobs).toEqual([])
      }),
    ))

  test('accepts any text as a filter', () =>
    fc.assert(
      fc.property(
        fc.record(
          {
            search: fc.string({ unit: 'binary' }),
            department: fc.string({ unit: 'binary' }),
            location: fc.string(),
            job_type: fc.string(),
          },
          { requiredKeys: [] },
        ),
        (query) => {
          const { jobs: listed, total } = listJobs(jobs, query, now)
          expect(listed).toHaveLength(total)
          for (const job of listed) expect(open).toContain(job.id)
        },
      ),
    ))
})
