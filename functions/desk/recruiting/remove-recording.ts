import { emailAboutDeletion } from '#functions/interview/rooms/email-about-deletion.ts'
import { removeRecording as removeFilesAndTranscript } from '#functions/interview/rooms/remove-recording.ts'
import type { RecruitingHandlers } from './app.ts'
import { begunInterview } from './recordings.ts'

/** For a candidate who withdraws the consent to a recording. A repeated call completes what a failed one left. */
export const removeRecording: RecruitingHandlers['removeRecording'] = async (
  { params: { id }, keepAct, refuse, log },
  app,
) => {
  const session = await begunInterview(id, app)
  if (session === undefined) throw refuse('recording_not_found')
  const auditStep = keepAct.step({ on: id, userId: session.userId })
  if (!(await app.removals.begin(session, app.clock(), auditStep))) throw refuse('interview_not_ended')
  await removeFilesAndTranscript(session, app)
  await app.removals.noteErased(session)
  log.info('recording deleted', { recordingId: id })
  return { success: true, data: { id, isEmailed: await emailAboutDeletion(session, app, log) } }
}
