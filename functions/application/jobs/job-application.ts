import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { heldInterview, jobPageStatusOf } from '#shared/application/application-status.ts'
import { jobPageInterviewStatusOf } from '#shared/application/session/interview-status.ts'
import { dueQuestions } from '#shared/application/due-questions.ts'
import { continueBeforeOf, interviewsLeftOf, shownApplication, teamInterviewOf } from '../shown.ts'
import type { Standing } from '../standing.ts'
import { interviewUrlOf } from '../session/stored-session.ts'

const notApplied: JobApplication = {
  hasApplied: false,
  applicationStatus: null,
  appliedDate: null,
  interviewUrl: null,
  interviewStatus: 'not_started',
  teamInterview: null,
  continueBefore: null,
  interviewsLeft: null,
  interviewWaived: false,
  questions: [],
}

/** How far a candidate's application is, in the job page's terms. */
export function jobApplicationOf(
  standing: Pick<Standing, 'application' | 'session'> | undefined,
): JobApplication {
  if (standing === undefined) return notApplied
  const { application, session } = standing
  return {
    hasApplied: true,
    applicationStatus: jobPageStatusOf(application.status),
    appliedDate: application.appliedAt,
    interviewUrl: interviewUrlOf(application.sessionId),
    interviewStatus: jobPageInterviewStatusOf(heldInterview(shownApplication(application), session?.status)),
    teamInterview: teamInterviewOf(application),
    continueBefore: session === undefined ? null : continueBeforeOf(session),
    // A session that has not begun can be started, whatever was started before.
    interviewsLeft: Math.max(interviewsLeftOf(application), session?.status === 'scheduled' ? 1 : 0),
    interviewWaived: application.waiver !== undefined,
    questions: [...dueQuestions(application)],
  }
}
