import { heldInterview, interviewOrExpired } from '#shared/application/application-status.ts'
import type { PreviousApplication } from '#shared/application/attempts.ts'
import type { Undecided } from '#shared/application/decision.ts'
import type { StoredApplication } from './rows/stored-application.ts'
import type { StoredSession } from './session/stored-session.ts'
import type { ApplicationsApp } from './app.ts'
import { shownApplication, teamInterviewOf } from './shown.ts'

/** An application with its latest session, and both in the terms of the rules. */
export type Standing = {
  application: StoredApplication
  session: StoredSession | undefined
  previous: PreviousApplication
}

/** Two reads by key; undefined when the candidate has not applied. */
export async function standingOf(
  { applications, sessions }: Pick<ApplicationsApp, 'applications' | 'sessions'>,
  key: { userId: string; jobId: string },
): Promise<Standing | undefined> {
  const application = await applications.byKey(key)
  if (application === undefined) return undefined
  const session = await sessions.byId(key.userId, application.sessionId)
  return { application, session, previous: previousOf(application, session) }
}

export const previousOf = (
  application: StoredApplication,
  session: StoredSession | undefined,
): PreviousApplication => ({
  status: application.status,
  interview: heldInterview(shownApplication(application), session?.status),
  teamInterview: teamInterviewOf(application),
  interviewsStarted: application.interviewsStarted,
})

/** An application as a recruiter's decision finds it. */
export const undecidedOf = ({ application, session }: Standing): Undecided => ({
  status: application.status,
  teamInterview: teamInterviewOf(application),
  slots: application.slots,
  interviewers: application.interviewers,
  interview: interviewOrExpired(shownApplication(application), session?.status),
})
