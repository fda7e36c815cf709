import type { InterviewSession } from '#shared/domain/interview.ts'
import type { InterviewStatus } from '#shared/domain/interview-status.ts'

/** The order in which the sessions of one job are preferred: one that can be taken, then the one that was. */
const preference: readonly InterviewStatus[] = [
  'in_progress',
  'scheduled',
  'completed',
  'abandoned',
  'cancelled',
]

const rank = ({ status }: InterviewSession): number => preference.indexOf(status)

/**
 * The session that the id in the page's URL means: the one of that id, or else the one of the job of that id. Undefined
 * where it may be a job that the candidate has no session of.
 */
export function resolveSession(
  id: string,
  sessions: readonly InterviewSession[],
): InterviewSession | undefined {
  const own = sessions.find((session) => session.id === id)
  if (own !== undefined) return own
  const [best] = sessions.filter(({ jobId }) => jobId === id).toSorted((a, b) => rank(a) - rank(b))
  return best
}

export const notFoundText = (id: string): string => `No interview session found for session ID: ${id}`
