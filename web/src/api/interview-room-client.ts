import { createClient } from '#shared/contract/client.ts'
import { interviewRoom } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

/** What the room of an interview stores, and the transcript that remains of it. */
export const interviewRoomApi = createClient(interviewRoom, sessionSend)
