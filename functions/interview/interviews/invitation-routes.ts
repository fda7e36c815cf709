import { emailKey } from '#shared/platform/email-key.ts'
import { answerOf, replyRefusal, type InvitationReply } from '#shared/application/invitation.ts'
import { isInvited } from '#shared/application/team-interview.ts'
import { teamInterviewOf } from '#functions/application/shown.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { InterviewsApp, InterviewsHandlers } from './app.ts'
import { withdrawAndConfirm } from './withdraw-and-confirm.ts'
import { hadInterview } from './withdrawn-letter.ts'

type Key = { userId: string; jobId: string }

/** The application of a link that still works: its invitation is not over, and the letter went to the account's present address. */
async function linkedApplication(
  token: string,
  { invitationLinks, applications, users, clock }: InterviewsApp,
): Promise<StoredApplication | undefined> {
  const now = clock()
  const link = await invitationLinks.find(token, now)
  if (link === undefined) return undefined
  const [application, user] = await Promise.all([applications.byKey(link), users.byId(link.userId)])
  if (application === undefined || user === undefined || emailKey(user.email) !== link.email) return undefined
  if (application.appliedAt !== link.appliedAt) return undefined
  return isInvited(invitedOf(application), now) ? application : undefined
}

const invitedOf = (application: StoredApplication) => ({
  status: application.status,
  teamInterview: teamInterviewOf(application),
})

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
  const sessions = await app.sessions.ofUser(application.userId)
  const sessionsOfJob = sessions.filter(({ jobId }) => jobId === application.jobId)
  return {
    success: true,
    data: {
      jobTitle: application.jobTitle,
      teamInterview: teamInterviewOf(application),
      answer: application.answer ?? null,
      hasInterview: hadInterview({ sessions: sessionsOfJob }),
    },
  }
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
