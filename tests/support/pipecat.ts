import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VoiceAccount } from '#functions/platform/config/config.ts'

/** What the stand-in does with the next request instead of the usual answer. */
export type Scripted =
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** Never answers. */
  | 'no answer'
  /** Sends the headers and half of the body. */
  | 'half an answer'
  /** Closes the connection. */
  | 'connection closed'

export type ProviderRequest = {
  method: string
  path: string
  authorization: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- the payload is whatever the product sends
  json: any
}

export type PipecatStandIn = {
  account: VoiceAccount
  /** Every request so far. */
  requests: ProviderRequest[]
  /** The ids of the sessions that were started and not ended. */
  live: ReadonlySet<string>
  /** Scripts the answers to the next requests, in order. */
  script: (...next: readonly Scripted[]) => void
  /** Holds the starts that arrive from now on until the returned function is called. */
  hold: () => () => void
  /** Answers 503 to each end that arrives from now on until the returned function is called. */
  refuseEnds: () => () => void
  /** Resolves once so many requests have arrived. */
  arrived: (count: number) => Promise<void>
  /** Back to the initial state. */
  empty: () => void
  close: () => Promise<void>
}

const host = '127.0.0.1'

/** Secrets in the format of the provider, so that a test can search answers for them. */
export const voiceSecrets = {
  agentName: 'interviewer-agent',
  publicKey: 'pk_5f1c2d3e4a5b6c7d8e9f',
  privateKey: 'sk_0a9b8c7d6e5f4a3b2c1d',
  recordingRole: 'arn:aws:iam::111122223333:role/MerbokSite-DailyRecordings',
} as const

/** The domain at Daily, which is the external id of the role: the first label of the rooms' host. */
export const dailyDomain = 'cloud-4b1d0c9e8f7a6b5c4d3e2f1a0b9c8d7e'

/** Pipecat Cloud's HTTP API on loopback: starting an agent in a call of Daily, and ending its session. */
export async function startPipecat(): Promise<PipecatStandIn> {
  const requests: ProviderRequest[] = []
  const live = new Set<string>()
  const scripted: Scripted[] = []
  const watchers = new Set<() => void>()
  let held: Promise<void> | undefined
  let areEndsRefused = false

  const server = createServer((request, response) => {
    void handle(request, response)
  })
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const wanted = await requestOf(request)
    requests.push(wanted)
    for (const watcher of watchers) watcher()
    const next = scripted.shift()
    if (next !== undefined) return play(next, response)
    if (wanted.method === 'DELETE' && areEndsRefused) return send(response, 503, '')
    if (wanted.method === 'POST') await held
    const { status, body } = wanted.method === 'POST' ? started(wanted, live) : ended(wanted, live)
    send(response, status, body)
  }
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo

  return {
    account: { ...voiceSecrets, minutesPerDay: 100_000, endpoint: `http://${host}:${port}` },
    requests,
    live,
    script: (...next) => void scripted.push(...next),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
    refuseEnds() {
      areEndsRefused = true
      return () => {
        areEndsRefused = false
      }
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (requests.length < count) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    empty() {
      requests.length = 0
      scripted.length = 0
      live.clear()
      areEndsRefused = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function requestOf(request: IncomingMessage): Promise<ProviderRequest> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString()
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    json: text === '' ? undefined : JSON.parse(text),
  }
}

type Answer = { status: number; body: unknown }

const unauthorized: Answer = {
  status: 401,
  body: { error: 'Unauthorized / token expired', code: '401' },
}

function started({ path, authorization, json }: ProviderRequest, live: Set<string>): Answer {
  if (authorization !== `Bearer ${voiceSecrets.publicKey}`) return unauthorized
  if (path !== `/v1/public/${voiceSecrets.agentName}/start` || json?.createDailyRoom !== true)
    return { status: 400, body: { error: 'Bad request', code: 'PCC-1001' } }
  const sessionId = randomUUID()
  live.add(sessionId)
  const room = `https://${dailyDomain}.daily.co/${randomBytes(8).toString('hex')}`
  return {
    status: 200,
    body: { dailyRoom: room, dailyToken: randomBytes(40).toString('base64url'), sessionId },
  }
}

function ended({ path, authorization }: ProviderRequest, live: Set<string>): Answer {
  if (authorization !== `Bearer ${voiceSecrets.privateKey}`) return unauthorized
  const prefix = `/v1/agents/${voiceSecrets.agentName}/sessions/`
  const sessionId = path.startsWith(prefix) ? path.slice(prefix.length) : ''
  return live.delete(sessionId)
    ? { status: 200, body: { status: 'terminated', session_id: sessionId } }
    : { status: 404, body: { error: 'Session not found', code: '404' } }
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function play(next: Scripted, response: ServerResponse): void {
  if (next === 'connection closed') response.socket?.destroy()
  else if (next === 'half an answer') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"dailyRoom":"https://')
  } else if (next !== 'no answer') send(response, next.status, next.body, next.headers)
}
