import { hasExpired } from '#shared/domain/interview.ts'
import { countMetric } from '../http/metrics.ts'
import type { LiveCall } from '../storage/live-calls.ts'
import type { StoredSession } from '../storage/stored-session.ts'
import { isAddressProved } from '../storage/stored-user.ts'
import type { Ask, CallStart, NewCall } from './call-start.ts'
import { minutesBetween } from './counted-minutes.ts'

type Allowed = { kind: 'allowed'; call: NewCall } | Extract<CallStart, { kind: 'refused' }>

/** What a paid call needs beside an open lobby: a proved mailbox, no other interview, and minutes that the day has left. */
export async function mayStart(ask: Ask, session: StoredSession, expiresAt: Date): Promise<Allowed> {
  const { wanted, provider, app } = ask
  const [user, job, live] = await Promise.all([
    app.users.byId(wanted.userId),
    app.jobs.byId(session.jobId),
    app.liveCalls.of(wanted.userId),
  ])
  if (user === undefined) return { kind: 'refused', code: 'interview_not_found' }
  if (!isAddressProved(user)) return { kind: 'refused', code: 'address_not_proved' }
  if (live !== undefined && (await isInInterview(live, session, ask)))
    return { kind: 'refused', code: 'interview_running' }
  const now = app.clock()
  const minutes = minutesBetween(now, expiresAt)
  const day = await app.callMinutes.reserve(minutes, provider.minutesPerDay, now)
  if (day === undefined) {
    countMetric('callMinutesUsedUp', now)
    return { kind: 'refused', code: 'call_minutes_used_up' }
  }
  const startedAt = now.toISOString()
  const place = { sessionId: session.id, startId: app.random.id(), startedAt, minutes, day }
  return { kind: 'allowed', call: { session, user, job, expiresAt, place } }
}

/** A lobby's call is replaced by another start of the account; one in which the candidate is interviewed is not. */
async function isInInterview(
  live: LiveCall,
  { id }: StoredSession,
  { wanted: { userId }, app }: Ask,
): Promise<boolean> {
  if (live.sessionId === id) return false
  const other = await app.sessions.asStored(userId, live.sessionId)
  return (
    other?.status === 'in_progress' &&
    other.conversation?.startId === live.startId &&
    !hasExpired(other, app.clock())
  )
}
