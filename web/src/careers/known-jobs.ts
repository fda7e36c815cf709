import type { Job } from '#shared/position/job.ts'
import type { JobsFound } from './positions/job-list.ts'

/**
 * The lists and jobs that this tab has loaded. A page that is opened again shows them immediately and then loads them again.
 * Written only in effects: a server that renders pages must not share them between visitors.
 */
const lists = new Map<string, JobsFound>()
const jobs = new Map<string, Job>()

const everyList = 'every'

export function rememberList(search: string, jobs: JobsFound): void {
  lists.set(search, jobs)
  // The list of a published page has no texts.
  for (const job of jobs.jobs) if (job.description !== '') rememberJob(job)
}

export const knownList = (search: string): JobsFound | undefined => lists.get(search)

export const rememberEvery = (jobs: JobsFound): void => rememberList(everyList, jobs)
export const knownEvery = (): JobsFound | undefined => lists.get(everyList)

/** Without what it says about a candidate, who may have signed out when it is shown again. */
export const rememberJob = (job: Job): void => void jobs.set(job.id, { ...job, hasApplied: false })
export const forgetJob = (id: string): void => void jobs.delete(id)
export const knownJob = (id: string): Job | undefined => jobs.get(id)
