import { createClient } from '#shared/contract/client.ts'
import { interview } from '#shared/contract/interview.ts'
import { interviewRoomApi } from '../../api/interview-room-client.ts'
import { sessionSend } from '../../api/session-client.ts'

const roomApi = createClient(interview, sessionSend)

/** The calls that the room makes, with the candidate's token. */
export const roomCalls = {
  create: roomApi.create,
  setStatus: roomApi.setStatus,
  saveTranscript: interviewRoomApi.saveTranscript,
  recordingPart: interviewRoomApi.recordingPart,
  finish: interviewRoomApi.finish,
  retake: interviewRoomApi.retake,
}
