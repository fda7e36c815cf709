import { speechStreamSeconds } from '#shared/interview/interviewer/caps.ts'
import { roomEnd } from '#shared/application/session/room.ts'
import { speechSampleRate } from '../external/speech-stream-url.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { hasRoom, type StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredSpeechStream } from '../rows/speech-streams.ts'
import { usageOf } from '../rows/interviewer-usage.ts'
import { speechStreamId as storedIdOf } from '#functions/application/session/turns-key.ts'
import type { InterviewerApp, Services } from './app.ts'

/** Share of the account's streams that raises the alarm, before a candidate is refused. */
const alarmShare = 0.8

type SpeechStream = {
  hearingId: string
  url: string
  language: string
  sampleRate: number
  maxSeconds: number
}
type Wanted = {
  session: StoredSession
  user: StoredUser
  callId: string
  services: Services
  app: InterviewerApp
  log: Log
}

/** Lets a page open one speech stream; undefined where none is available. */
export async function hear(request: Wanted): Promise<SpeechStream | undefined> {
  const { session, services, app, log } = request
  const { speechStream } = services
  if (speechStream === undefined || !hasRoom(session)) return undefined
  const now = app.clock()
  // One at a time: a stream that broke is replaced, and counts until now.
  for (const open of await app.speechStreams.openOf(session.id)) await endOne(request, open)
  if (!(await app.speechStreams.countOne(session.id, now))) return undefined
  const until = roomEnd(session)
  const seconds = speechStreamSeconds(now.toISOString(), until)
  const capped = await app.usage.reserve(usageOf(session, request.user), { seconds }, now)
  if (capped !== undefined) {
    if (capped === 'day') log.warn('no speech stream: the daily limit is reached', {}, 'InterviewerUsedUp')
    return undefined
  }
  const id = app.random.id()
  const open = await app.liveStreams.take(id, { until, max: speechStream.maxStreams, now })
  if (open === undefined || open >= alarmShare * speechStream.maxStreams)
    log.warn(
      'speech streams are near the quota',
      { open: open ?? speechStream.maxStreams },
      'HearingsNearQuota',
    )
  if (open === undefined) {
    await app.usage.correct(usageOf(session, request.user), { seconds: -seconds }, now)
    return undefined
  }
  const url = await speechStream.of(now)
  await app.speechStreams.note(
    session.id,
    { id, callId: request.callId, issuedAt: now.toISOString(), counted: seconds },
    now,
  )
  return {
    hearingId: id,
    url,
    language: speechStream.language,
    sampleRate: speechSampleRate,
    maxSeconds: seconds,
  }
}

type Ending = Pick<Wanted, 'session' | 'user' | 'app'>

/** The seconds from URL to end count, whatever was said; what was counted beyond them is given back once. */
async function endOne(
  { session, user, app }: Ending,
  { id, issuedAt, counted }: StoredSpeechStream,
): Promise<number> {
  const now = app.clock()
  const seconds = Math.min(counted, speechStreamSeconds(issuedAt, now))
  if (await app.speechStreams.noteEnd(session.id, id, now)) {
    await app.liveStreams.giveBack(id.replace(storedIdOf(''), ''), now)
    await app.usage.correct(usageOf(session, user), { seconds: seconds - counted }, now)
  }
  return seconds
}

/** A repeated call, or one about no stream, is a success with no seconds. */
export async function endSpeechStream(streamId: string, ending: Ending): Promise<number> {
  const open = await ending.app.speechStreams.openOf(ending.session.id)
  const stream = open.find(({ id }) => id === storedIdOf(streamId))
  return stream === undefined ? 0 : endOne(ending, stream)
}
