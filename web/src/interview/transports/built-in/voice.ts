import type { Clock } from '../../runtime/clock.ts'
import { chosenVoice, type VoiceOffer, type VoiceWishes } from './chosen-voice.ts'
import { spokenPieces } from './spoken-pieces.ts'

/** The sound of a text, as the server sends it: MP3 in base64. */
export type Sound = Readonly<{ base64: string }>

/** Says a line and calls `ended` once, at its end. The answer stops it without that call. */
export type Voice = {
  /** `sound` is that of the text, where it is there already. */
  speak: (text: string, ended: () => void, sound?: Sound) => () => void
  /** Fetches the sound of a line that is likely to be said next. */
  prepare?: (text: string) => void
  /** Whether the present line, or the last one, is played: false where it is only shown. */
  isAudible: () => boolean
  /** Calls the listener when the browser does not let the page speak. */
  onRefused: (listener: () => void) => void
}

/** What the voice needs of `speechSynthesis`. */
export type Synthesis = {
  voices: () => readonly VoiceOffer[]
  speak: (text: string, voice: number, on: { ended: () => void; failed: (error: string) => void }) => void
  cancel: () => void
}

const millisecondsPerWord = 370
const minMilliseconds = 1_200

/** How long it takes to read a caption, which is about as long as saying it. */
export const captionMilliseconds = (text: string): number =>
  Math.max(minMilliseconds, text.split(/\s+/).length * millisecondsPerWord)

/** A browser can stop within a sentence without an event; after this much longer the sentence counts as said. */
const patience = { factor: 2, milliseconds: 3_000 } as const

type Said = 'said' | 'failed'

/** The error where no tap or key press came first, as on an iPhone. */
const refusal = 'not-allowed'

/** Speaks where the browser has a voice for the language, and leaves the time to read the caption everywhere else. */
export function createVoice(clock: Clock, synthesis: Synthesis | undefined, wishes: VoiceWishes): Voice {
  let refused = (): void => {}
  let isAudible = false
  return {
    isAudible: () => isAudible,
    onRefused(listener) {
      refused = listener
    },
    speak(text, ended) {
      let isOver = false
      let stopTimer = () => {}
      const after = (milliseconds: number, run: () => void) => {
        stopTimer()
        stopTimer = clock.after(milliseconds, run)
      }
      const end = () => {
        if (isOver) return
        isOver = true
        stopTimer()
        ended()
      }
      const begunAt = clock.now()
      const readOn = () => after(Math.max(0, captionMilliseconds(text) - (clock.now() - begunAt)), end)
      const voice = synthesis === undefined ? undefined : chosenVoice(synthesis.voices(), wishes)

      /** Says the pieces from an index on. A failure leaves the time to read what is left. */
      const sayFrom = (pieces: readonly string[], index: number): void => {
        const piece = pieces[index]
        if (piece === undefined || synthesis === undefined || voice === undefined) {
          end()
          return
        }
        let isSaid = false
        const done = (how: Said) => {
          if (isSaid || isOver) return
          isSaid = true
          if (how === 'failed') readOn()
          else sayFrom(pieces, index + 1)
        }
        const failedWith = (error: string) => {
          isAudible = false
          if (error === refusal) refused()
          done('failed')
        }
        after(captionMilliseconds(piece) * patience.factor + patience.milliseconds, () => done('said'))
        synthesis.speak(piece, voice, { ended: () => done('said'), failed: failedWith })
      }
      isAudible = voice !== undefined
      if (isAudible) sayFrom(spokenPieces(text), 0)
      else readOn()
      return () => {
        if (isOver) return
        isOver = true
        stopTimer()
        synthesis?.cancel()
      }
    },
  }
}
