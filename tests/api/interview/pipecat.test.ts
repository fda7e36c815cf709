import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPipecat } from '#functions/interview/external/pipecat.ts'
import { startPipecat, voiceSecrets, type PipecatStandIn, type Scripted } from '#tests/support/pipecat.ts'

let provider: PipecatStandIn
let pipecat: ReturnType<typeof createPipecat>
beforeAll(async () => {
  provider = await startPipecat()
  pipecat = createPipecat(provider.account)
})
afterEach(() => provider.empty())
afterAll(() => provider.close())

const never = new AbortController().signal
const start = (signal = never) => pipecat.start({ createDailyRoom: true }, signal)

const goodCall = {
  dailyRoom: 'https://cloud-0123456789abcdef0123456789abcdef.daily.co/room',
  dailyToken: 'token',
  sessionId: '8d3a6a5e-0d4f-4b5a-9d0c-6f5e4d3c2b1a',
}

describe('starting an agent', () => {
  test('sends the payload with the public key, and answers the call', async () => {
    const outcome = await start()
    expect(outcome).toMatchObject({ kind: 'started', call: { dailyToken: expect.any(String) } })
    expect(provider.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/public/interviewer-agent/start',
        authorization: `Bearer ${voiceSecrets.publicKey}`,
        json: { createDailyRoom: true },
      },
    ])
  })

  test.each<[string, Scripted, object]>([
    [
      'at capacity',
      { status: 429, body: { status: 429, code: '429', message: 'Rate limit exceeded.' } },
      { kind: 'busy', retryAfterSeconds: 30, status: 429, code: '429' },
    ],
    [
      'at capacity, with a time to wait',
      {
        status: 429,
        body: { error: 'Busy', code: 'PCC-AGENT-AT-CAPACITY' },
        headers: { 'retry-after': '7' },
      },
      { kind: 'busy', retryAfterSeconds: 7, status: 429, code: 'PCC-AGENT-AT-CAPACITY' },
    ],
    [
      'at capacity for too long',
      { status: 429, body: {}, headers: { 'retry-after': '86400' } },
      { kind: 'busy', retryAfterSeconds: 300, status: 429, code: undefined },
    ],
    [
      'at capacity until a date',
      { status: 429, body: {}, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
      { kind: 'busy', retryAfterSeconds: 30, status: 429, code: undefined },
    ],
    [
      'a bad request',
      { status: 400, body: { error: 'Bad', code: 'PCC-1001' } },
      { kind: 'refused', code: 'PCC-1001' },
    ],
    [
      'a wrong key',
      { status: 401, body: { error: 'Unauthorized', code: '401' } },
      { kind: 'refused', status: 401 },
    ],
    [
      'no billing',
      { status: 402, body: { error: 'No billing', code: 'PCC-1004' } },
      { kind: 'refused', status: 402 },
    ],
    ['too large a payload', { status: 413, body: 'Payload Too Large' }, { kind: 'refused', status: 413 }],
    ['a server error', { status: 500, body: '<h1>Oops</h1>' }, { kind: 'unavailable', why: 'server error' }],
    ["a gateway's timeout", { status: 504, body: '' }, { kind: 'unavailable', why: 'server error' }],
    [
      'a redirect',
      { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } },
      { kind: 'unavailable' },
    ],
    ['a closed connection', 'connection closed', { kind: 'unavailable', why: 'no answer' }],
  ])('%s', async (_, scripted, outcome) => {
    provider.script(scripted)
    expect(await start()).toMatchObject(outcome)
  })

  test.each<[string, unknown]>([
    ['no JSON', 'hello'],
    ['half of it', '{"dailyRoom":"https://'],
    ['nothing', ''],
    ['another shape', []],
    ['no token', { ...goodCall, dailyToken: undefined }],
    ['an empty token', { ...goodCall, dailyToken: '' }],
    ['a session id that is a path', { ...goodCall, sessionId: '../../agents' }],
    ['a room without TLS', { ...goodCall, dailyRoom: 'http://cloud-1.daily.co/room' }],
    ['a room somewhere else', { ...goodCall, dailyRoom: 'https://daily.co.example.com/room' }],
    ['a room with a user name', { ...goodCall, dailyRoom: 'https://daily.co@evil.daily.co/room' }],
    ['a room that is a script', { ...goodCall, dailyRoom: 'javascript:alert(1)//.daily.co' }],
    ['far too much', { ...goodCall, more: 'x'.repeat(70_000) }],
  ])('an answer with %s is unreadable', async (_, body) => {
    provider.script({ status: 200, body })
    expect(await start()).toMatchObject({ kind: 'unavailable', why: 'unreadable answer' })
  })

  test.each<Scripted>(['no answer', 'half an answer'])('the deadline ends %s', async (scripted) => {
    const deadline = new AbortController()
    provider.script(scripted)
    const outcome = start(deadline.signal)
    await provider.arrived(1)
    deadline.abort()
    expect(await outcome).toEqual({ kind: 'unavailable', why: 'no answer' })
  })
})

describe('ending a session', () => {
  test('uses the private key; a session that has ended is a success', async () => {
    const outcome = await start()
    const { sessionId } = outcome.kind === 'started' ? outcome.call : { sessionId: '' }
    expect(provider.live).toEqual(new Set([sessionId]))
    expect(await pipecat.end(sessionId, never)).toEqual({ kind: 'ended' })
    expect(provider.live.size).toBe(0)
    expect(await pipecat.end(sessionId, never)).toEqual({ kind: 'ended' })
    expect(provider.requests.at(-1)).toMatchObject({
      method: 'DELETE',
      path: `/v1/agents/interviewer-agent/sessions/${sessionId}`,
      authorization: `Bearer ${voiceSecrets.privateKey}`,
    })
  })

  test.each<[Scripted, object]>([
    [
      { status: 401, body: {} },
      { kind: 'refused', status: 401 },
    ],
    [{ status: 429, body: {} }, { kind: 'busy' }],
    [{ status: 503, body: {} }, { kind: 'unavailable' }],
    ['connection closed', { kind: 'unavailable' }],
  ])('that fails with %j says so', async (scripted, outcome) => {
    provider.script(scripted)
    expect(await pipecat.end('session', never)).toMatchObject(outcome)
  })
})
