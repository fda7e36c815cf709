import { answerOf, replyRefusal, type InvitationReply } from '#shared/application/invitation.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import type { InterviewsApp, InterviewsHandlers } from './app.ts'
import { invitedOf, linkedApplication } from './linked-application.ts'
import { openedInvitation } from './slot-routes.ts'
import { withdrawAndConfirm } from './withdraw-and-confirm.ts'

type Key = { userId: string; jobId: string }

/** Keeps the answer with the application; undefined where there is no application. */
const answer = (key: Key, reply: InvitationReply, { applications, clock }: InterviewsApp) =>
  tryAgain(async () => {
    const application = await applications.byKey(key)
    if (application === undefined) return 'application_not_found' as const
    const now = clock()
    const refused = replyRefusal(invitedOf(application), reply, now)
    if (refused !== undefined) return refused
    const answered = answerOf(reply, now)
    return (await applications.answer(application, answered)) ? answered : undefined
  })

export const answerInvitation: InterviewsHandlers['answerInvitation'] = async (
  { params: { id }, body: { reply }, user: { userId }, refuse, log },
  app,
) => {
  const key = applicationKey(id)
  const answered = key?.userId === userId ? await answer(key, reply, app) : 'application_not_found'
  if (typeof answered === 'string') throw refuse(answered)
  log.info('invitation answered', { applicationId: id, answer: answered.kind })
  return { success: true, data: answered }
}

export const openInvitation: InterviewsHandlers['openInvitation'] = async ({ body, refuse }, app) => {
  const application = await linkedApplication(body.token, app)
  if (application === undefined) throw refuse('invitation_gone')
  return { success: true, data: await openedInvitation(application, app) }
}

export const answerByLink: InterviewsHandlers['answerByLink'] = async ({ body, refuse, log }, app) => {
  const application = await linkedApplication(body.token, app)
  if (application === undefined) throw refuse('invitation_gone')
  const answered = await answer(application, body.reply, app)
  if (answered === 'application_not_found') throw refuse('invitation_gone')
  if (typeof answered === 'string') throw refuse(answered)
  log.info('invitation answered', { applicationId: application.id, answer: answered.kind })
  return { success: true, data: answered }
}

export const withdrawByLink: InterviewsHandlers['withdrawByLink'] = async ({ body, refuse, log }, app) => {
  const application = await linkedApplication(body.token, app)
  if (application === undefined) throw refuse('invitation_gone')
  const { userId, id } = application
  const withdrawn = await withdrawAndConfirm(userId, id, app, log)
  if (withdrawn.kind === 'refused')
    throw refuse(withdrawn.code === 'interview_not_found' ? 'invitation_gone' : withdrawn.code)
  return { success: true, data: { jobId: withdrawn.application.jobId } }
}
