import { authApi } from '../../api/auth-client.ts'
import { interviewsApi } from '../../api/interviews-client.ts'
import { jobsApi } from '../../api/jobs-client.ts'
import type { LoaderCalls } from './load-interview.ts'

export const loaderCalls: LoaderCalls = {
  profile: async () => (await authApi.me({})).data,
  sessions: async () => (await interviewsApi.list({})).data.sessions,
  job: async (id) => (await jobsApi.get({ params: { id } })).data,
}

/** Applies for a job; answers the id of its session. */
export const applyFor = async (jobId: string): Promise<string> =>
  (await interviewsApi.create({ body: { jobId } })).data.id
