import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { success } from '#shared/contract/wire.ts'
import type { Handlers } from '#functions/http/handlers.ts'
import { serve } from '#functions/http/lambda.ts'
import { createLog } from '#functions/http/log.ts'
import { keyRing } from '#functions/http/key-ring.ts'
import { createAuthenticate } from '#functions/http/session.ts'
import { readToken, signToken } from '#functions/http/token.ts'
import { systemClock } from '#functions/ports.ts'
import { anEvent, testDoors } from '#tests/support/events.ts'

/** A group of the contract that exists for this test alone: one endpoint for each thing the runtime does. */
const library = {
  find: endpoint({
    method: 'GET',
    path: '/books/{bookId}',
    auth: 'public',
    summary: 'Find a book',
    query: z.object({
      edition: z.optional(z.string().check(z.maxLength(3, 'Editions have at most 3 digits'))),
    }),
    response: success(z.object({ id: z.string(), edition: z.string() })),
    errors: ['too_many_requests'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/books/',
    auth: 'public',
    summary: 'Add a book',
    body: z.object({ title: z.string({ error: 'Please name the book' }) }),
    bodyLimitBytes: 200,
    response: success(z.object({ title: z.string() })),
  }),
  cover: endpoint({
    method: 'POST',
    path: '/covers',
    auth: 'public',
    summary: 'Send a cover',
    bodyKind: 'multipart',
    body: z.object({ title: z.string(), cover: z.instanceof(File) }),
    response: success(z.object({ title: z.string(), bytes: z.number(), name: z.string() })),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/mine',
    auth: 'candidate',
    summary: 'My books',
    response: success(z.object({ userId: z.string() })),
  }),
  close: endpoint({
    method: 'POST',
    path: '/close',
    auth: 'operator',
    summary: 'Close the library',
    response: success(z.object({ address: z.string() })),
  }),
  whoami: endpoint({
    method: 'GET',
    path: '/whoami',
    auth: 'public',
    summary: 'The address a caller is counted under',
    response: success(z.object({ address: z.string() })),
  }),
} as const

const sessionKey = new TextEncoder().encode('a session key of at least thirty-two bytes')
const oldKey = new TextEncoder().encode('an older key, which is still accepted here')
const ring = keyRing(
  'now',
  new Map([
    ['now', sessionKey],
    ['before', oldKey],
  ]),
)
const ended = new Set(['ended'])

const routes: Handlers<typeof library, Parameters<typeof serve>[2]> = {
  async find({ params, query, refuse }) {
    if (params.bookId === 'popular') throw refuse('too_many_requests', { retryAfterSeconds: 7 })
    if (params.bookId === 'broken') throw new TypeError('secret detail')
    if (params.bookId === 'throttled')
      throw Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
    if (params.bookId === 'misshapen') return { success: true, data: { id: 7 } } as never
    return {
      success: true,
      data: { id: params.bookId, edition: query.edition ?? '1', internal: 'not for you' },
    }
  },
  add: async ({ body }) => ({ success: true, data: { title: body.title } }),
  cover: async ({ body }) => ({
    success: true,
    data: { title: body.title, bytes: body.cover.size, name: body.cover.name },
  }),
  mine: async ({ user }) => ({ success: true, data: { userId: user.userId } }),
  close: async ({ address }) => ({ success: true, data: { address } }),
  whoami: async ({ address }) => ({ success: true, data: { address } }),
}

function aLibrary() {
  const lines: string[] = []
  const handler = serve(library, routes, {
    doors: testDoors,
    log: createLog({}, (line) => lines.push(line)),
    authenticate: createAuthenticate(ring, async ({ sessionId }) => !ended.has(sessionId), systemClock),
  })
  const call = async (...parameters: Parameters<typeof anEvent>) => {
    const answer = await handler(anEvent(...parameters))
    return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) }
  }
  return { call, lines }
}

const aToken = (claims: Record<string, unknown> = {}, key = sessionKey, kid = 'now', lifetimeSeconds = 60) =>
  new SignJWT({ sid: 'session-1', iss: 'merbok-site', aud: 'merbok-site/candidates', ...claims })
    .setProtectedHeader({ alg: 'HS256', kid })
    .setSubject('user-1')
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
    .sign(key)

const { call, lines } = aLibrary()
const find = 'GET /api/books/{bookId}'

