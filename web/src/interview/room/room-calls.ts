import { createClient } from '#shared/platform/contract/client.ts'
import { interviewStart, interviewRoom, interviewSessions } from '../../api/endpoints.data.ts'
import { createSend } from '../../api/http.ts'
import { sessionState } from '../../api/session/session-state.ts'
import { storedToken } from '../../api/session/stored-session.ts'
import { withToken } from '../../api/session/session-send.ts'
import { sessionSend } from '../../api/session-client.ts'
import { ownedSend } from '../../api/unsent/owned-send.ts'

const endpoints = {
  create: interviewStart.create,
  setStatus: interviewStart.setStatus,
  extend: interviewStart.extend,
  deleteRecording: interviewRoom.deleteRecording,
  saveTranscript: interviewRoom.saveTranscript,
  recordingPart: interviewRoom.recordingPart,
  finish: interviewRoom.finish,
  retake: interviewRoom.retake,
  transcript: interviewRoom.transcript,
  unapply: interviewSessions.unapply,
}

const sendLast = createSend({ origin: '', apiKey: __API_KEY__, outlivesPage: true })

const signedIn = (): string | undefined => sessionState().user?.id

/** The calls that the room makes, only for the candidate who is signed in when it opens. */
export function roomCallsOf(owner: string) {
  const send = ownedSend(sessionSend, owner, signedIn)
  // A page that is ending has no time to renew its token.
  const last = createClient(
    { saveTranscript: endpoints.saveTranscript, finish: endpoints.finish },
    ownedSend((request) => sendLast(withToken(request, storedToken())), owner, signedIn),
  )
  return {
    owner,
    calls: createClient(endpoints, send),
    lastCalls: last,
  }
}
