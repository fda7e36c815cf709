import { listenOver, newEar } from './interruption.ts'
import { speechSampleRate, levelOf } from './pcm.ts'

/** How many chunks are kept: the beginning of a voice, before it counts as an interruption. */
const keptChunks = 10
/** An interruption without a word by then was a noise. */
const wordSeconds = 4

/** What the microphone records while the interviewer speaks. Times are seconds of the stream. */
export function createOverhearing(isPlaying: () => boolean) {
  let ear = newEar
  let chunks: Int16Array[] = []
  let interrupted = (): void => {}
  /** When the interviewer was interrupted, until a word is heard. */
  let wordlessSince: number | undefined

  return {
    onInterruption: (tell: () => void): void => {
      interrupted = tell
    },
    /** `now` is undefined where there is no stream: an interruption would be followed by no words. */
    record: (samples: Int16Array, now: number | undefined): void => {
      chunks = [...chunks, samples].slice(-keptChunks)
      const seconds = samples.length / speechSampleRate
      const heard = listenOver(ear, { level: levelOf(samples), isPlaying: isPlaying(), seconds })
      ear = heard.ear
      if (!heard.isInterruption || now === undefined) return
      wordlessSince = now
      interrupted()
    },
    /** What the candidate said before the interviewer stopped; nothing without an interruption. */
    takeBeginning: (): Int16Array[] => {
      const beginning = wordlessSince === undefined ? [] : chunks
      chunks = []
      return beginning
    },
    hasWords: (): void => {
      wordlessSince = undefined
    },
    /** After an interruption without a word, the interviewer is not interrupted again. */
    listened: (now: number): void => {
      if (wordlessSince !== undefined && now - wordlessSince > wordSeconds) ear = { ...ear, isOff: true }
    },
  }
}
