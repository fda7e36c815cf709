import {
  BedrockRuntimeClient,
  ConversationRole,
  type ConverseStreamCommandInput,
} from '@aws-sdk/client-bedrock-runtime'
import {
  Engine,
  OutputFormat,
  PollyClient,
  TextType,
  VoiceId,
  type SynthesizeSpeechCommandInput,
} from '@aws-sdk/client-polly'
import {
  LanguageCode,
  MediaFormat,
  TranscribeClient,
  type StartTranscriptionJobCommandInput,
} from '@aws-sdk/client-transcribe'
import { startInterviewerServices, type LocalInterviewerServices } from 'local-aws/interviewer-services'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBedrock } from '#functions/interview/external/bedrock.ts'
import {
  createTranscriptionJobs,
  createTranscriptionRemoval,
} from '#functions/interview/external/transcription-jobs.ts'
import { createPolly } from '#functions/interview/external/polly.ts'
import { engines } from '#infra/interviewer-settings.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { localCredentials, localRegion } from '#infra/local/account/identity.ts'
import { wrongInput, type Sent } from '#tests/support/sdk-models.ts'

/** The adapters of the interviewer: their requests are compared with the models of AWS that the SDK was generated from. */
let services: LocalInterviewerServices
const toBedrock = vi.spyOn(BedrockRuntimeClient.prototype, 'send')
const toTranscribe = vi.spyOn(TranscribeClient.prototype, 'send')
const toPolly = vi.spyOn(PollyClient.prototype, 'send')
beforeAll(async () => {
  services = await startInterviewerServices({ access: grantedAccess() })
})
beforeEach(() => {
  toBedrock.mockClear()
  toPolly.mockClear()
  toTranscribe.mockClear()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await services.close()
})

const address = () => ({ region: localRegion, endpoint: services.url, credentials: localCredentials })

/** The commands with the names of their operations, which their schemas begin with. */
const sentBy = (client: { mock: { calls: readonly unknown[][] } }): (Sent & { operation: string })[] =>
  client.mock.calls.map(([command]) => {
    const sent = command as Sent & { schema: readonly unknown[] }
    return { input: sent.input, schema: sent.schema, operation: String(sent.schema[2]) }
  })

describe('Bedrock', () => {
  test('is asked as its model says', async () => {
    const bedrock = createBedrock({
      address: address(),
      modelId: 'au.anthropic.claude-haiku-4-5-20251001-v1:0',
    })
    const conversation = {
      instructions: 'Ask about the answer.',
      messages: [
        { role: 'user' as const, text: 'I moved forty nodes.' },
        { role: 'assistant' as const, text: 'Where to?' },
        { role: 'user' as const, text: '<candidate>To another data centre.</candidate>' },
      ],
      maxTokens: 300,
    }
    let text = ''
    for await (const event of bedrock.answer(conversation, AbortSignal.timeout(10_000)))
      if (event.kind === 'text') text += event.text
    expect(text).not.toBe('')

    const sent = sentBy(toBedrock)
    expect(sent.map(({ operation }) => operation)).toEqual(['ConverseStream'])
    expect(sent.flatMap(wrongInput)).toEqual([])
    const messages = (sent[0]?.input as ConverseStreamCommandInput | undefined)?.messages ?? []
    expect(messages.length).toBe(3)
    for (const { role } of messages) expect(Object.values(ConversationRole)).toContain(role)
  })
})

describe('Transcribe', () => {
  test.each(['webm', 'mp4'] as const)(
    'is asked as its model says, with a recording in %s',
    async (format) => {
      const jobs = createTranscriptionJobs({ address: address(), language: 'en-AU', bucket: 'interviews' })
      const name = 'interview-0af3-1'
      const outputKey = 'interviews/transcriptions/0af3/1.json'
      const key = `interviews/engineer--1/aisyah--0af3/recording.${format}`
      expect(await jobs.look(name)).toEqual({ kind: 'none' })
      // There is no such recording.
      await expect(jobs.start({ name, key, format, hasChannels: true, outputKey })).rejects.toThrow(
        'no URL of S3',
      )
      await jobs.remove(name)
      await createTranscriptionRemoval(address()).ofSession('0af3')

      const sent = sentBy(toTranscribe)
      expect(sent.map(({ operation }) => operation)).toEqual([
        'GetTranscriptionJob',
        'StartTranscriptionJob',
        'DeleteTranscriptionJob',
        'ListTranscriptionJobs',
      ])
      expect(sent.flatMap(wrongInput)).toEqual([])
      const input = sent[1]?.input as StartTranscriptionJobCommandInput
      expect(Object.values(LanguageCode)).toContain(input.LanguageCode)
      expect(Object.values(MediaFormat)).toContain(input.MediaFormat)
      // By the reference of the operation; the SDK has no patterns.
      expect(input.TranscriptionJobName).toMatch(/^[0-9a-zA-Z._-]{1,200}$/)
      expect(input.OutputKey).toMatch(/^[a-zA-Z0-9\-_.!*'()/&$@=;:+,? ]{1,1024}$/)
    },
  )
})

describe('Polly', () => {
  test.each(engines)('is asked as its model says, with the engine %s', async (engine) => {
    const voice = createPolly({ address: address(), voiceId: 'Olivia', engine })
    expect(await voice.say('Where did you move them to?')).toMatchObject({ contentType: 'audio/mpeg' })

    const sent = sentBy(toPolly)
    expect(sent.map(({ operation }) => operation)).toEqual(['SynthesizeSpeech'])
    expect(sent.flatMap(wrongInput)).toEqual([])
    const input = sent[0]?.input as SynthesizeSpeechCommandInput
    expect(Object.values(Engine)).toContain(input.Engine)
    expect(Object.values(VoiceId)).toContain(input.VoiceId)
    expect(Object.values(OutputFormat)).toContain(input.OutputFormat)
    expect(Object.values(TextType)).toContain(input.TextType)
    // Of mp3, by the reference of the operation; the SDK has no list of them.
    expect(['8000', '16000', '22050', '24000', '44100', '48000']).toContain(input.SampleRate)
  })
})
