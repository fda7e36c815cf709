import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'

/** Which session of a job is preferred: first those that can still be held, then the completed one. */
const preference: readonly InterviewStatus[] = [
  'in_progress',
  'scheduled',
  'completed',
  'abandoned',
  'cancelled',
]

const rank = ({ status }: InterviewSession): number => preference.indexOf(status)

/**
 * The session with the id in the page's URL, or else the candidate's session for the job with that id; undefined where the
 * candidate has neither.
 */
export function resolveSession(
  id: string,
  sessions: readonly InterviewSession[],
): InterviewSession | undefined {
  const match = sessions.find((session) => session.id === id)
  if (match !== undefined) return match
  const [best] = sessions.filter(({ jobId }) => jobId === id).toSorted((a, b) => rank(a) - rank(b))
  return best
}

export const notFoundText = (id: string): string => `No interview session found for session ID: ${id}`
