import { authApi, interviewsApi, jobsApi } from '../api.ts'
import type { LoaderCalls } from './load-interview.ts'

export const loaderCalls: LoaderCalls = {
  profile: async () => (await authApi.me({})).data,
  sessions: async () => (await interviewsApi.list({})).data.sessions,
  application: (jobId) => jobsApi.applicationStatus({ params: { id: jobId } }),
  job: async (id) => (await jobsApi.get({ params: { id } })).data,
}

/** Applies for a job; answers the id of its session. */
export const applyFor = async (jobId: string): Promise<string> =>
  (await interviewsApi.create({ body: { jobId } })).data.id
