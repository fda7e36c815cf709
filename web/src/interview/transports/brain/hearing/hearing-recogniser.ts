import type { Hearing, Recogniser } from '../../built-in/listening.ts'
import { speakingLevel } from '../../../machine/voice-activity.ts'
import type { Result } from './one-stream.ts'
import { levelOf } from './pcm.ts'
import type { HearingStream } from './stream.ts'
import { isTurnOver, newUtterance, withSound, withWords, type Utterance } from './utterance.ts'

type Parts = {
  timeFactor: number
  openStream: (on: { heard: (result: Result) => void; unavailable: () => void }) => HearingStream
  /** Recognition on the device, used where there is no stream. */
  other: Recogniser | undefined
  /** `hasOther`: the device recognises speech in its place. */
  unavailable: (hasOther: boolean) => void
}

export type HearingRecogniser = Recogniser & {
  /** What the microphone has recorded; silence is sent while the interviewer does not listen. */
  record: (samples: Int16Array) => void
  end: () => void
}

/**
 * Writes down what the candidate says with the server's hearing. The stream stays open between the turns: a session may
 * open eight. It opens with the first turn.
 */
export function createHearingRecogniser({
  timeFactor,
  openStream,
  other,
  unavailable,
}: Parts): HearingRecogniser {
  let stream: HearingStream | undefined
  let isLost = false
  let listener: Hearing | undefined
  let utterance: Utterance = newUtterance(0)
  let stopOther = (): void => {}

  const heard = (result: Result): void => {
    if (listener === undefined) return
    const next = withWords(utterance, result, stream?.position() ?? 0)
    utterance = next.utterance
    if (next.text !== '') listener.heard(next.text, !result.isPartial)
  }
  /** What may still change is final with the end of the turn; later versions of it are left out. */
  const commit = (): void => {
    const { partial, lastWordEnd } = utterance
    utterance = newUtterance(Math.max(lastWordEnd, utterance.since))
    if (partial !== '') listener?.heard(partial, true)
  }
  const startOther = (): void => {
    if (isLost && listener !== undefined) stopOther = other?.start(listener) ?? stopOther
  }
  const lost = (): void => {
    isLost = true
    commit()
    unavailable(other !== undefined)
    startOther()
  }

  return {
    start(hearing) {
      listener = hearing
      startOther()
      stream ??= openStream({ heard, unavailable: lost })
      utterance = newUtterance(stream.position())
      return () => {
        commit()
        listener = undefined
        stopOther()
      }
    },
    record(samples) {
      if (stream === undefined || isLost) return
      stream.send(listener === undefined ? new Int16Array(samples.length) : samples)
      if (listener === undefined) return
      const now = stream.position()
      if (levelOf(samples) > speakingLevel) utterance = withSound(utterance, now)
      if (!isTurnOver(utterance, now, timeFactor)) return
      commit()
      listener.turnEnded()
    },
    end: () => stream?.end(),
  }
}
