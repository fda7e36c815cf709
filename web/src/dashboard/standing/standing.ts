import type { Application } from '#shared/application/application.ts'
import {
  heldInterview,
  isDecided,
  jobPageStatusOf,
  type ReadStatus,
} from '#shared/application/application-status.ts'
import { dueQuestions } from '#shared/application/due-questions.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { HeldInterview, InterviewStatus } from '#shared/application/session/interview-status.ts'
import {
  teamInterviewState,
  teamInterviewTexts,
  type TeamInterviewState,
  type TeamInterviewTexts,
} from '#shared/application/team-interview.ts'
import {
  interviewNotNeeded,
  interviewProgressOf,
  isUsedUp,
  nextStepText,
  turnOf,
  type InterviewStep,
  type Progress,
  type Turn,
} from '#shared/application/turn.ts'
import { timeOf } from '../dates.ts'

/** What the API answered about a candidate's applications. */
export type Known = {
  readonly applications: readonly Application[]
  readonly sessions: readonly InterviewSession[]
}

/** How far an application is; every label, badge and action of the dashboard derives from these three. */
export type Stage = {
  readonly status: ReadStatus
  /** The status of the current session, if there is one. */
  readonly interview: HeldInterview | undefined
  readonly teamInterview: TeamInterviewState
  /** The team has offered times, and the candidate has not chosen one. */
  readonly hasTimes?: boolean
}

/** An application with its current interview session. */
export type Standing = Stage & {
  readonly jobId: string
  readonly jobTitle: string
  readonly department: string
  readonly appliedAt: string | null
  /** When and where the candidate meets the team, where that is arranged. */
  readonly meeting: TeamInterviewTexts | undefined
  readonly session: InterviewSession | undefined
  /** How many interviews the candidate may still start. */
  readonly interviewsLeft: number | null
  /** Undefined for an interview in progress whose application is not in the list. */
  readonly application: Application | undefined
}

const unknownDepartment = 'Unknown Department'

/** At most one session of a job has not ended. */
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

/** The session that decides what the candidate can do about a job, unless the application names it. Retakes keep the earlier ones. */
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

/** An application that waits for its interview links to it, also after a completed one that a recruiter lets the candidate repeat. */
const sessionOf = (
  { jobId, interviewLink }: Application,
  sessions: readonly InterviewSession[],
): InterviewSession | undefined =>
  sessions.find(({ interviewUrl }) => interviewUrl === interviewLink) ?? currentSession(sessions, jobId)

const ofApplication = (
  application: Application,
  session: InterviewSession | undefined,
  now: Date,
): Standing => ({
  jobId: application.jobId,
  jobTitle: application.jobTitle,
  department: application.department || unknownDepartment,
  appliedAt: application.appliedAt,
  meeting: teamInterviewTexts(application.teamInterview, now),
  status: application.status,
  interview: heldInterview(application, session?.status),
  teamInterview: teamInterviewState(application.teamInterview, now),
  hasTimes: Boolean(application.slots) && application.teamInterview === null,
  session,
  // An older API does not send it.
  interviewsLeft: application.interviewsLeft ?? null,
  application,
})

/** Before its interview is completed, an application is `ai_pending`. */
const ofSession = (session: InterviewSession): Standing => ({
  jobId: session.jobId,
  jobTitle: session.jobTitle,
  department: session.department || unknownDepartment,
  appliedAt: null,
  meeting: undefined,
  status: 'ai_pending',
  interview: session.status,
  teamInterview: 'none',
  session,
  interviewsLeft: null,
  application: undefined,
})

/**
 * One standing for each application, and for each interview in progress whose application is not in the list. Other
 * sessions without an application belong to one that was withdrawn.
 */
export function standingsOf({ applications, sessions }: Known, now: Date): Standing[] {
  const applied = new Set(applications.map(({ jobId }) => jobId))
  return [
    ...applications.map((application) => ofApplication(application, sessionOf(application, sessions), now)),
    ...sessions.filter(({ status, jobId }) => status === 'in_progress' && !applied.has(jobId)).map(ofSession),
  ]
}

/** The date that lists show and sort by: of the interview if one was started, else of the application. */
export const dateOf = ({ session, appliedAt }: Standing): string | null => session?.started_at ?? appliedAt

/** Whether the application waits for its interview or for a decision. */
export const isPending = (status: ReadStatus): boolean => status !== 'unknown' && !isDecided(status)

const progressOf = ({ status, interview, teamInterview }: Stage): Progress => ({
  status: jobPageStatusOf(status),
  interview: interviewProgressOf(interview),
  teamInterview,
})

export const turnIn = (stage: Stage): Turn => turnOf(progressOf(stage))

/** What the team asks, and the candidate has not answered. */
export const questionsIn = ({ status, application }: Standing) =>
  dueQuestions({ status, screening: application?.screening })

const stepOf = (standing: Standing): InterviewStep => ({
  interview: progressOf(standing).interview,
  continueBefore: standing.session?.continueBefore ?? null,
  interviewsLeft: standing.interview === 'scheduled' ? null : standing.interviewsLeft,
  questions: questionsIn(standing),
})

/** Whether the team goes on with an application without its AI interview. */
export const isWaived = (stage: Stage): boolean => stage.interview === 'waived' && turnIn(stage) === 'team'

/** What the candidate is asked to do, where it is their turn, or need not do any more. */
export function nextStepIn(standing: Standing): string | undefined {
  if (isWaived(standing)) return interviewNotNeeded
  return turnIn(standing) === 'candidate' ? nextStepText(stepOf(standing)) : undefined
}

/** Whether the candidate has started as many interviews as they may. */
export const hasNoAttemptLeft = (standing: Standing): boolean => isUsedUp(stepOf(standing))

/** Applying creates a scheduled session, so a scheduled session says no more than a missing one. */
export const hasNotBegun = (interview: HeldInterview | undefined): boolean =>
  interview === undefined || interview === 'scheduled'
