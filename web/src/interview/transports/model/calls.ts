import { createClient, type Client } from '#shared/platform/contract/client.ts'
import type { interviewer as interviewerGroup } from '#shared/interview/contract/interviewer.ts'
import { interviewer } from '../../../api/interviewer-endpoints.data.ts'
import { sessionSend } from '../../../api/session-client.ts'

/** The calls that the page makes to the interviewer's services. */
export type InterviewerCalls = Client<typeof interviewerGroup>

export const interviewerCalls = (): InterviewerCalls => createClient(interviewer, sessionSend)

/** The page that holds the interview. */
export type Holder = Readonly<{ sessionId: string; callId: string }>
