import type { Job } from '#shared/position/job.ts'
import type { FilterName } from './job-query.ts'

export type Choice = Exclude<FilterName, 'search'>

/** The three selects, with the text of the entry that clears each. */
export const choices: readonly { name: Choice; label: string; everything: string }[] = [
  { name: 'department', label: 'Department', everything: 'All Departments' },
  { name: 'location', label: 'Location', everything: 'All Locations' },
  { name: 'job_type', label: 'Job Type', everything: 'All Types' },
]

const valueOf: Readonly<Record<Choice, (job: Job) => string>> = {
  department: ({ department }) => department,
  location: ({ location }) => location,
  job_type: ({ jobType }) => jobType,
}

/** The distinct values of the jobs, and the chosen one, which a shared link may name after its last job was closed. */
export function optionsOf(jobs: readonly Job[], name: Choice, chosen: string): string[] {
  const values = [...jobs.map((job) => valueOf[name](job).trim()), chosen]
  return [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => a.localeCompare(b, 'en'))
}
