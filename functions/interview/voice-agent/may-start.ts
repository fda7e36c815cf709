import { hasExpired } from '#shared/application/session/interview-status.ts'
import type { LiveCall } from '../rows/live-calls.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { minutesBetween } from '#functions/platform/limits/call-minutes.ts'
import { isAddressProved } from '#functions/account/rows/stored-user.ts'
import type { Ask, CallStart, NewCall } from './call-start.ts'

type Allowed = { kind: 'allowed'; call: NewCall } | Extract<CallStart, { kind: 'refused' }>

/** What a paid call needs beside an open lobby: a proved mailbox, no other interview, and minutes that the day and the mailbox have left. */
export async function mayStart(ask: Ask, session: StoredSession, expiresAt: Date): Promise<Allowed> {
  const { wanted, provider, app, log } = ask
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
  const wantedMinutes = { email: user.email, minutes, maxPerDay: provider.minutesPerDay }
  const reserved = await app.callMinutes.reserve(wantedMinutes, now)
  if (reserved.kind === 'used_up') {
    if (reserved.by === 'mailbox') log.warn('call minutes of a mailbox used up', { minutes })
    else log.warn('call minutes used up', { minutes }, 'CallMinutesUsedUp')
    return { kind: 'refused', code: 'call_minutes_used_up' }
  }
  const startedAt = now.toISOString()
  const { day, mailbox } = reserved
  const place = { sessionId: session.id, startId: app.random.id(), startedAt, minutes, day, mailbox }
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
