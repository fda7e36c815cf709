import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { PollyClient, SynthesizeSpeechCommand } from '@aws-sdk/client-polly'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { accessFor } from '../access.ts'
import { eventFrame, readFrame } from '../interviewer/frames.ts'
import { startInterviewerServices, type LocalInterviewerServices } from '../interviewer/server.ts'

const grants = {
  services: { bedrock: ['InvokeModel', 'InvokeModelWithResponseStream'], polly: ['SynthesizeSpeech'] },
}
const allowed = { accessKeyId: 'allowed', secretAccessKey: 'secret' }
const forbidden = { accessKeyId: 'forbidden', secretAccessKey: 'secret' }
const access = accessFor([
  { name: 'allowed', ...allowed, grants },
  { name: 'forbidden', ...forbidden, grants: {} },
])

let services: LocalInterviewerServices
beforeAll(async () => {
  services = await startInterviewerServices({ access })
})
afterAll(() => services.close())
beforeEach(() => services.model.set(null))

const region = 'ap-southeast-2'
const bedrock = (credentials = allowed) =>
  new BedrockRuntimeClient({
    region,
    endpoint: services.url,
    credentials,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  })
const polly = (credentials = allowed) =>
  new PollyClient({
    region,
    endpoint: services.url,
    credentials,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  })

const conversation = {
  modelId: 'au.anthropic.claude-haiku',
  messages: [{ role: 'user' as const, content: [{ text: '<candidate>I moved the cluster.</candidate>' }] }],
}

async function streamed(client = bedrock()) {
  const { stream } = await client.send(new ConverseStreamCommand(conversation))
  let text = ''
  let usage: number | undefined
  for await (const event of stream ?? []) {
    text += event.contentBlockDelta?.delta?.text ?? ''
    usage = event.metadata?.usage?.outputTokens ?? usage
  }
  return { text, usage }
}

describe('Bedrock', () => {
  test('answers Converse and ConverseStream alike', async () => {
    const whole = await bedrock().send(new ConverseCommand(conversation))
    const { text, usage } = await streamed()
    expect(JSON.parse(text)).toMatchObject({ next: 'follow_up', about: 'I moved the cluster' })
    expect(whole.output?.message?.content?.[0]?.text).toBe(text)
    expect(usage).toBeGreaterThan(5)
  })

  test('refuses a key without a grant, and a conversation that does not start with a user message', async () => {
    await expect(bedrock(forbidden).send(new ConverseCommand(conversation))).rejects.toThrow(
      'is not authorized',
    )
    const wrong = {
      ...conversation,
      messages: [{ role: 'assistant' as const, content: [{ text: 'Hello' }] }],
    }
    await expect(bedrock().send(new ConverseCommand(wrong))).rejects.toThrow('must start with a user message')
  })

  test('has the faults that are set', async () => {
    services.model.set({ kind: 'throttled', times: 1 })
    await expect(streamed()).rejects.toMatchObject({ name: 'ThrottlingException' })
    services.model.set({ kind: 'half', times: 1 })
    await expect(streamed()).rejects.toThrow('The model stopped.')
    services.model.set({ kind: 'down', times: 1 })
    await expect(streamed()).rejects.toThrow('socket hang up')
    services.model.set({ kind: 'outside schema', times: 1 })
    expect((await streamed()).text).toContain('Sure!')
    expect((await streamed()).text).toContain('follow_up')
  })
})

test('chat completions stream the same answer as server-sent events', async () => {
  const answer = await fetch(`${services.url}/v1/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'local',
      stream: true,
      messages: [{ role: 'user', content: 'I wrote tests.' }],
    }),
  })
  const text = await answer.text()
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  const content = [...text.matchAll(/^data: (\{.*\})$/gm)]
    .map(([, data = '']) => JSON.parse(data).choices[0]?.delta.content ?? '')
    .join('')
  expect(JSON.parse(content)).toMatchObject({ next: 'follow_up', about: 'I wrote tests' })
  expect(text).toContain('"finish_reason":"stop"')
})

test('Polly answers a sound as long as the text, and refuses unknown voices', async () => {
  const speech = {
    Text: 'How did you test it?',
    VoiceId: 'Olivia',
    OutputFormat: 'mp3',
    Engine: 'neural',
  } as const
  const { AudioStream, RequestCharacters } = await polly().send(new SynthesizeSpeechCommand(speech))
  expect((await AudioStream?.transformToByteArray())?.length).toBeGreaterThan(5000)
  expect(RequestCharacters).toBe(20)
  await expect(polly(forbidden).send(new SynthesizeSpeechCommand(speech))).rejects.toThrow(
    'is not authorized',
  )
  await expect(
    polly().send(new SynthesizeSpeechCommand({ ...speech, VoiceId: 'Nobody' as 'Amy' })),
  ).rejects.toMatchObject({ name: 'ValidationException' })
})

test('a frame is read as it was written; a changed byte is refused', () => {
  const written = eventFrame('TranscriptEvent', { Transcript: { Results: [] } })
  expect(readFrame(written).headers[':event-type']).toBe('TranscriptEvent')
  const changed = Buffer.from(written)
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20)
  expect(() => readFrame(changed)).toThrow('checksum')
})