describe('a request on its way to its handler', () => {
  test('path parameters and query arrive checked, and the answer holds only what the contract names', async () => {
    const { status, body } = await call(find, {
      params: { bookId: 'b1' },
      query: 'edition=3&edition=9&page=2',
    })
    expect([status, body]).toEqual([200, { success: true, data: { id: 'b1', edition: '3' } }])
  })

  test('an address with a slash at its end in the contract is the route without it', async () => {
    expect(await call('POST /api/books', { json: { title: 'Silat' } })).toMatchObject({ status: 200 })
  })

  test('a route the group does not have is answered 404 as JSON', async () => {
    expect(await call('GET /api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'not_found', success: false },
    })
  })

  test('every answer is JSON, is not stored, and carries the request id', async () => {
    const { headers } = await call(find, { params: { bookId: 'b1' } })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': 'request-1',
    })
  })
})

describe('the API key', () => {
  test.each([
    ['the present key is accepted', { 'x-api-key': 'key-now' }, 200],
    ['the key that is being rotated out is accepted', { 'x-api-key': 'key-before' }, 200],
    ['a wrong key is refused', { 'x-api-key': 'key-no' }, 403],
    ['no key is refused', { 'x-api-key': undefined }, 403],
    ['a request that went around the edge is refused', { 'x-origin-verify': undefined }, 403],
  ])('%s', async (_, headers, status) => {
    const answer = await call(find, { params: { bookId: 'b1' }, headers })
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body).toMatchObject({ success: false, code: 'api_key_missing' })
  })
})

describe('a body', () => {
  test('that fails its schema is answered 422, field by field', async () => {
    const { status, body } = await call('POST /api/books', { json: {} })
    expect(status).toBe(422)
    expect(body).toEqual({
      success: false,
      code: 'invalid_request',
      message: 'Invalid data. Please check all required fields.',
      detail: [{ loc: ['body', 'title'], msg: 'Please name the book', type: 'invalid_type' }],
      requestId: 'request-1',
    })
  })

  test.each([
    ['that is not JSON is answered 400', { body: '{"title":' }, 400, 'not_json'],
    ['above its limit is answered 413', { json: { title: 'x'.repeat(300) } }, 413, 'too_large'],
    [
      'of another type is answered 415',
      { body: 'title=x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_type',
    ],
    ['that is missing is answered 422', {}, 422, 'invalid_request'],
  ])('%s', async (_, wanted, status, code) => {
    expect(await call('POST /api/books', wanted)).toMatchObject({ status, body: { code } })
  })

  test('may come as base64, with a charset', async () => {
    const body = Buffer.from(JSON.stringify({ title: 'Ungu 💜' })).toString('base64')
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect(await call('POST /api/books', { body, base64: true, headers })).toMatchObject({
      status: 200,
      body: { data: { title: 'Ungu 💜' } },
    })
  })

  test('may be a form with a file', async () => {
    const form = new FormData()
    form.set('title', 'Silat')
    form.set('cover', new File([new Uint8Array([0, 255, 13, 10, 45])], 'muka depan.png'))
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    const body = Buffer.from(await encoded.arrayBuffer()).toString('base64')
    expect(await call('POST /api/covers', { body, base64: true, headers })).toMatchObject({
      status: 200,
      body: { data: { title: 'Silat', bytes: 5, name: 'muka depan.png' } },
    })
  })

  test('that is a torn form is answered 422', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await call('POST /api/covers', { body: '--x\r\ntorn', headers })).toMatchObject({ status: 422 })
  })

  test('a query that fails its schema is answered 422', async () => {
    expect(await call(find, { params: { bookId: 'b1' }, query: 'edition=1234' })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', 'edition'], msg: 'Editions have at most 3 digits' }] },
    })
  })
})

