import type { Hearing, Recogniser } from '../../built-in/listening.ts'
import { speakingLevel } from '../../../machine/voice-activity.ts'
import type { Result } from './one-stream.ts'
import { createOverhearing } from './overhearing.ts'
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
  /** Whether the interviewer is played now. */
  isPlaying: () => boolean
}

export type HearingRecogniser = Recogniser & {
  /** What the microphone has recorded; silence is sent while the interviewer does not listen. */
  record: (samples: Int16Array) => void
  end: () => void
}

/** The words of the present turn. */
function createTurnWords() {
  let utterance: Utterance = newUtterance(0)
  return {
    begin: (now: number): void => {
      utterance = newUtterance(now)
    },
    /** Answers those of a result that belong to this turn. */
    add: (result: Result, now: number): string => {
      const next = withWords(utterance, result, now)
      utterance = next.utterance
      return next.text
    },
    sound: (now: number): void => {
      utterance = withSound(utterance, now)
    },
    isOver: (now: number, timeFactor: number): boolean => isTurnOver(utterance, now, timeFactor),
    /** What may still change is final with the end of the turn; later versions of it are left out. */
    commit: (): string => {
      const { partial, lastWordEnd, since } = utterance
      utterance = newUtterance(Math.max(lastWordEnd, since))
      return partial
    },
  }
}

type Turn = Pick<Parts, 'timeFactor'> & {
  stream: HearingStream
  words: ReturnType<typeof createTurnWords>
  overhearing: ReturnType<typeof createOverhearing>
}

/** Sends one chunk of the candidate's turn; true where the turn is over with it. */
function isTurnOverWith(samples: Int16Array, { stream, words, overhearing, timeFactor }: Turn): boolean {
  stream.send(samples)
  const now = stream.position()
  overhearing.listened(now)
  if (levelOf(samples) > speakingLevel) words.sound(now)
  return words.isOver(now, timeFactor)
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
  const words = createTurnWords()
  let stopOther = (): void => {}
  const overhearing = createOverhearing(isPlaying)

  const heard = (result: Result): void => {
    if (listener === undefined) return
    const text = words.add(result, stream?.position() ?? 0)
    if (text === '') return
    overhearing.hasWords()
    listener.heard(text, !result.isPartial)
  }
  const commit = (): void => {
    const partial = words.commit()
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

  return {
    onInterruption: overhearing.onInterruption,
    start(hearing) {
      listener = hearing
      startOther()
      stream ??= openStream({ heard, unavailable: lost })
      words.begin(stream.position())
      // What was said over the interviewer is heard, too.
      for (const samples of overhearing.takeBeginning()) stream.send(samples)
      return () => {
        commit()
        listener = undefined
        stopOther()
      }
    },
    record(samples) {
      const open = isLost ? undefined : stream
      if (listener === undefined) {
        overhearing.record(samples, open?.position())
        open?.send(new Int16Array(samples.length))
      } else if (
        open !== undefined &&
        isTurnOverWith(samples, { stream: open, words, overhearing, timeFactor })
      ) {
        commit()
        listener.turnEnded()
      }
    },
    end: () => stream?.end(),
  }
}
