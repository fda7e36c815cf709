import { choiceRefusal, isChosen, slotsAhead } from '#shared/application/slot-choice.ts'
import { isInvited } from '#shared/application/team-interview.ts'
import type { OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { newInvitationToken } from '#functions/application/invitation-token.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import { teamInterviewOf } from '#functions/application/shown.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { InterviewsApp, InterviewsHandlers } from './app.ts'
import { linkedApplication } from './linked-application.ts'
import { hadInterview } from './withdrawn-letter.ts'

/** What the page of an invitation shows. */
export async function openedInvitation(
  application: StoredApplication,
  { sessions, slots: store, clock }: InterviewsApp,
): Promise<OpenedInvitation> {
  const { userId, jobId, jobTitle, slots, interviewers = [], answer } = application
  const now = clock()
  const [all, times] = await Promise.all([
    sessions.ofUser(userId),
    store.free(application, slotsAhead(slots, now), now),
  ])
  return {
    jobTitle,
    teamInterview: teamInterviewOf(application),
    slots: slots === undefined ? null : { ...slots, times },
    interviewers: interviewers.map(({ name }) => ({ name })),
    answer: answer ?? null,
    hasInterview: hadInterview({ sessions: all.filter((session) => session.jobId === jobId) }),
  }
}

type Chosen =
  | { kind: 'chosen'; application: StoredApplication }
  | { kind: 'refused'; code: 'invitation_gone' | 'slot_taken' | 'slot_gone' | 'choice_closed' }

/** Gives the candidate a slot. The same choice again, by a double click for example, writes nothing. */
const choose = (token: string, at: string, app: InterviewsApp): Promise<Chosen> =>
  tryAgain(async (): Promise<Chosen | undefined> => {
    const application = await linkedApplication(token, app)
    if (application === undefined) return { kind: 'refused', code: 'invitation_gone' }
    const { slots } = application
    const offer = { slots, teamInterview: teamInterviewOf(application) }
    const isComing = application.answer?.kind === 'coming'
    if (slots !== undefined && isChosen(offer, at) && isComing) return { kind: 'chosen', application }
    const now = app.clock()
    const code = choiceRefusal(offer, at, now)
    if (code !== undefined || slots === undefined) return { kind: 'refused', code: code ?? 'slot_gone' }
    const { place, minutes } = slots
    const interview = { at: new Date(at).toISOString(), place, minutes }
    const outcome = await app.slots.choose(application, interview, now)
    if (outcome === 'taken') return { kind: 'refused', code: 'slot_taken' }
    const written = outcome === 'chosen' ? await app.applications.byKey(application) : undefined
    return written && { kind: 'chosen', application: written }
  })

export const chooseSlot: InterviewsHandlers['chooseSlot'] = async (
  { body: { token, at }, refuse, log },
  app,
) => {
  const chosen = await choose(token, at, app)
  if (chosen.kind === 'refused') throw refuse(chosen.code)
  log.info('interview time chosen', { applicationId: chosen.application.id })
  return { success: true, data: await openedInvitation(chosen.application, app) }
}

export const linkToInvitation: InterviewsHandlers['linkToInvitation'] = async (
  { params: { id }, user: { userId }, refuse },
  app,
) => {
  const key = applicationKey(id)
  const [application, user] = await Promise.all([
    key?.userId === userId ? app.applications.byKey(key) : undefined,
    app.users.byId(userId),
  ])
  if (application === undefined || user === undefined) throw refuse('application_not_found')
  const { status } = application
  if (!isInvited({ status, teamInterview: teamInterviewOf(application) }, app.clock()))
    throw refuse('invitation_over')
  return { success: true, data: { token: await newInvitationToken(application, user.email, app) } }
}
