import type { TimeFactor } from './interview-status.ts'

/**
 * What candidates were asked to agree to before the recording starts. A text never changes: another one gets another version,
 * and this one stays, so that a stored version can be looked up.
 */
const november2026 = (minutes: number): string =>
  'I agree that my camera, my microphone and the transcript of this interview are recorded for assessment purposes. ' +
  `The interview takes at most ${minutes} minutes. Only the hiring team sees the recording, and it is deleted after 180 days.`

export const consentTexts = {
  '2026-11': november2026(20),
  '2026-11-30-minutes': november2026(30),
  '2026-11-40-minutes': november2026(40),
} as const

export type ConsentVersion = keyof typeof consentTexts

/** The versions that an interview starts with now, by its extra time. A page that shows another one is refused, and reads this one after a reload. */
const current: Readonly<Record<TimeFactor, ConsentVersion>> = {
  1: '2026-11',
  1.5: '2026-11-30-minutes',
  2: '2026-11-40-minutes',
}

export const consentFor = (factor: TimeFactor = 1): { text: string; version: ConsentVersion } => ({
  text: consentTexts[current[factor]],
  version: current[factor],
})
