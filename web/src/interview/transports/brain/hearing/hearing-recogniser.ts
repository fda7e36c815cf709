import type { Hearing, Recogniser } from '../../built-in/listening.ts'
import { speakingLevel } from '../../../machine/voice-activity.ts'
import type { Result } from './one-stream.ts'
import { listenOver, newEar } from './interruption.ts'
import { hearingSampleRate, levelOf } from './pcm.ts'
import type { HearingStream } from './stream.ts'
import { isTurnOver, newUtterance, withSound, withWords, type Utterance } from './utterance.ts'

type Parts = {
  timeFactor: number
  openStream: (on: { heard: (result: Result) => void; unavailable: () => void }) => HearingStream
  /** Recognition on the device, used where there is no stream. */
  other: Recogniser | undefined
  /** `hasOther`: the device recognises speech in its place. */
  unavailable: (hasOther: boolean) => void
  /** Whether the interviewer is played now. */
  isPlaying: () => boolean
}

/** The beginning of what is said over the interviewer, before it is known to be a voice. */
const keptChunks = 10
/** An interruption without a word by then was a noise. */
const wordSeconds = 4

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
  isPlaying,
}: Parts): HearingRecogniser {
  let stream: HearingStream | undefined
  let isLost = false
  let listener: Hearing | undefined
  let utterance: Utterance = newUtterance(0)
  let stopOther = (): void => {}
  let ear = newEar
  let kept: Int16Array[] = []
  let interrupted = (): void => {}
  /** When the interviewer was interrupted, until a word is heard. */
  let wordlessSince: number | undefined

  const heard = (result: Result): void => {
    if (listener === undefined) return
    const next = withWords(utterance, result, stream?.position() ?? 0)
    utterance = next.utterance
    if (next.text === '') return
    wordlessSince = undefined
    listener.heard(next.text, !result.isPartial)
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
    if (other === undefined) listener?.lost()
    startOther()
  }

  /** While nobody listens, the interviewer speaks, or the interview has not begun. */
  const listenOverInterviewer = (samples: Int16Array): void => {
    kept = [...kept, samples].slice(-keptChunks)
    const chunk = {
      level: levelOf(samples),
      isPlaying: isPlaying(),
      seconds: samples.length / hearingSampleRate,
    }
    const heardOver = listenOver(ear, chunk)
    ear = heardOver.ear
    if (!heardOver.isInterruption || stream === undefined || isLost) return
    wordlessSince = stream.position()
    interrupted()
  }

  return {
    onInterruption: (tell) => void (interrupted = tell),
    start(hearing) {
      listener = hearing
      startOther()
      stream ??= openStream({ heard, unavailable: lost })
      utterance = newUtterance(stream.position())
      // What was said over the interviewer is heard, too.
      for (const samples of wordlessSince === undefined ? [] : kept) stream.send(samples)
      kept = []
      return () => {
        commit()
        listener = undefined
        stopOther()
      }
    },
    record(samples) {
      if (listener === undefined) listenOverInterviewer(samples)
      if (stream === undefined || isLost) return
      stream.send(listener === undefined ? new Int16Array(samples.length) : samples)
      if (listener === undefined) return
      const now = stream.position()
      if (wordlessSince !== undefined && now - wordlessSince > wordSeconds) ear = { ...ear, isOff: true }
      if (levelOf(samples) > speakingLevel) utterance = withSound(utterance, now)
      if (!isTurnOver(utterance, now, timeFactor)) return
      commit()
      listener.turnEnded()
    },
    end: () => stream?.end(),
  }
}
