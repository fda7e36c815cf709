import type { InterviewSession } from '#shared/domain/interview.ts'
import type { InterviewStatus } from '#shared/domain/interview-status.ts'
import { malaysianTime } from '#shared/domain/malaysian-time.ts'
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

type Fact = { readonly term: 'Status' | 'Started' | 'Finished'; readonly text: string }

const moment = (term: Fact['term'], time: string | null): Fact[] => {
  const text = malaysianTime(time)
  return text === undefined ? [] : [{ term, text }]
}

/** What the dialog tells about an interview session; what has not happened yet is left out. */
export const sessionFacts = ({ status, started_at, finished_at }: InterviewSession): Fact[] => [
  { term: 'Status', text: sessionLabel(status) },
  ...moment('Started', started_at),
  ...moment('Finished', finished_at),
]

/** A session that has not begun tells nothing once no interview is to be taken any more. */
export const tellsOfSession = (stage: Stage): boolean =>
  turnIn(stage) === 'candidate' || !(hasNotBegun(stage.interview) || stage.interview === 'cancelled')

/** An interview that was held, to its end or until it was left. */
export const hasTranscript = ({ status, started_at }: InterviewSession): boolean =>
  status === 'completed' || (status === 'abandoned' && started_at !== null)
