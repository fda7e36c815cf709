import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'
import { malaysianTime } from '#shared/platform/malaysian-time.ts'
import { hasNotBegun, turnIn, type Stage } from '../standing/standing.ts'

const labels = {
  scheduled: 'Ready to start',
  in_progress: 'In Progress',
  completed: 'Completed',
  // Nothing was recorded, and the candidate can start again.
  cancelled: 'Not Started',
  abandoned: 'Incomplete',
} as const satisfies Record<InterviewStatus, string>

export const sessionLabel = (status: InterviewStatus): string => labels[status]

type Fact = { readonly term: 'Status' | 'Started' | 'Finished'; readonly text: string; readonly at?: string }

const moment = (term: Fact['term'], time: string | null): Fact[] => {
  const text = malaysianTime(time)
  return text === undefined || time === null ? [] : [{ term, text, at: time }]
}

/** The facts of an interview session in the dialog, without those that have not happened yet. */
export const sessionFacts = ({ status, started_at, finished_at }: InterviewSession): Fact[] => [
  { term: 'Status', text: sessionLabel(status) },
  ...moment('Started', started_at),
  ...moment('Finished', finished_at),
]

/** Hides a session that has not begun once the candidate has no interview to take. */
export function showsSession(stage: Stage, session: InterviewSession): boolean {
  const interview = stage.interview === 'waived' ? session.status : stage.interview
  return turnIn(stage) === 'candidate' || !(hasNotBegun(interview) || interview === 'cancelled')
}

/** An interview that was held, to its end or until it was left. */
export const hasTranscript = ({ status, started_at }: InterviewSession): boolean =>
  status === 'completed' || (status === 'abandoned' && started_at !== null)
