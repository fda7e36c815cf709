import { createClient } from '#shared/platform/contract/client.ts'
import { interviewRoom } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

/** Calls of the room of an interview, and its transcript. */
export const interviewRoomApi = createClient(interviewRoom, sessionSend)
