import {
  acceptsAnswers,
  acceptsRecording,
  isTakenOver,
  type AnswersDecision,
} from '#shared/application/session/room.ts'
import { shownSession } from '#functions/application/shown.ts'
import { interviewUrlOf } from '#functions/application/session/stored-session.ts'
import type { InterviewsHandlers } from './app.ts'
import { deleteRecording as removeOnRequest } from './delete-recording.ts'
import { finish as finishInterview } from './finish.ts'
import { retake as retakeInterview } from './retake.ts'

const refusals = {
  not_started: 'interview_not_started',
  ended: 'interview_ended',
} as const satisfies Record<Exclude<AnswersDecision, 'accepted'>, string>

export const saveTranscript: InterviewsHandlers['saveTranscript'] = async (
  { params: { id }, body, user: { userId }, refuse },
  app,
) => {
  const session = await app.sessions.asStored(userId, id)
  if (session === undefined) throw refuse('interview_not_found')
  const decision = acceptsAnswers(session, app.clock())
  if (decision !== 'accepted') throw refuse(refusals[decision])
  if (isTakenOver(session, body.callId)) throw refuse('interview_taken_over')
  const isSaved = await app.transcripts.save(id, body)
  const version = isSaved ? body.version : (await app.transcripts.of(id)).version
  return { success: true, data: { version } }
}

export const transcript: InterviewsHandlers['transcript'] = async (
  { params: { id }, user: { userId }, refuse },
  app,
) => {
  if ((await app.sessions.byId(userId, id)) === undefined) throw refuse('interview_not_found')
  const { version, entries, progress = null, segmentStarts = [] } = await app.transcripts.of(id)
  return { success: true, data: { version, entries, progress, segmentStarts } }
}

export const recordingPart: InterviewsHandlers['recordingPart'] = async (
  { params: { id }, body, user: { userId }, refuse },
  app,
) => {
  const session = await app.sessions.asStored(userId, id)
  if (session === undefined) throw refuse('interview_not_found')
  const decision = acceptsRecording(session, app.clock())
  if (decision !== 'accepted') throw refuse(refusals[decision])
  // An assembled recording takes no more parts, and without a folder no room was opened.
  if (session.folder === undefined || session.recording !== undefined) throw refuse('interview_ended')
  const part = { bytes: body.size, now: app.clock() }
  if (!(await app.rooms.countPart(session, part))) throw refuse('recording_full')
  const uploads = await app.recordingUploads()
  const signed = await uploads.uploadFor(session.folder, body)
  return { success: true, data: { ...signed, isTakenOver: isTakenOver(session, body.callId) } }
}

export const finish: InterviewsHandlers['finish'] = async (
  { params: { id }, body, user: { userId }, log, refuse },
  app,
) => {
  const finished = await finishInterview(userId, id, body, app)
  if (finished.kind === 'refused') throw refuse(finished.code)
  log.info('interview finished', { userId, sessionId: id, interview: finished.session.status })
  return { success: true, data: shownSession(finished.session) }
}

export const deleteRecording: InterviewsHandlers['deleteRecording'] = async (
  { params: { id }, user: { userId }, log, refuse },
  app,
) => {
  const deleted = await removeOnRequest(userId, id, app, log)
  if (deleted.kind === 'refused') throw refuse(deleted.code)
  log.info('recording deleted by its candidate', { userId, sessionId: id })
  return { success: true, data: shownSession(deleted.session) }
}

export const retake: InterviewsHandlers['retake'] = async (
  { params: { id }, user: { userId }, log, refuse },
  app,
) => {
  const retaken = await retakeInterview(userId, id, app)
  if (retaken.kind === 'refused') throw refuse(retaken.code)
  const { sessionId, isExisting } = retaken
  log.info('interview retaken', { userId, sessionId, isExisting })
  return { success: true, data: { id: sessionId, interviewUrl: interviewUrlOf(sessionId), isExisting } }
}
