import { interviewMinutes, type TimeFactor } from '#shared/application/session/interview-status.ts'

/**
 * What candidates agree to before the recording starts. A text never changes: a new one gets a new version, and the old ones stay,
 * so that the text of a stored version can be looked up.
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

/** The versions that an interview starts with now, by its extra time. A page that shows another one is refused and has to reload. */
const current: Readonly<Record<TimeFactor, ConsentVersion>> = {
  1: '2026-11',
  1.5: '2026-11-30-minutes',
  2: '2026-11-40-minutes',
}

/** In deployments whose interviewer uses a model; `processing` names the processors of what is said, and their regions. */
const withModel = (minutes: number, processing: string): string =>
  `${november2026(minutes)} The interviewer is an AI: software chooses its questions, and people decide about my application. ` +
  `My answers, by voice or typed, and the facts of my CV are processed for this by ${processing}. ` +
  'They are not used to train models, and no score is computed.'

/** In deployments whose interviewer is the built-in one, where recordings are transcribed afterwards. */
const withTranscription = (minutes: number, processing: string): string =>
  `${november2026(minutes)} What I say aloud is written down from the recording by ${processing}.`

/** Who processes what is said, as the texts name it, and whether a model chooses questions. */
type Services = { model: boolean; processing: string }

/** Whether a stored text lets Amazon Transcribe write down what the candidate said. */
export const namesTranscribe = (text = ''): boolean => /\bTranscribe\b/u.test(text)

/** Distinguishes texts that differ in their processors: 32-bit FNV-1a. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/**
 * What a candidate is asked to agree to. With services the text names its processors, which are the operator's setting: the
 * version contains a hash of it, and the session keeps the text.
 */
export function consentFor(
  factor: TimeFactor = 1,
  services: Services | null = null,
): { text: string; version: string } {
  const version = current[factor]
  if (services === null) return { text: consentTexts[version], version }
  const { model, processing } = services
  const text = (model ? withModel : withTranscription)(interviewMinutes(factor), processing)
  return { text, version: `${version}-${model ? 'ai' : 'words'}-${shortHash(text)}` }
}
