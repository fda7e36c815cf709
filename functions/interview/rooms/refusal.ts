import { refusalReason, turnIn } from '#shared/application/attempts.ts'
import { standingOf, type Standing } from '#functions/application/standing.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { RoomsApp } from './app.ts'

/** Whether a room is not for an application that waits for somebody else than its candidate. One that is completed says so itself. */
export const isClosedByDecision = (
  { previous }: Pick<Standing, 'previous'>,
  session: Pick<StoredSession, 'status'>,
  now: Date,
): boolean => session.status !== 'completed' && turnIn(previous, now) !== 'candidate'

/** The codes of a room whose interview is not the candidate's to take. */
export type ClosedRoom = 'application_decided' | 'interview_not_needed'

/** Why nobody may enter a session's room, whatever its own state is; undefined where the candidate may. */
export async function refusalOf(
  session: StoredSession,
  app: Pick<RoomsApp, 'applications' | 'sessions' | 'clock'>,
): Promise<'interview_not_found' | ClosedRoom | undefined> {
  const standing = await standingOf(app, session)
  // The candidate is withdrawing the application.
  if (standing === undefined) return 'interview_not_found'
  const now = app.clock()
  if (!isClosedByDecision(standing, session, now)) return undefined
  const reason = refusalReason(standing.previous, turnIn(standing.previous, now))
  return reason === 'interview_waived' ? 'interview_not_needed' : 'application_decided'
}
