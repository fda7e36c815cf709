import { describe, expect, test } from 'vitest'
import type { Job } from '#shared/position/job.ts'
import { choosePositions } from './other-positions.ts'

const now = new Date('2026-11-22T09:00:00Z')
const job = (id: string, change: Partial<Job> = {}): Job => ({
  id,
  title: id,
  description: '',
  requirements: '',
  department: 'Engineering',
  location: '',
  jobType: 'Full-time',
  level: '',
  status: 'open',
  closingDate: null,
  postedDate: '2026-11-01',
  applicationCount: 0,
  hasApplied: false,
  ...change,
})
const choose = (jobs: readonly Job[], appliedTo: readonly string[] = []): string[] =>
  choosePositions(jobs, { department: 'Design', appliedTo: new Set(appliedTo) }, now).map(({ id }) => id)

describe('the positions that a rejected candidate may like', () => {
  test('are at most three, those of the same department first', () => {
    const jobs = [
      job('a'),
      job('b', { department: 'Design' }),
      job('c'),
      job('d', { department: 'Design' }),
      job('e'),
    ]
    expect(choose(jobs)).toEqual(['b', 'd', 'a'])
  })

  test('leave out what the candidate applied for, and what is closed', () => {
    const jobs = [
      job('applied'),
      job('closed', { status: 'closed' }),
      job('over', { closingDate: '2026-11-21' }),
      job('open', { closingDate: '2026-11-22' }),
    ]
    expect(choose(jobs, ['applied'])).toEqual(['open'])
    expect(choose([])).toEqual([])
  })
})
