import { openOneStream, type Chunk, type OneStream, type OneStreamParts, type Result } from './one-stream.ts'

type Parts = OneStreamParts & {
  /** Times are seconds of all audio that was given to `send`. */
  heard: (result: Result) => void
  /** There is no stream, and there will be none. */
  unavailable: () => void
}

/** The server has the same limit. */
const maxStreams = 8
/** How many streams in a row without a result are replaced. */
const maxFailures = 3
const retryMilliseconds = 250
/** What was sent since the last final words is sent again over the next stream. */
const keptSeconds = 20

export type SpeechStream = { send: (samples: Int16Array) => void; position: () => number; end: () => void }

/** A stream of Transcribe, replaced where it breaks. The server counts its seconds until the page ends it. */
export function createSpeechStream(parts: Parts): SpeechStream {
  const { clock, sampleRate, unavailable } = parts
  let chunks: Chunk[] = []
  let [position, streams, failures] = [0, 0, 0]
  let current: OneStream | undefined
  let isOver = false
  let stopTimer = (): void => {}

  const forget = (until: number): void => {
    chunks = chunks.filter(({ at, samples }) => at + samples.length / sampleRate > until)
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
    current = openOneStream(parts, {
      waiting: () => chunks,
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
      chunks.push(chunk)
      current?.send(chunk)
    },
    end() {
      isOver = true
      stopTimer()
      current?.end()
    },
  }
}