describe('a signed-in session', () => {
  const signedIn = (token: string) => call('GET /api/mine', { headers: { authorization: `Bearer ${token}` } })

  test('reaches the handler as its user', async () => {
    expect(await signedIn(await aToken())).toMatchObject({
      status: 200,
      body: { data: { userId: 'user-1' } },
    })
  })

  test('signed with the key that is being rotated out is accepted', async () => {
    expect(await signedIn(await aToken({}, oldKey, 'before'))).toMatchObject({ status: 200 })
  })

  test('is accepted with a clock that is off by less than a minute, and not more', async () => {
    expect((await signedIn(await aToken({}, sessionKey, 'now', -50))).status).toBe(200)
    expect((await signedIn(await aToken({}, sessionKey, 'now', -70))).status).toBe(401)
  })

  test.each([
    ['that has ended', () => aToken({ sid: 'ended' })],
    ['signed with another key', () => aToken({}, oldKey, 'now')],
    ['that names an unknown key', () => aToken({}, sessionKey, 'never')],
    ['without a session in it', () => aToken({ sid: undefined })],
    ['for another audience', () => aToken({ aud: 'somebody-else' })],
    ['from another issuer', () => aToken({ iss: 'somebody-else' })],
    ['that is no token', async () => 'nonsense'],
    [
      'that claims to need no signature',
      async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLTEiLCJzaWQiOiJzIn0.',
    ],
  ])('%s is refused', async (_, token) => {
    expect(await signedIn(await token())).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: 'Authentication required. Please log in.' },
    })
  })

  test('a key too short to be a secret stops the function at its start', () => {
    expect(() => keyRing('now', new Map([['now', new Uint8Array(5)]]))).toThrow('shorter than 32 bytes')
  })

  test('cannot be signed for with a key that is not there', () => {
    expect(() => keyRing('next', new Map([['now', sessionKey]]))).toThrow('no session key "next"')
  })

  test('that has run out still says whose it was, and only to who holds the key', async () => {
    const names = { userId: 'user-1', sessionId: 'session-1' }
    const token = await signToken(ring, names, new Date('2026-11-21T09:00:00Z'))
    const late = new Date('2026-11-21T11:00:00Z')
    expect(await readToken(ring, `Bearer ${token}`, late)).toEqual({ ...names, expired: true })
    const other = keyRing('now', new Map([['now', oldKey]]))
    expect(await readToken(other, `Bearer ${token}`, late)).toBeUndefined()
  })
})

describe('an operator', () => {
  test('is let in by an IAM signature, without our API key', async () => {
    expect(
      await call('POST /api/close', { operator: true, headers: { 'x-api-key': undefined } }),
    ).toMatchObject({ status: 200 })
  })

  test('is not let in by the API key alone', async () => {
    expect(await call('POST /api/close')).toMatchObject({ status: 403, body: { code: 'operators_only' } })
  })
})

describe('the address of a caller', () => {
  test.each([
    ['is what the edge says', { 'x-viewer-address': '198.51.100.7' }, '198.51.100.7'],
    ['may be of IPv6', { 'x-viewer-address': '2001:db8::7' }, '2001:db8::7'],
    ['is the gateway’s without an edge', {}, '192.0.2.1'],
  ])('%s', async (_, headers, address) => {
    expect(await call('GET /api/whoami', { headers })).toMatchObject({ body: { data: { address } } })
  })

  test('is not believed from anybody else', async () => {
    const headers = { 'x-origin-verify': undefined, 'x-viewer-address': '198.51.100.7' }
    expect(await call('POST /api/close', { operator: true, headers })).toMatchObject({
      body: { data: { address: '192.0.2.1' } },
    })
  })
})

describe('what goes wrong', () => {
  test('a refusal carries its code, its text and the wait', async () => {
    const { status, headers, body } = await call(find, { params: { bookId: 'popular' } })
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('7')
    expect(body).toEqual({
      success: false,
      code: 'too_many_requests',
      message: 'Too many requests. Please try again in a few minutes.',
      detail: 'Too many requests. Please try again in a few minutes.',
      retry_after: 7,
      requestId: 'request-1',
    })
  })

  test('trouble of a service is answered 503 with a wait', async () => {
    const { status, headers, body } = await call(find, { params: { bookId: 'throttled' } })
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable'])
  })

  test.each(['broken', 'misshapen'])(
    'an error of ours (%s) is answered 500 and says nothing of its inside',
    async (bookId) => {
      const { status, body } = await call(find, { params: { bookId } })
      expect(status).toBe(500)
      expect(body).toEqual({
        success: false,
        code: 'internal',
        message: 'An unexpected error occurred',
        detail: 'An unexpected error occurred',
        requestId: 'request-1',
      })
    },
  )

  test('log lines carry the request id, and nothing a person sent', async () => {
    lines.length = 0
    await call('POST /api/books', { json: { title: 'A private title' } })
    await call(find, { params: { bookId: 'broken' } })
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: 'request-1' })
    expect(lines.join('')).not.toMatch(/A private title|secret detail|key-now/)
  })
})
