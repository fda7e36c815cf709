import { speechRate as sampleRate } from '#tests/support/speech/speech.ts'

/** The browser plays the file repeatedly from the moment in which the microphone is opened. */
const quietSeconds = 14
export const speechSeconds = 6

const syllablesPerSecond = 4
const loudest = 0.36

/** Noise suppression and the detector of voices treat it as a voice: harmonics of a low tone whose loudness rises and falls. */
export function voiceAt(second: number): number {
  const tone = [1, 2, 3, 5].reduce(
    (sum, harmonic) => sum + Math.sin(2 * Math.PI * 140 * harmonic * second) / harmonic,
    0,
  )
  const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * syllablesPerSecond * second)
  return (loudest * syllable * tone) / 2
}

/** How many seconds of silence are before and after the speech, and how many of speech. */
export type SpeechFile = Readonly<{ quiet: number; speech: number }>

/** Silence, speech, silence. */
export function spokenSound(
  { quiet, speech }: SpeechFile = { quiet: quietSeconds, speech: speechSeconds },
): Float32Array {
  return Float32Array.from({ length: sampleRate * (2 * quiet + speech) }, (_, at) => {
    const second = at / sampleRate
    return second >= quiet && second < quiet + speech ? voiceAt(second) : 0
  })
}
