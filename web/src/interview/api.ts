import { auth } from '#shared/contract/auth.ts'
import { createClient } from '#shared/contract/client.ts'
import { interviews } from '#shared/contract/interviews.ts'
import { jobs } from '#shared/contract/jobs.ts'
import { sessionSend } from '../api/session-client.ts'

/**
 * The endpoints that loader and room call. The build keeps only those named here, as data without zod:
 * docs/decisions/046-script-of-the-lobby.md
 */
export const authApi = createClient({ me: auth.me }, sessionSend)

export const jobsApi = createClient({ get: jobs.get }, sessionSend)

export const interviewsApi = createClient({ list: interviews.list, create: interviews.create }, sessionSend)
