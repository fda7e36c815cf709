import { speakingLevel } from '../../../machine/voice-activity.ts'

/** What the microphone records of the interviewer's sound, and of a voice over it. Levels are from 0 to 1. */
export type Ear = Readonly<{
  /** How long the interviewer was played so far. */
  playedSeconds: number
  /** The loudest level of the interviewer's sound in the microphone. */
  echo: number
  /** How long a louder sound has lasted. */
  loudSeconds: number
  /** The microphone hears the speakers, or heard a noise where a voice was expected. */
  isOff: boolean
}>

export const newEar: Ear = { playedSeconds: 0, echo: 0, loudSeconds: 0, isOff: false }

/** Echo cancellation learns in the first second; what it leaves is measured in the following ones, during the greeting. */
const learningSeconds = 1
const measuredSeconds = 4
/** How many times louder a voice is than what is left of the interviewer. */
const margin = 3
/** A voice lasts this long; a click does not. */
const neededSeconds = 0.2

type Chunk = { level: number; isPlaying: boolean; seconds: number }

/** One chunk of the microphone. `isInterruption`: the candidate has begun to speak over the interviewer. */
export function listenOver(
  ear: Ear,
  { level, isPlaying, seconds }: Chunk,
): { ear: Ear; isInterruption: boolean } {
  if (!isPlaying) return { ear: { ...ear, loudSeconds: 0 }, isInterruption: false }
  const playedSeconds = ear.playedSeconds + seconds
  const isMeasuring = playedSeconds <= measuredSeconds
  const isLoud = !isMeasuring && level > Math.max(speakingLevel, ear.echo * margin)
  const counts = playedSeconds > learningSeconds && !isLoud
  const echo = counts ? Math.max(ear.echo, level) : ear.echo
  const loudSeconds = isLoud ? ear.loudSeconds + seconds : Math.max(0, ear.loudSeconds - seconds)
  // Otherwise the interviewer's sound from the speakers would count as a voice and interrupt it.
  const isOff = ear.isOff || echo >= speakingLevel
  const isInterruption = !isOff && loudSeconds >= neededSeconds
  return {
    ear: { playedSeconds, echo, loudSeconds: isInterruption ? 0 : loudSeconds, isOff },
    isInterruption,
  }
}
