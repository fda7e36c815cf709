import type { JobApplication } from '#shared/contract/jobs.ts'
import type { Job } from '#shared/domain/job.ts'
import type { AppliedCard } from './apply/AppliedCard.tsx'
import { importAgain } from '../form/import-again.ts'
import type { JobsFound } from './positions/job-list.ts'
import type { JobQuery } from './positions/job-query.ts'

/** Imported on demand: a published page has its jobs in its HTML. */
export const importClient = () => importAgain(() => import('../api/jobs-client.ts'))

export async function loadJob(id: string): Promise<Job> {
  const { jobsApi } = await importClient()
  return (await jobsApi.get({ params: { id } })).data
}

/** A candidate's application for a job, with the code of the card that tells it. */
export type Applied = { readonly application: JobApplication; readonly Card: typeof AppliedCard }

/** Undefined where it cannot be loaded: the card then says only that the candidate has applied. */
export async function loadApplied(id: string): Promise<Applied | undefined> {
  try {
    const [{ jobsApi }, { AppliedCard: Card }] = await Promise.all([
      importClient(),
      importAgain(() => import('./apply/AppliedCard.tsx')),
    ])
    const application = await jobsApi.applicationStatus({ params: { id } })
    return application.hasApplied ? { application, Card } : undefined
  } catch {
    return undefined
  }
}

/** The jobs of one page of a query; the defaults of a query are not sent. */
export async function loadJobs(query: Partial<JobQuery>, limit: number): Promise<JobsFound> {
  const { jobsApi } = await importClient()
  const { jobs, total } = await jobsApi.list({ query: { ...query, limit } })
  return { jobs, total }
}
