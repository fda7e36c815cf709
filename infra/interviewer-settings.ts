import { namesOf, type Processors } from '#shared/platform/processors.ts'
import { SettingsError } from './settings-error.ts'
import { stackRegion } from './stack-identity.ts'

/** The interviewer's model, voice, speech stream and transcription, each undefined where the operator set none. */
export type InterviewerSettings = {
  model:
    | undefined
    | {
        kind: 'bedrock'
        /** The id of a model or of an inference profile. */
        modelId: string
        /** Where an inference profile may process a request. */
        regions: readonly string[]
      }
    | { kind: 'chat'; baseUrl: string; modelId: string }
  /** The secret in Secrets Manager with the key of an endpoint. */
  keySecret: string | undefined
  voice: { voiceId: string; engine: string } | undefined
  /** `maxStreams`: the account's quota of concurrent streams of Transcribe. */
  speechStream: { language: string; maxStreams: number } | undefined
  /** Of recordings, after the interview: answers that have no words. It needs no model. */
  transcription: { language: string } | undefined
  /** How many interviews of full length the services may serve in a day. */
  interviewsPerDay: number
  processors: Processors
  /** The processors, as the consent names them. */
  processing: string
}

/** Where the interview page opens streams of Transcribe. */
export const speechStreamOrigin = `wss://transcribestreaming.${stackRegion}.amazonaws.com:8443`

const regionPattern = /^[a-z]{2}(?:-[a-z]+)+-\d$/
const languages = ['en-AU', 'en-GB', 'en-IN', 'en-US'] as const
const defaultPerDay = 100
/** The language of transcriptions where no live recognition names one. */
const defaultLanguage = 'en-AU'
export const engines = ['neural', 'generative', 'long-form', 'standard'] as const
const profilePattern = /^(?:apac|au|jp|eu|us)\./

type Text = (name: string) => string | undefined
type Context = (name: string) => unknown

export function interviewerOf(text: Text, context: Context): InterviewerSettings | undefined {
  const model = modelOf(text, context)
  const voice = voiceOf(text)
  const speechStream = speechStreamOf(text, context)
  const transcription = transcriptionOf(text)
  if (model === undefined && (voice !== undefined || speechStream !== undefined))
    throw new SettingsError(
      'Set "interviewerModel" in cdk.json as well: "interviewerVoice" and "interviewerHearing" belong to an interviewer of a model.',
    )
  if (model === undefined && transcription === undefined) return undefined
  const operator = model?.kind === 'chat' ? text('interviewerOperator') : undefined
  const processors = processorsOf({ model, voice, speechStream, transcription }, operator)
  return {
    model,
    voice,
    speechStream,
    transcription,
    keySecret: text('interviewerKeySecret'),
    interviewsPerDay: countOf('interviewerPerDay', context('interviewerPerDay') ?? defaultPerDay),
    processors,
    processing: namesOf(processors),
  }
}

function modelOf(text: Text, context: Context): InterviewerSettings['model'] {
  const [modelId, baseUrl] = [text('interviewerModel'), text('interviewerUrl')]
  if (modelId === undefined) {
    if (baseUrl !== undefined)
      throw new SettingsError(
        'Set "interviewerModel" in cdk.json to the name of the model at "interviewerUrl".',
      )
    return undefined
  }
  if (baseUrl === undefined) return { kind: 'bedrock', modelId, regions: regionsOf(modelId, context) }
  if (!/^https:\/\/\S+$/.test(baseUrl))
    throw new SettingsError(
      'Set "interviewerUrl" in cdk.json to a URL with https, such as https://models.example/v1.',
    )
  if (text('interviewerOperator') === undefined)
    throw new SettingsError(
      'Set "interviewerOperator" in cdk.json to who operates "interviewerUrl" and where: candidates consent to it.',
    )
  return { kind: 'chat', baseUrl, modelId }
}

function regionsOf(modelId: string, context: Context): string[] {
  const value = context('interviewerModelRegions')
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const regions = parts.filter((part) => part !== '').map(String)
  if (modelId.startsWith('global.'))
    throw new SettingsError(
      `Set "interviewerModel" in cdk.json to a profile of a geography, such as au. or apac.: ${modelId} may send answers to any region of AWS, so the consent could not name where they are processed.`,
    )
  if (!profilePattern.test(modelId)) return [stackRegion]
  if (regions.length === 0 || !regions.every((region) => regionPattern.test(region)))
    throw new SettingsError(
      `Set "interviewerModelRegions" in cdk.json to the regions to which the inference profile ${modelId} may send a request.`,
    )
  return regions
}

function voiceOf(text: Text): InterviewerSettings['voice'] {
  const voiceId = text('interviewerVoice')
  if (voiceId === undefined) return undefined
  const engine = text('interviewerVoiceEngine') ?? 'neural'
  if (!engines.some((one) => one === engine))
    throw new SettingsError(`Set "interviewerVoiceEngine" in cdk.json to one of ${engines.join(', ')}.`)
  return { voiceId, engine }
}

function speechStreamOf(text: Text, context: Context): InterviewerSettings['speechStream'] {
  const language = text('interviewerHearing')
  if (language === undefined) return undefined
  if (!languages.some((one) => one === language))
    throw new SettingsError(
      `Set "interviewerHearing" in cdk.json to one of ${languages.join(', ')}, or leave it empty.`,
    )
  return { language, maxStreams: countOf('interviewerStreams', context('interviewerStreams')) }
}

function transcriptionOf(text: Text): InterviewerSettings['transcription'] {
  const when = text('interviewerTranscription') ?? 'after'
  if (when !== 'after' && when !== 'off')
    throw new SettingsError('Set "interviewerTranscription" in cdk.json to "after" or "off".')
  return when === 'off' ? undefined : { language: text('interviewerHearing') ?? defaultLanguage }
}

export function countOf(name: string, value: unknown): number {
  const count = Number(value ?? 0)
  if (!Number.isInteger(count) || count < 1)
    throw new SettingsError(`Set "${name}" in cdk.json to a whole number above 0.`)
  return count
}

function processorsOf(
  {
    model,
    voice,
    speechStream,
    transcription,
  }: Pick<InterviewerSettings, 'model' | 'voice' | 'speechStream' | 'transcription'>,
  operator: string | undefined,
): Processors {
  const services = [
    ...(model?.kind === 'bedrock' ? (['Bedrock'] as const) : []),
    ...(voice === undefined ? [] : (['Polly'] as const)),
    ...(speechStream === undefined && transcription === undefined ? [] : (['Transcribe'] as const)),
  ]
  const regions = [...new Set([stackRegion, ...(model?.kind === 'bedrock' ? model.regions : [])])]
  return { services, regions, operator }
}
