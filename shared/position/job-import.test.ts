import { describe, expect, test } from 'vitest'
import { isJobId, job, jobImport } from './job.ts'

const written = { title: 'Network Engineer', description: 'You run our networks.' }

const accepts = (change: Record<string, unknown>): boolean =>
  jobImport.safeParse({ ...written, ...change }).success

describe('a position that a recruiter writes', () => {
  test('needs only a title and a description', () => {
    expect(jobImport.parse(written)).toEqual({
      ...written,
      requirements: '',
      department: 'Unknown',
      location: '',
      jobType: 'Full-time',
      level: '',
      closingDate: null,
      sections: [],
      criteria: [],
      screening: [],
    })
    expect(accepts({ title: '' })).toBe(false)
    expect(accepts({ description: ' ' })).toBe(false)
  })

  test.each([
    ['title', 120],
    ['description', 20_000],
    ['requirements', 20_000],
    ['department', 80],
    ['location', 120],
    ['jobType', 40],
    ['level', 40],
  ])('has a %s of at most %d characters', (field, maximum) => {
    expect(accepts({ [field]: 'x'.repeat(maximum) })).toBe(true)
    expect(accepts({ [field]: 'x'.repeat(maximum + 1) })).toBe(false)
  })

  test.each(['requirements', 'department', 'location', 'jobType', 'level'])(
    'may leave its %s empty',
    (field) => {
      expect(accepts({ [field]: '' })).toBe(true)
    },
  )

  test.each(['2026-12-31', '2026-12-31T23:59', '2026-12-31T23:59:59+08:00', '2026-12-31 10:00Z', null])(
    'may close at %j',
    (closingDate) => expect(accepts({ closingDate })).toBe(true),
  )

  test.each(['soon', '31.12.2026', '2026-13-01', '2026', 'December 31, 2026', '2026-12-31 or later'])(
    'does not close at %j',
    (closingDate) => expect(accepts({ closingDate })).toBe(false),
  )

  test('is refused with an unknown field, such as a misspelt one', () => {
    expect(accepts({ closingdate: '2026-12-31' })).toBe(false)
  })
})

test.each([
  ['network-engineer-2', true],
  ['a', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['-a', false],
  ['a-', false],
  ['A', false],
  ['a/b', false],
  ['', false],
  ['constructor', false],
  ['desk', false],
  ['filters', false],
  ['desk-lead', true],
])('whether %j is the id of a position: %s', (text, is) => expect(isJobId(text)).toBe(is))

test('a position stored by an older version, without department and job type, gets the defaults', () => {
  const stored = {
    id: 'a',
    title: 'x',
    description: '',
    requirements: '',
    location: '',
    level: '',
    status: 'open',
    closingDate: null,
    postedDate: '2026-11-01',
    applicationCount: 0,
    hasApplied: false,
  }
  expect(job.parse(stored)).toMatchObject({ department: 'Unknown', jobType: 'Full-time' })
})
