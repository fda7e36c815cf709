import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { interviewer } from '#shared/interview/contract/interviewer.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Holder, InterviewerCalls } from '../calls.ts'
import { audioMessage, readHeard, type Word } from './transcribe-messages.ts'

/** What a stream needs of `WebSocket`. */
export type Socket = { send: (bytes: Uint8Array<ArrayBuffer>) => void; close: () => void }
export type OpenSocket = (
  url: string,
  on: { opened: () => void; message: (bytes: Uint8Array) => void; closed: () => void },
) => Socket

export type OneStreamParts = Holder & {
  clock: Clock
  calls: Pick<InterviewerCalls, 'hear' | 'endSpeechStream'>
  openSocket: OpenSocket
  sampleRate: number
}

export type Chunk = { samples: Int16Array; at: number }
export type Result = { words: readonly Word[]; isPartial: boolean }
export type OneStream = { send: (chunk: Chunk) => void; end: () => void }

type StreamEvents = {
  /** What was recorded before the stream opened. */
  waiting: () => readonly Chunk[]
  heard: (result: Result) => void
  broke: () => void
  /** The server gives no URL. */
  refused: () => void
}

type Issued = AnswerOf<typeof interviewer.hear>['data']

/** Moves words from the stream's time, which begins at `offset`, to that of all audio. */
const moved = (words: readonly Word[], offset: number): Word[] =>
  words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }))

/** One stream, from the request for its URL to the call that ends it on the server. */
export function openOneStream(parts: OneStreamParts, on: StreamEvents): OneStream {
  const { clock, calls, openSocket, sessionId, callId, sampleRate } = parts
  let socket: Socket | undefined
  let [isOpen, isOver, offset] = [false, false, 0]
  let stops: (() => void)[] = []
  const end = (): boolean => {
    if (isOver) return false
    isOver = true
    if (isOpen) socket?.send(audioMessage(new Int16Array()))
    socket?.close()
    for (const stop of stops.splice(0)) stop()
    return true
  }
  const broke = (): void => {
    isOpen = false
    if (end()) on.broke()
  }
  const opened = (): void => {
    if (isOver) return
    const before = on.waiting()
    offset = before[0]?.at ?? 0
    isOpen = true
    for (const { samples } of before) socket?.send(audioMessage(samples))
  }
  const message = (bytes: Uint8Array): void => {
    if (isOver) return
    try {
      const heard = readHeard(bytes)
      if (heard.kind === 'exception') broke()
      if (heard.kind === 'words') on.heard({ words: moved(heard.words, offset), isPartial: heard.isPartial })
    } catch {
      broke()
    }
  }
  const open = ({ url, sampleRate: issuedRate, maxSeconds, hearingId }: Issued): void => {
    stops = [() => tellEnd(parts, hearingId), clock.after(maxSeconds * 1000, broke)]
    if (issuedRate !== sampleRate) throw new Error('The server asks for another sample rate.')
    if (isOver) for (const stop of stops.splice(0)) stop()
    else socket = openSocket(url, { opened, message, closed: broke })
  }
  calls
    .hear({ params: { id: sessionId }, body: { callId } })
    .then(({ data }) => open(data))
    .catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) broke()
      else if (end()) on.refused()
    })
  return {
    send: ({ samples }) => (isOpen && !isOver ? socket?.send(audioMessage(samples)) : undefined),
    end: () => void end(),
  }
}

/** Without this call the server ends the stream with the room. */
function tellEnd({ calls, sessionId }: OneStreamParts, hearingId: string): void {
  calls.endSpeechStream({ params: { id: sessionId, hearingId } }).catch(() => {})
}
