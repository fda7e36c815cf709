import { createClient } from '#shared/contract/client.ts'
import { interviewSessions } from '#shared/contract/interview-sessions.ts'
import { sessionSend } from './session-client.ts'

/** Applying, and the interview sessions of the signed-in candidate. */
export const interviewsApi = createClient(interviewSessions, sessionSend)
