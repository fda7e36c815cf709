import { hearingSeconds } from '#shared/interview/interviewer/caps.ts'
import { roomEnd } from '#shared/application/session/room.ts'
import { hearingSampleRate } from '../external/hearing-url.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { hasRoom, type StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredHearing } from '../rows/hearings.ts'
import { usageOf } from '../rows/interviewer-usage.ts'
import { hearingId as storedIdOf } from '#functions/application/session/turns-key.ts'
import type { InterviewerApp, Services } from './app.ts'

/** Share of the account's streams that raises the alarm, before a candidate is refused. */
const alarmShare = 0.8

type Hearing = { hearingId: string; url: string; language: string; sampleRate: number; maxSeconds: number }
type Wanted = {
  session: StoredSession
  user: StoredUser
  callId: string
  services: Services
  app: InterviewerApp
  log: Log
}

/** Lets a page open one stream of hearing; undefined where none is available. */
export async function hear(request: Wanted): Promise<Hearing | undefined> {
  const { session, services, app, log } = request
  const { hearing } = services
  if (hearing === undefined || !hasRoom(session)) return undefined
  const now = app.clock()
  // One at a time: a stream that broke is replaced, and counts until now.
  for (const open of await app.hearings.openOf(session.id)) await endOne(request, open)
  if (!(await app.hearings.countOne(session.id, now))) return undefined
  const until = roomEnd(session)
  const seconds = hearingSeconds(now.toISOString(), until)
  const capped = await app.usage.reserve(usageOf(session, request.user), { seconds }, now)
  if (capped !== undefined) {
    if (capped === 'day') log.warn('no hearing: the daily limit is reached', {}, 'InterviewerUsedUp')
    return undefined
  }
  const id = app.random.id()
  const open = await app.liveStreams.take(id, { until, max: hearing.maxStreams, now })
  if (open === undefined || open >= alarmShare * hearing.maxStreams)
    log.warn('hearings are near the quota', { open: open ?? hearing.maxStreams }, 'HearingsNearQuota')
  if (open === undefined) {
    await app.usage.correct(usageOf(session, request.user), { seconds: -seconds }, now)
    return undefined
  }
  const url = await hearing.of(now)
  await app.hearings.note(
    session.id,
    { id, callId: request.callId, issuedAt: now.toISOString(), counted: seconds },
    now,
  )
  return {
    hearingId: id,
    url,
    language: hearing.language,
    sampleRate: hearingSampleRate,
    maxSeconds: seconds,
  }
}

type Ending = Pick<Wanted, 'session' | 'user' | 'app'>

/** The seconds from URL to end count, whatever was said; what was counted beyond them is given back once. */
async function endOne(
  { session, user, app }: Ending,
  { id, issuedAt, counted }: StoredHearing,
): Promise<number> {
  const now = app.clock()
  const seconds = Math.min(counted, hearingSeconds(issuedAt, now))
  if (await app.hearings.noteEnd(session.id, id, now)) {
    await app.liveStreams.giveBack(id.replace(storedIdOf(''), ''), now)
    await app.usage.correct(usageOf(session, user), { seconds: seconds - counted }, now)
  }
  return seconds
}

/** A repeated call, or one about no stream, is a success with no seconds. */
export async function endHearing(hearingId: string, ending: Ending): Promise<number> {
  const open = await ending.app.hearings.openOf(ending.session.id)
  const stream = open.find(({ id }) => id === storedIdOf(hearingId))
  return stream === undefined ? 0 : endOne(ending, stream)
}
