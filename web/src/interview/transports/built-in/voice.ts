import type { Clock } from '../../runtime/clock.ts'

/** Says a line and calls back at its end, once. The answer stops it; then nothing is called back. */
export type Voice = { speak: (text: string, ended: () => void) => () => void }

/** What the voice needs of `speechSynthesis`. */
export type Synthesis = {
  voices: () => readonly { lang: string; name: string }[]
  speak: (text: string, voice: number, on: { ended: () => void; failed: () => void }) => void
  cancel: () => void
}

const millisecondsPerWord = 370
const minMilliseconds = 1_200

/** How long it takes to read a caption, which is about as long as saying it. */
export const captionMilliseconds = (text: string): number =>
  Math.max(minMilliseconds, text.split(/\s+/).length * millisecondsPerWord)

/** A browser can stop in the middle of a line without telling; after this much longer the line counts as said. */
const patience = { factor: 2, ms: 3_000 } as const

export type VoiceWishes = { language: string; gender: 'male' | 'female' }

const femaleNames = /female|samantha|victoria|karen|moira|tessa|zira|aria|jenny|sonia/i

/** The index of the voice for a language; undefined where there is none. */
export function chosenVoice(
  voices: readonly { lang: string; name: string }[],
  { language, gender }: VoiceWishes,
): number | undefined {
  const main = language.split('-')[0]?.toLowerCase() ?? ''
  const scored = voices.map(({ lang, name }, index) => {
    const tag = lang.replace('_', '-').toLowerCase()
    const speaks = tag.split('-')[0] === main
    const isExact = tag === language.toLowerCase()
    const isFemale = femaleNames.test(name)
    return { index, score: speaks ? 1 + (isExact ? 2 : 0) + (isFemale === (gender === 'female') ? 1 : 0) : 0 }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best === undefined || best.score === 0 ? undefined : best.index
}

/** Speaks where the browser has a voice for the language, and leaves the time to read the caption everywhere else. */
export function createVoice(clock: Clock, synthesis: Synthesis | undefined, wishes: VoiceWishes): Voice {
  return {
    speak(text, ended) {
      let isOver = false
      let stopTimer = () => {}
      const end = () => {
        if (isOver) return
        isOver = true
        stopTimer()
        ended()
      }
      const endAfter = (milliseconds: number) => {
        stopTimer()
        stopTimer = clock.after(milliseconds, end)
      }
      const voice = synthesis === undefined ? undefined : chosenVoice(synthesis.voices(), wishes)
      const begunAt = clock.now()
      if (synthesis === undefined || voice === undefined) endAfter(captionMilliseconds(text))
      else {
        endAfter(captionMilliseconds(text) * patience.factor + patience.ms)
        const failed = () => {
          if (!isOver) endAfter(Math.max(0, captionMilliseconds(text) - (clock.now() - begunAt)))
        }
        synthesis.speak(text, voice, { ended: end, failed })
      }
      return () => {
        if (isOver) return
        isOver = true
        stopTimer()
        synthesis?.cancel()
      }
    },
  }
}
