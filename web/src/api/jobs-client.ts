import { createClient } from '#shared/platform/contract/client.ts'
import { jobs } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

/** Sends the token of a sign-in where there is one, so that a job says whether its candidate has applied. */
export const jobsApi = createClient(jobs, sessionSend)
