import { describe, expect, test } from 'vitest'
import { aLibrary } from './runtime-library.ts'

const { call, lines } = aLibrary()

const find = 'GET /api/books/{bookId}'

describe('a request', () => {
  test("has validated path parameters and query, and its answer only the contract's properties", async () => {
    const { status, body } = await call(find, {
      params: { bookId: 'b1' },
      query: 'edition=3&edition=9&page=2',
    })
    expect([status, body]).toEqual([200, { success: true, data: { id: 'b1', edition: '3' } }])
  })

  test('a path with a slash at its end in the contract is the route without it', async () => {
    expect(await call('POST /api/books', { json: { title: 'Silat' } })).toMatchObject({ status: 200 })
  })

  test('of an unknown route is answered 404 as JSON', async () => {
    expect(await call('GET /api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'not_found', success: false },
    })
  })

  test('every answer is JSON, no-store, and has the request id', async () => {
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
    ['the current key is accepted', { 'x-api-key': 'key-now' }, 200],
    ['the key that is being rotated out is accepted', { 'x-api-key': 'key-before' }, 200],
    ['a wrong key is refused', { 'x-api-key': 'key-no' }, 403],
    ['no key is refused', { 'x-api-key': undefined }, 403],
    ['a request that bypassed the edge is refused', { 'x-origin-verify': undefined }, 403],
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

  test('that is a truncated form is answered 422', async () => {
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

describe('a failure', () => {
  test('a refusal has its code, message and retry_after', async () => {
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

  test('a transient error is answered 503 with retry_after', async () => {
    const { status, headers, body } = await call(find, { params: { bookId: 'throttled' } })
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable'])
  })

  test.each(['broken', 'misshapen'])(
    'an error of the handler (%s) is answered 500 without its details',
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

  test("log lines have the request id, and nothing of the request's content", async () => {
    lines.length = 0
    await call('POST /api/books', { json: { title: 'A private title' } })
    await call(find, { params: { bookId: 'broken' } })
    expect(lines.length).toBeGreaterThan(1)
    const time: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: 'request-1', time })
    expect(lines.join('')).not.toMatch(/A private title|secret detail|key-now/)
  })
})
