import { applicationStatus, isDecided, type Application } from '#shared/domain/application.ts'
import type { InterviewSession, InterviewStatus } from '#shared/domain/interview.ts'
import { timeOf } from '../dates.ts'

/** What the API answered about a candidate's applications. */
export type Known = {
  readonly applications: readonly Application[]
  readonly sessions: readonly InterviewSession[]
}

/** How far an application is; every label, badge and action of the dashboard derives from these two. */
export type Stage = {
  /** An application status. Text, so that a status added later has a label, too. */
  readonly status: string
  /** The status of the current session, if there is one. */
  readonly interview: InterviewStatus | undefined
}

/** An application with its current interview session. */
export type Standing = Stage & {
  readonly jobId: string
  readonly jobTitle: string
  readonly department: string
  readonly appliedAt: string | null
  /** When the candidate meets the team, where that is arranged. */
  readonly teamInterviewAt: string | null
  readonly session: InterviewSession | undefined
}

const unknownDepartment = 'Unknown Department'

/** At most one session of a job has not ended, and nothing follows a completed one. */
const precedence: Readonly<Record<InterviewStatus, number>> = {
  completed: 3,
  in_progress: 2,
  scheduled: 1,
  cancelled: 0,
  abandoned: 0,
}

const endOf = ({ finished_at, started_at }: InterviewSession): number => timeOf(finished_at ?? started_at)

const laterOf = (one: InterviewSession, other: InterviewSession): InterviewSession => {
  const difference = precedence[one.status] - precedence[other.status] || endOf(one) - endOf(other)
  return difference < 0 ? other : one
}

/** The session that decides what the candidate can do about a job. Retakes keep the earlier sessions. */
export const currentSession = (
  sessions: readonly InterviewSession[],
  jobId: string,
): InterviewSession | undefined =>
  sessions
    .filter((session) => session.jobId === jobId)
    .reduce<InterviewSession | undefined>(
      (latest, session) => (latest === undefined ? session : laterOf(latest, session)),
      undefined,
    )

const ofApplication = (application: Application, session: InterviewSession | undefined): Standing => ({
  jobId: application.jobId,
  jobTitle: application.jobTitle,
  department: application.department || unknownDepartment,
  appliedAt: application.appliedAt,
  // Before, the date is that of the AI interview.
  teamInterviewAt: application.status === 'interview_pending' ? application.interviewDate : null,
  status: application.status,
  interview: session?.status,
  session,
})

/** Before its interview is completed, an application is `ai_pending`. */
const ofSession = (session: InterviewSession): Standing => ({
  jobId: session.jobId,
  jobTitle: session.jobTitle,
  department: session.department || unknownDepartment,
  appliedAt: null,
  teamInterviewAt: null,
  status: 'ai_pending',
  interview: session.status,
  session,
})

/**
 * One standing for each application, and for each interview in progress whose application is not in the list. Other
 * sessions without an application belong to one that was withdrawn.
 */
export function standingsOf({ applications, sessions }: Known): Standing[] {
  const applied = new Set(applications.map(({ jobId }) => jobId))
  return [
    ...applications.map((application) =>
      ofApplication(application, currentSession(sessions, application.jobId)),
    ),
    ...sessions.filter(({ status, jobId }) => status === 'in_progress' && !applied.has(jobId)).map(ofSession),
  ]
}

/** The date that lists show and sort by: of the interview if one was started, else of the application. */
export const dateOf = ({ session, appliedAt }: Standing): string | null => session?.started_at ?? appliedAt

const known: ReadonlySet<string> = new Set(applicationStatus.options)
const decided: ReadonlySet<string> = new Set(applicationStatus.options.filter(isDecided))

export const isKnown = (status: string): boolean => known.has(status)

/** Whether a recruiter has looked at the application. */
export const isReviewed = (status: string): boolean => decided.has(status)

/** Whether the interview, or the review that follows it, goes on. */
export const isPending = (status: string): boolean => isKnown(status) && !isReviewed(status)

/** Applying creates a scheduled session, so a scheduled session says no more than a missing one. */
export const hasNotBegun = (interview: InterviewStatus | undefined): boolean =>
  interview === undefined || interview === 'scheduled'
