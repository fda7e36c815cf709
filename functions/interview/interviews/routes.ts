import { apply, createdOf } from '#functions/application/apply.ts'
import { shownSession } from '#functions/application/shown.ts'
import type { InterviewsHandlers } from './app.ts'
import { deleteRecording, finish, recordingPart, retake, saveTranscript, transcript } from './room-routes.ts'
import { answerByLink, answerInvitation, openInvitation, withdrawByLink } from './invitation-routes.ts'
import { chooseSlot, linkToInvitation } from './slot-routes.ts'
import { withdrawAndConfirm } from './withdraw-and-confirm.ts'

export const routes: InterviewsHandlers = {
  saveTranscript,
  transcript,
  recordingPart,
  finish,
  deleteRecording,
  retake,
  answerInvitation,
  openInvitation,
  answerByLink,
  chooseSlot,
  linkToInvitation,
  withdrawByLink,

  async create({ body: { jobId }, user: { userId }, refuse }, app) {
    const applied = await apply(userId, jobId, app)
    if (applied.kind === 'refused') throw refuse(applied.code)
    return { success: true, data: createdOf(applied) }
  },

  async list({ user: { userId } }, app) {
    return { success: true, data: { sessions: (await app.sessions.ofUser(userId)).map(shownSession) } }
  },

  async get({ params: { id }, user: { userId }, refuse }, app) {
    const session = await app.sessions.byId(userId, id)
    if (session === undefined) throw refuse('interview_not_found')
    return { success: true, data: shownSession(session) }
  },

  async unapply({ params: { id }, user: { userId }, log, refuse }, app) {
    const withdrawn = await withdrawAndConfirm(userId, id, app, log)
    if (withdrawn.kind === 'refused') throw refuse(withdrawn.code)
    return { success: true, data: { jobId: withdrawn.application.jobId } }
  },
}
