import { namesOf, type InterviewProcessing, type Processors } from '#shared/platform/processors.ts'
import type { Line } from './policy.ts'
import { placesOf } from './regions.ts'

/** What a language says about those who process an interview. */
export type InterviewTexts = {
  language: 'en' | 'ms'
  /** The words between the processors' names. */
  between: { regions: string; and: string }
  builtIn: Line
  ownRecognition: Line
  /** The interview runs in the browser, and its recording is transcribed. */
  heldHere: Line
  transcribedBy: (names: string) => string
  daily: Line
  dailyThatRecords: Line
  pipecat: Line
  processors: (names: string) => string
  runsModel: string
  polly: string
  hears: string
  transcribes: string
  callPlaces: string
  places: (places: string) => string
  operatorPlace: (operator: string) => string
}

/** With whom what is said in an interview is shared: the processors of the consent, and what each does. */
export function interviewLines(texts: InterviewTexts, processing: InterviewProcessing): readonly Line[] {
  if (processing.kind === 'built-in') return [texts.builtIn, texts.ownRecognition]
  if (processing.kind === 'call')
    return [processing.isRecordedByProvider ? texts.dailyThatRecords : texts.daily, texts.pipecat]
  if (processing.kind === 'transcribed')
    return [texts.heldHere, texts.ownRecognition, texts.transcribedBy(namesOf(processing, texts.between))]
  const { services, operator, isHeard, isTranscribed } = processing
  const lines: (Line | false)[] = [
    texts.processors(namesOf(processing, texts.between)),
    operator !== undefined && [operator, texts.runsModel],
    services.includes('Bedrock') && ['Amazon Bedrock', texts.runsModel],
    services.includes('Polly') && ['Amazon Polly', texts.polly],
    isHeard ? ['Amazon Transcribe', texts.hears] : texts.ownRecognition,
    isTranscribed && ['Amazon Transcribe', texts.transcribes],
  ]
  return lines.filter((line) => line !== false)
}

const placesOfModel = (texts: InterviewTexts, processors: Processors): readonly (string | false)[] => [
  processors.services.length > 0 && texts.places(placesOf(processors, texts.language)),
  processors.operator !== undefined && texts.operatorPlace(processors.operator),
]

/** Where what is said in an interview is processed, beside the place where everything is stored. */
export function interviewPlaces(texts: InterviewTexts, processing: InterviewProcessing): readonly string[] {
  if (processing.kind === 'built-in') return []
  if (processing.kind === 'call') return [texts.callPlaces]
  return placesOfModel(texts, processing).filter((place) => place !== false)
}
