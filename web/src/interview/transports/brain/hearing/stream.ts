import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Holder, InterviewerCalls } from '../calls.ts'
import { audioMessage, readHeard, type Word } from './transcribe-messages.ts'

/** What the stream needs of `WebSocket`. */
export type Socket = { send: (bytes: Uint8Array<ArrayBuffer>) => void; close: () => void }
export type OpenSocket = (
  url: string,
  on: { opened: () => void; message: (bytes: Uint8Array) => void; closed: () => void },
) => Socket

type Parts = Holder & {
  clock: Clock
  calls: Pick<InterviewerCalls, 'hear' | 'endHearing'>
  openSocket: OpenSocket
  sampleRate: number
  /** Times are seconds of all audio that was given to `send`. */
  heard: (result: { words: readonly Word[]; isPartial: boolean }) => void
  /** There is no stream, and there will be none. */
  unavailable: () => void
}

/** The server counts them, too. */
const maxStreams = 8
/** Streams in a row that told nothing. */
const maxFailures = 3
const retryMilliseconds = 250
/** What was sent since the last final words is sent again over the next stream. */
const keptSeconds = 20

type Chunk = { samples: Int16Array; at: number }

export type HearingStream = { send: (samples: Int16Array) => void; position: () => number; end: () => void }

/** A stream of Transcribe, replaced where it breaks. Its time counts until the server is told of the end. */
export function createHearingStream(parts: Parts): HearingStream {
  const { clock, sampleRate, unavailable } = parts
  let kept: Chunk[] = []
  let [position, streams, failures] = [0, 0, 0]
  let current: Stream | undefined
  let isOver = false
  let stopTimer = (): void => {}

  const forget = (until: number): void => {
    kept = kept.filter(({ at, samples }) => at + samples.length / sampleRate > until)
  }
  const giveUp = (): void => {
    if (isOver) return
    isOver = true
    unavailable()
  }
  const broke = (hasHeard: boolean): void => {
    current = undefined
    if (isOver) return
    failures = hasHeard ? 1 : failures + 1
    if (failures > maxFailures || streams >= maxStreams) giveUp()
    else stopTimer = clock.after(retryMilliseconds * 2 ** failures, open)
  }
  function open(): void {
    streams += 1
    let hasHeard = false
    current = openStream(parts, {
      waiting: () => kept,
      heard(result) {
        hasHeard = true
        if (!result.isPartial) forget(result.words.at(-1)?.end ?? 0)
        parts.heard(result)
      },
      broke: () => broke(hasHeard),
      refused: giveUp,
    })
  }
  open()
  return {
    position: () => position,
    send(samples) {
      if (isOver) return
      const chunk = { samples, at: position }
      position += samples.length / sampleRate
      forget(position - keptSeconds)
      kept.push(chunk)
      current?.send(chunk)
    },
    end() {
      isOver = true
      stopTimer()
      current?.end()
    },
  }
}

type Stream = { send: (chunk: Chunk) => void; end: () => void }

type StreamEvents = {
  /** What was recorded before the stream opened. */
  waiting: () => readonly Chunk[]
  heard: Parts['heard']
  broke: () => void
  /** The server gives no URL. */
  refused: () => void
}

/** One stream, from its URL to its end. */
function openStream(
  { clock, calls, openSocket, sessionId, callId, sampleRate }: Parts,
  on: StreamEvents,
): Stream {
  let socket: Socket | undefined
  let [isOpen, isOver] = [false, false]
  let [offset, tell] = [0, (): void => {}]
  let stopTimer = (): void => {}
  const end = (): boolean => {
    if (isOver) return false
    isOver = true
    stopTimer()
    if (isOpen) socket?.send(audioMessage(new Int16Array()))
    socket?.close()
    tell()
    return true
  }
  const broke = (): void => {
    isOpen = false
    if (end()) on.broke()
  }
  const opened = (): void => {
    const before = on.waiting()
    offset = before[0]?.at ?? 0
    isOpen = true
    for (const { samples } of before) socket?.send(audioMessage(samples))
  }
  const message = (bytes: Uint8Array): void => {
    if (isOver) return
    const heard = readHeard(bytes)
    if (heard.kind === 'exception') broke()
    if (heard.kind !== 'words') return
    const words = heard.words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }))
    on.heard({ words, isPartial: heard.isPartial })
  }
  const begin = async (): Promise<void> => {
    const { data } = await calls.hear({ params: { id: sessionId }, body: { callId } })
    tell = () => {
      const params = { id: sessionId, hearingId: data.hearingId }
      // The server ends a stream that it is not told about with the room.
      calls.endHearing({ params }).catch(() => {})
    }
    if (data.sampleRate !== sampleRate) throw new Error('The server asks for another sample rate.')
    if (isOver) {
      tell()
      return
    }
    stopTimer = clock.after(data.maxSeconds * 1000, broke)
    socket = openSocket(data.url, {
      opened: () => (isOver ? undefined : opened()),
      message: (bytes) => {
        try {
          message(bytes)
        } catch {
          broke()
        }
      },
      closed: broke,
    })
  }
  void begin().catch((error: unknown) => {
    if (!(error instanceof ApiRefusal)) broke()
    else if (end()) on.refused()
  })
  return {
    send: ({ samples }) => (isOpen && !isOver ? socket?.send(audioMessage(samples)) : undefined),
    end: () => void end(),
  }
}
