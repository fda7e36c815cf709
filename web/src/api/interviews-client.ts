import { createClient } from '#shared/platform/contract/client.ts'
import { interviewSessions } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

/** Applying, and the interview sessions of the signed-in candidate. */
export const interviewsApi = createClient(interviewSessions, sessionSend)
