import { PollyClient, SynthesizeSpeechCommand, type Engine, type VoiceId } from '@aws-sdk/client-polly'
import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { createModel } from '#functions/interview/external/create-model.ts'
import { createSpeechStreamUrl } from '#functions/interview/external/speech-stream-url.ts'
import type { InterviewerSettings } from '../interviewer-settings.ts'
import type { Settings } from '../settings.ts'
import { ok, remark, wrong, type Check } from './checks.ts'

export type PaidServices = {
  address: AwsAddress
  secrets: SecretsManagerClient
  credentials: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>
}

/** One small call of each service that the settings name, as the functions call it. A deployment costs less than a cent by it. */
export function paidChecks(services: PaidServices, { interviewer }: Pick<Settings, 'interviewer'>): Check[] {
  if (interviewer === undefined) return []
  const { model, voice, speechStream } = interviewer
  return [
    ...(model === undefined ? [] : [modelCheck(services, interviewer)]),
    ...(voice === undefined ? [] : [voiceCheck(services, voice)]),
    ...(speechStream === undefined ? [] : [speechStreamCheck(services, speechStream)]),
  ]
}

const busy = /busy|Throttl|TooManyRequests|ServiceUnavailable|LimitExceeded|Timeout/

/** A refusal stops the deployment: every interview would meet it. What may pass does not. */
const answering = (name: string, call: () => Promise<string>, todo: string): Check => ({
  name,
  look: async () => {
    try {
      return ok(await call())
    } catch (error) {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return busy.test(text) ? remark(`is busy (${text})`) : wrong(`refused a call (${text}). ${todo}`)
    }
  },
})

const maxTokens = 5
const answerMilliseconds = 20_000

const modelCheck = ({ address, secrets, credentials }: PaidServices, settings: InterviewerSettings): Check =>
  answering(
    `Model ${settings.model?.modelId}`,
    async () => {
      const { keySecret, model, interviewsPerDay } = settings
      const key =
        keySecret === undefined
          ? undefined
          : (await secrets.send(new GetSecretValueCommand({ SecretId: keySecret }))).SecretString
      const [bedrock, polly, transcribe] = [address, address, address]
      const parts = { model, voice: undefined, hearing: undefined, interviewsPerDay }
      const asked = createModel({ ...parts, bedrock, polly, transcribe, credentials, modelKey: key })
      const conversation = {
        instructions: 'Answer with one word.',
        messages: [{ role: 'user', text: 'Hello' }],
        maxTokens,
      } as const
      const signal = AbortSignal.timeout(answerMilliseconds)
      for await (const _ of asked?.answer(conversation, signal) ?? []);
      return 'answers.'
    },
    'Request access to the model in the console of Bedrock, or correct "interviewerModel", "interviewerUrl" and "interviewerKeySecret". These credentials need bedrock:InvokeModelWithResponseStream and secretsmanager:GetSecretValue for the call.',
  )

const voiceCheck = (
  { address }: PaidServices,
  { voiceId, engine }: NonNullable<InterviewerSettings['voice']>,
): Check =>
  answering(
    `Voice ${voiceId}`,
    async () => {
      await new PollyClient({ ...address, requestHandler: new NodeHttpHandler() }).send(
        new SynthesizeSpeechCommand({
          Text: 'Welcome to your interview.',
          OutputFormat: 'mp3',
          VoiceId: voiceId as VoiceId,
          Engine: engine as Engine,
        }),
      )
      return `speaks with the engine ${engine}.`
    },
    'Correct "interviewerVoice" and "interviewerVoiceEngine": not every region has every engine. These credentials need polly:SynthesizeSpeech for the call.',
  )

const speechStreamCheck = (
  { address, credentials }: PaidServices,
  { language }: NonNullable<InterviewerSettings['speechStream']>,
): Check =>
  answering(
    `Live recognition ${language}`,
    async () => {
      await opened(await createSpeechStreamUrl({ address, credentials, language }).of(new Date()))
      return 'opens a stream.'
    },
    'Correct "interviewerHearing". These credentials need transcribe:StartStreamTranscriptionWebSocket for the call.',
  )

/** Opens a stream, which costs nothing without sound, and closes it. */
const opened = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => {
      socket.close()
      resolve()
    })
    socket.addEventListener('error', () => reject(new Error('Transcribe opened no stream')))
  })
