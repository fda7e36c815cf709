import { createClient } from '#shared/platform/contract/client.ts'
import { auth, interviewSessions, jobs } from '../api/endpoints.data.ts'
import { sessionSend } from '../api/session-client.ts'

/** The endpoints that the loader and the wait for the proof of the mailbox call. */
export const authApi = createClient({ me: auth.me }, sessionSend)

export const jobsApi = createClient({ get: jobs.get, applicationStatus: jobs.applicationStatus }, sessionSend)

export const interviewsApi = createClient(
  { list: interviewSessions.list, create: interviewSessions.create },
  sessionSend,
)
