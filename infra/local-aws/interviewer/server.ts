import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { openAccess, type Access, type Act } from '../access.ts'
import { listen } from '../loopback-server.ts'
import { authorise, Denied } from './authorise.ts'
import { JobRefusal } from './batch/job-request.ts'
import { createBatch, type Batch, type JobSetting } from './batch/jobs.ts'
import { answerBatch, batchActionIn } from './batch/operations.ts'
import type { RecordedWord } from './batch/output.ts'
import { chatCompletions, type ChatBody } from './chat-completions.ts'
import { converse, converseProblem, converseStream, type ConverseBody } from './converse.ts'
import { createSpeechStreams, type SpeechStreamOptions } from './speech-streams.ts'
import { createScript, pause, type ModelScript } from './script.ts'
import { speechProblem, spoken, type SpeechBody } from './speech.ts'

export type { JobFault, JobSetting } from './batch/jobs.ts'
export type { RecordedWord } from './batch/output.ts'
export type { ModelFault, ModelPace, ModelSetting } from './script.ts'

export type InterviewerServicesOptions = {
  port?: number
  access?: Access
  now?: () => Date
  /** The key that chat completions require; without it they accept any. */
  chatKey?: string
  /** The URL of S3, for the jobs of Transcribe. */
  s3?: string
}

/** A received request. */
export type ServiceRequest = {
  service: 'bedrock' | 'polly' | 'chat' | 'transcribe'
  path: string
  authorization: string | undefined
  body: unknown
}

export type LocalInterviewerServices = {
  url: string
  model: Omit<ModelScript, 'next' | 'current'>
  /** The latency of Polly, and whether it is down. */
  voice: { milliseconds: number; isDown: boolean }
  speechStreams: {
    words: ReturnType<SpeechStreamOptions['words']>
    /** The words of the next sounds, in order; for tests whose sound comes from a file. */
    utterances: string[]
    maxStreams: number
    opened: URL[]
    openStreams: () => number
  }
  /** Transcribe's jobs for recordings in S3. */
  batch: {
    s3: string
    /** The words of each recording. */
    words: readonly RecordedWord[]
    set: (setting: JobSetting | null) => void
    /** Ends the jobs in progress, also those of the fault `slow`. */
    endAll: () => Promise<void>
    jobs: Batch['jobs']
  }
  requests: ServiceRequest[]
  close(): Promise<void>
}

const defaultMaxStreams = 25

/** Stand-ins for Bedrock, Polly, Transcribe and chat completions on one port, by path. */
export async function startInterviewerServices({
  port = 0,
  access = openAccess,
  now = () => new Date(),
  chatKey,
  s3 = '',
}: InterviewerServicesOptions = {}): Promise<LocalInterviewerServices> {
  const script = createScript()
  const requests: ServiceRequest[] = []
  const voice = { milliseconds: 0, isDown: false }
  const heard: Omit<LocalInterviewerServices['speechStreams'], 'openStreams'> = {
    words: [],
    utterances: [],
    maxStreams: defaultMaxStreams,
    opened: [],
  }
  const speechStreams = createSpeechStreams({
    access,
    now,
    maxStreams: () => heard.maxStreams,
    words: (seconds) => heard.words.filter(({ start }) => start <= seconds),
    nextUtterance: () => heard.utterances.shift(),
    opened: (url) => heard.opened.push(url),
  })
  const recorded = { s3, words: [] as readonly RecordedWord[] }
  const batch = createBatch({ s3: () => recorded.s3, words: () => recorded.words })
  const parts = { access, script, requests, voice, chatKey, batch }
  const { url, server, close } = await listen(port, (request, response) => handle(request, response, parts))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => speechStreams.upgrade(request, socket))
  return {
    url,
    model: { set: script.set, pace: script.pace },
    voice,
    speechStreams: Object.assign(heard, { openStreams: speechStreams.openStreams }),
    batch: Object.assign(recorded, { set: batch.set, jobs: batch.jobs, endAll: batch.endAll }),
    requests,
    close: () => {
      speechStreams.close()
      batch.close()
      server.closeAllConnections()
      return close()
    },
  }
}

type Parts = {
  access: Access
  script: ModelScript
  requests: ServiceRequest[]
  voice: LocalInterviewerServices['voice']
  chatKey: string | undefined
  batch: Batch
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return {}
  }
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
    .end(JSON.stringify({ message, Message: message, error: { message, type } }))
}

async function handle(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const body = await bodyOf(request)
  const action = batchActionIn(request.headers['x-amz-target'])
  const { authorization } = request.headers
  const [, modelId, call] = /^\/model\/([^/]+)\/(converse|converse-stream)$/u.exec(path) ?? []
  const note = (service: ServiceRequest['service']): void => {
    parts.requests.push({ service, path: action ?? path, authorization, body })
  }
  try {
    if (action !== undefined) {
      note('transcribe')
      const signed = authorise(parts.access, request.headers, 'transcribe', { service: 'transcribe', action })
      const answer = await answerBatch(action, body, { batch: parts.batch, ...signed })
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer))
      return
    }
    if (modelId !== undefined) {
      note('bedrock')
      const invoke = call === 'converse' ? 'InvokeModel' : 'InvokeModelWithResponseStream'
      const act: Act = { service: 'bedrock', action: invoke }
      authorise(parts.access, request.headers, 'bedrock', act)
      return await answerModel(call === 'converse' ? 'converse' : 'stream', body, response, parts)
    }
    if (path === '/v1/speech') {
      note('polly')
      authorise(parts.access, request.headers, 'polly', { service: 'polly', action: 'SynthesizeSpeech' })
      return await answerSpeech(body as SpeechBody, response, parts)
    }
    if (path === '/v1/chat/completions') {
      note('chat')
      if (parts.chatKey !== undefined && authorization !== `Bearer ${parts.chatKey}`)
        return refuse(response, 401, 'invalid_api_key', 'Incorrect API key provided.')
      return await answerModel('chat', body, response, parts)
    }
    refuse(response, 404, 'UnknownOperationException', `There is no ${path}.`)
  } catch (error) {
    if (error instanceof JobRefusal) return refuse(response, 400, error.code, error.message)
    if (!(error instanceof Denied)) throw error
    refuse(response, 403, 'AccessDeniedException', error.message)
  }
}

async function answerModel(
  kind: 'converse' | 'stream' | 'chat',
  body: unknown,
  response: ServerResponse,
  { script }: Parts,
): Promise<void> {
  const fault = script.next()
  const pace = script.current()
  if (fault?.kind === 'down') return void response.destroy()
  if (fault?.kind === 'silent') return
  if (fault?.kind === 'throttled')
    return refuse(response, 429, 'ThrottlingException', 'Too many requests, please wait before trying again.')
  if (kind === 'chat') return chatCompletions(body as ChatBody, { fault, pace, response })
  const problem = converseProblem(body as ConverseBody)
  if (problem !== undefined) return refuse(response, 400, 'ValidationException', problem)
  if (kind === 'stream') return converseStream(body as ConverseBody, { fault, pace, response })
  const answer = await converse(body as ConverseBody, fault, pace)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

async function answerSpeech(body: SpeechBody, response: ServerResponse, { voice }: Parts): Promise<void> {
  if (voice.isDown) return void response.destroy()
  const problem = speechProblem(body)
  if (problem !== undefined) return refuse(response, 400, problem.code, problem.message)
  await pause(voice.milliseconds)
  const text = body.Text ?? ''
  response
    .writeHead(200, { 'content-type': 'audio/mpeg', 'x-amzn-requestcharacters': String(text.length) })
    .end(spoken(text))
}
