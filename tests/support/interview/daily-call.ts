import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { CallEvent, CallTransport } from '#web/interview/ports/call-transport.ts'
import { createDaily } from '#web/interview/transports/daily/daily.ts'
import { createFakeClock } from './fake-clock.ts'
import { fakeDaily, type Behaviour } from './fake-call-object.ts'
import { FakeStream } from './fake-media.ts'
import { createFakeNetwork } from './fake-world.ts'
import { aRecord } from './records.ts'

/** The requests that the call made to the API. */
export type Requested = { startCall: unknown[]; endCall: unknown[] }

/** A call over Daily with everything around it faked: the clock, the API, the call object and the speaker. */
export function aDailyCall({
  behaviours = [{}],
  record = aRecord(),
  failures = [],
}: {
  behaviours?: Behaviour[]
  record?: InterviewRecord
  /** The first starts fail with these. */
  failures?: Error[]
} = {}) {
  const clock = createFakeClock()
  const network = createFakeNetwork()
  const daily = fakeDaily(...behaviours)
  const told: Requested = { startCall: [], endCall: [] }
  const speaker = {
    playing: [] as unknown[],
    isMuted: true,
    chosen: undefined as string | undefined,
    isClosed: false,
  }
  let ids = 0
  const sound = { level: 0 }
  const transport: CallTransport = createDaily({
    retries: { clock, network, signal: new AbortController().signal },
    record,
    conversation: { agentName: 'interviewer', conversationId: 'session-1', callId: 'call-12345' },
    calls: {
      startCall(input) {
        told.startCall.push(input)
        const failure = failures.shift()
        if (failure !== undefined) return Promise.reject(failure)
        return Promise.resolve({ dailyRoom: 'https://example.daily.co/room', dailyToken: 'a-token' })
      },
      endCall(input) {
        told.endCall.push(input)
        return Promise.resolve({})
      },
    },
    createCallObject: daily.createCallObject,
    speaker: {
      play: (track) => speaker.playing.push(track),
      stop: (track) => {
        speaker.playing = speaker.playing.filter((each) => each !== track)
      },
      setMuted: (isMuted) => {
        speaker.isMuted = isMuted
      },
      choose: (deviceId) => {
        speaker.chosen = deviceId
      },
      close: () => {
        speaker.isClosed = true
      },
    },
    meter: () => ({ level: () => sound.level, close: () => {} }),
    newId: () => `id-${(ids += 1)}`,
  })
  const events: CallEvent[] = []
  transport.subscribe((event) => events.push(event))
  const grant = (stream = new FakeStream()): FakeStream => {
    transport.setDevices({ stream: stream as unknown as MediaStream, speaker: undefined })
    return stream
  }
  /** Joins with granted devices; forgets the events until then. */
  const joined = async () => {
    grant()
    await transport.join()
    events.length = 0
  }
  return { transport, events, clock, daily, told, speaker, sound, grant, joined, call: daily.latest }
}

/** The reason of a rejection. Its handler is attached immediately, because the rejection comes while the clock passes. */
export const failureOf = (promise: Promise<void> | undefined): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => undefined,
    (error: unknown) => error,
  )

/** The entry in `did` of a call object that joined. */
export const joinsRoom = 'join {"url":"https://example.daily.co/room","token":"a-token"}'
