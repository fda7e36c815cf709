import '../api/watch-release.ts'
import type { Job } from '#shared/position/job.ts'
import { importAgain } from '../form/import-again.ts'
import type { JobsFound } from './positions/job-list.ts'
import type { JobQuery } from './positions/job-query.ts'

/** Imported on demand: a published page has its jobs in its HTML. */
export const importClient = () => importAgain(() => import('../api/jobs-client.ts'))

export async function loadJob(id: string): Promise<Job> {
  const { jobsApi } = await importClient()
  return (await jobsApi.get({ params: { id } })).data
}

/** The jobs of one page of a query; the defaults of a query are not sent. */
export async function loadJobs(query: Partial<JobQuery>, limit: number): Promise<JobsFound> {
  const { jobsApi } = await importClient()
  const { jobs, total } = await jobsApi.list({ query: { ...query, limit } })
  return { jobs, total }
}
