import type { Listener, Recogniser } from '../../built-in/listening.ts'
import { speakingLevel } from '../../../machine/voice-activity.ts'
import type { Result } from './one-stream.ts'
import { createOverhearing } from './overhearing.ts'
import { levelOf } from './pcm.ts'
import type { SpeechStream } from './stream.ts'
import {
  isTurnEnding,
  isTurnOver,
  newUtterance,
  partialTextOf,
  pausesIn,
  spokenUntil,
  textOf,
  withSound,
  withWords,
  type Utterance,
} from './utterance.ts'

type Parts = {
  timeFactor: () => number
  openStream: (on: { heard: (result: Result) => void; unavailable: () => void }) => SpeechStream
  /** Recognition on the device, used where there is no stream. */
  other: Recogniser | undefined
  /** `hasOther`: the device recognises speech in its place. */
  unavailable: (hasOther: boolean) => void
  /** Whether the page plays the interviewer's sound now. */
  isPlaying: () => boolean
}

export type StreamRecogniser = Recogniser & {
  /** What the microphone has recorded; silence is sent while the interviewer does not listen. */
  record: (samples: Int16Array) => void
  end: () => void
}

/** How many of the candidate's last pauses show the pace. */
const keptPauses = 20

/** The words of the present turn, and their listener. */
function createTurn(hasWords: () => void, timeFactor: () => number) {
  let utterance: Utterance = newUtterance(0)
  let listener: Listener | undefined
  let earlierPauses: readonly number[] = []
  /** The words about which the listener was told that the turn is ending. */
  let endingWith = ''
  /** Makes partial words final at the end of the turn; later versions of them are ignored. */
  const commit = (): void => {
    const [partial, until] = [partialTextOf(utterance), spokenUntil(utterance)]
    earlierPauses = [...earlierPauses, ...pausesIn(utterance)].slice(-keptPauses)
    utterance = newUtterance(Math.max(until ?? 0, utterance.since), until)
    if (partial !== '') listener?.heard(partial, true)
  }
  return {
    commit,
    listener: () => listener,
    begin: (next: Listener, now: number): void => {
      listener = next
      endingWith = ''
      utterance = newUtterance(now, spokenUntil(utterance))
    },
    end: (): void => {
      commit()
      listener = undefined
    },
    heard: (result: Result, now: number): void => {
      if (listener === undefined) return
      const next = withWords(utterance, result, now)
      utterance = next.utterance
      if (next.text === '') return
      hasWords()
      listener.heard(next.text, !result.isPartial)
    },
    /** One chunk of the microphone; true where the turn is over with it. */
    isOverWith: (samples: Int16Array, now: number): boolean => {
      if (levelOf(samples) > speakingLevel) utterance = withSound(utterance, now)
      const pace = { timeFactor: timeFactor(), earlierPauses }
      if (isTurnOver(utterance, now, pace)) return true
      const text = textOf(utterance)
      if (text !== endingWith && isTurnEnding(utterance, now, pace)) {
        endingWith = text
        listener?.turnEnding(partialTextOf(utterance))
      }
      return false
    },
  }
}

/**
 * Recognises speech over a speech stream. The stream opens with the first turn and stays open between turns, because a
 * session may open only eight.
 */
export function createStreamRecogniser(parts: Parts): StreamRecogniser {
  const { timeFactor, openStream, other, unavailable, isPlaying } = parts
  const overhearing = createOverhearing(isPlaying)
  const turn = createTurn(overhearing.hasWords, timeFactor)
  let stream: SpeechStream | undefined
  let isLost = false
  let stopOther = (): void => {}

  const startOther = (next: Listener | undefined): void => {
    if (isLost && next !== undefined) stopOther = other?.start(next) ?? stopOther
  }
  const lost = (): void => {
    isLost = true
    turn.commit()
    unavailable(other !== undefined)
    if (other === undefined) turn.listener()?.lost()
    startOther(turn.listener())
  }

  return {
    onInterruption: overhearing.onInterruption,
    start(next) {
      startOther(next)
      stream ??= openStream({
        heard: (result) => turn.heard(result, stream?.position() ?? 0),
        unavailable: lost,
      })
      turn.begin(next, stream.position())
      // Sends what the candidate said over the interviewer, too.
      for (const samples of overhearing.takeBeginning()) stream.send(samples)
      return () => {
        turn.end()
        stopOther()
      }
    },
    record(samples) {
      const open = isLost ? undefined : stream
      const listener = turn.listener()
      if (listener === undefined) {
        overhearing.record(samples, open?.position())
        open?.send(new Int16Array(samples.length))
      } else if (open !== undefined) {
        open.send(samples)
        overhearing.listened(open.position())
        if (!turn.isOverWith(samples, open.position())) return
        turn.commit()
        listener.turnEnded()
      }
    },
    end: () => stream?.end(),
  }
}
