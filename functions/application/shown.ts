import type { Application } from '#shared/application/application.ts'
import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import { maxInterviews } from '#shared/application/application-status.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import { roomEnd } from '#shared/application/session/room.ts'
import type { StoredApplication } from './rows/stored-application.ts'
import { hasRoom, interviewUrlOf, type StoredSession } from './session/stored-session.ts'

/** Before the status is `interview_pending`, the date is that of the AI interview. */
export const teamInterviewOf = ({
  status,
  interviewDate,
  interviewPlace,
  interviewMinutes,
}: StoredApplication): TeamInterview | null =>
  status === 'interview_pending' && interviewDate !== null
    ? { at: interviewDate, place: interviewPlace, minutes: interviewMinutes }
    : null

/** An application as the dashboard lists it. It links to the interview until that is completed. */
export const shownApplication = (application: StoredApplication): Application => ({
  id: application.id,
  jobId: application.jobId,
  jobTitle: application.jobTitle,
  department: application.department,
  status: application.status,
  appliedAt: application.appliedAt,
  interviewDate: application.interviewDate,
  interviewLink: application.status === 'ai_pending' ? interviewUrlOf(application.sessionId) : null,
  teamInterview: teamInterviewOf(application),
  interviewsLeft: interviewsLeftOf(application),
  answer: application.answer ?? null,
  slots: application.slots ?? null,
  interviewers: (application.interviewers ?? []).map(({ name }) => ({ name })),
  interviewWaived: application.waiver !== undefined,
  screening: application.screening ?? null,
})

export const interviewsLeftOf = ({ interviewsStarted }: StoredApplication): number =>
  Math.max(0, maxInterviews - interviewsStarted)

/** When the room of an interview that has begun closes. */
export const continueBeforeOf = (session: StoredSession): string | null =>
  session.status === 'in_progress' && hasRoom(session) ? roomEnd(session).toISOString() : null

export const shownSession = (session: StoredSession): InterviewSession => ({
  id: session.id,
  jobId: session.jobId,
  jobTitle: session.jobTitle,
  department: session.department,
  status: session.status,
  interviewUrl: interviewUrlOf(session.id),
  started_at: session.started_at,
  finished_at: session.finished_at,
  timeFactor: session.timeFactor ?? 1,
  continueBefore: continueBeforeOf(session),
})
