import { interviewsApi, roomApi } from '../api.ts'

/** The calls that the room makes, with the candidate's token. */
export const roomCalls = {
  create: roomApi.create,
  setStatus: roomApi.setStatus,
  saveTranscript: interviewsApi.saveTranscript,
  recordingPart: interviewsApi.recordingPart,
  finish: interviewsApi.finish,
  retake: interviewsApi.retake,
}
