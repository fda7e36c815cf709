import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { Application } from '#shared/application/application.ts'

/** The time at which the unit tests look at these. */
export const now = new Date('2026-01-10T00:00:00Z')

export const application = (
  status: Application['status'],
  change: Partial<Application> = {},
): Application => ({
  id: `application-${status}`,
  jobId: `job-${status}`,
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status,
  appliedAt: '2026-01-05T09:00:00.000Z',
  interviewDate: null,
  interviewLink: null,
  teamInterview: null,
  interviewsLeft: 3,
  answer: null,
  slots: null,
  interviewers: [],
  interviewWaived: false,
  screening: null,
  ...change,
})

export const session = (
  jobId: string,
  status: InterviewSession['status'],
  change: Partial<InterviewSession> = {},
): InterviewSession => ({
  id: `session-${jobId}`,
  jobId,
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status,
  interviewUrl: `/interview/session-${jobId}`,
  started_at: '2026-01-06T09:00:00.000Z',
  finished_at: null,
  timeFactor: 1,
  continueBefore: null,
  ...change,
})
