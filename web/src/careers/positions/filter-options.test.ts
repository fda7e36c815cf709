import { expect, test } from 'vitest'
import type { Job } from '#shared/position/job.ts'
import { optionsOf } from './filter-options.ts'

const job = (fields: Partial<Job>): Job => ({
  id: 'job',
  title: 'Job',
  description: '',
  requirements: '',
  department: '',
  location: '',
  jobType: '',
  level: '',
  status: 'open',
  closingDate: null,
  postedDate: '2026-11-01',
  applicationCount: 0,
  hasApplied: false,
  ...fields,
})

test('options are the distinct values in alphabetical order, without empty ones', () => {
  const jobs = [
    job({ department: 'Product', location: ' Penang', jobType: 'Full-time' }),
    job({ department: 'Design', location: 'Penang', jobType: ' ' }),
    job({ department: 'Product', location: '', jobType: 'Internship' }),
  ]
  expect(optionsOf(jobs, 'department', '')).toEqual(['Design', 'Product'])
  expect(optionsOf(jobs, 'location', '')).toEqual(['Penang'])
  expect(optionsOf(jobs, 'job_type', '')).toEqual(['Full-time', 'Internship'])
})

test('the chosen value stays an option when no job has it any more, or none is loaded', () => {
  expect(optionsOf([], 'department', 'AI Research')).toEqual(['AI Research'])
})
