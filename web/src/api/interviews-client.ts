import { createClient } from '#shared/contract/client.ts'
import { interviews } from '#shared/contract/interviews.ts'
import { sessionSend } from './session-client.ts'

/** Applying, and the interview sessions of the signed-in candidate. */
export const interviewsApi = createClient(interviews, sessionSend)
