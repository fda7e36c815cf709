import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { countedByHandler, perEmail } from '#shared/platform/contract/limits.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import type { Authenticate } from './authenticate.ts'
import { createLog } from '../log/log.ts'
import { readRequest, ValidationError } from './request.ts'

const log = createLog({}, () => {})
const owner = { userId: 'user-1', signInId: 'sign-in-1' }

const aBook: Endpoint = {
  method: 'POST',
  path: '/books/{bookId}',
  auth: 'public',
  summary: 'Add a book',
  query: z.object({ edition: z.optional(z.string().check(z.maxLength(3))) }),
  body: z.object({ title: z.string(), email: z.optional(z.unknown()) }),
  response: z.unknown(),
}

type Wanted = Parameters<typeof anEvent>[1] & { endpoint?: Partial<Endpoint>; authenticate?: Authenticate }

const reading = ({ endpoint, authenticate, ...event }: Wanted = {}) =>
  readRequest(
    { ...aBook, ...endpoint },
    anEvent('POST /api/books/{bookId}', { json: { title: 'Silat' }, ...event }),
    { secrets: testSecrets, log, ...(authenticate === undefined ? {} : { authenticate }) },
    log,
  )

describe('a request that is read', () => {
  test('has its validated parts, and what limits count by', async () => {
    const headers = {
      authorization: 'Bearer x',
      'idempotency-key': 'once',
      'x-viewer-address': '198.51.100.7',
    }
    const json = { title: 'Silat', email: 'aisyah@example.com', internal: 'dropped' }
    const { request, call } = await reading({
      json,
      headers,
      params: { bookId: 'b1' },
      query: 'edition=3&edition=9&page=2',
    })
    expect(request).toMatchObject({
      params: { bookId: 'b1' },
      query: { edition: '3' },
      body: { title: 'Silat', email: 'aisyah@example.com' },
      authorization: 'Bearer x',
      idempotencyKey: 'once',
      ipAddress: '198.51.100.7',
      requestId: 'request-1',
    })
    expect(request.body).not.toHaveProperty('internal')
    expect(call).toEqual({ ipAddress: '198.51.100.7', email: 'aisyah@example.com', userId: undefined })
  })

  test.each<[string, unknown]>([
    ['is a number', 7],
    ['is missing', undefined],
  ])('counts by no e-mail address where it %s', async (_, email) => {
    const { call } = await reading({ json: { title: 'Silat', email } })
    expect(call.email).toBeUndefined()
  })

  test('of an endpoint without body and query ignores both', async () => {
    const { query: _, body: __, ...bare } = aBook
    const event = anEvent('POST /api/books/{bookId}', { body: 'no JSON', query: 'edition=12345' })
    const { request, call } = await readRequest(bare, event, { secrets: testSecrets, log }, log)
    expect([request.query, request.body, call.email]).toEqual([undefined, undefined, undefined])
  })

  test('gives its handler the counters of the limits left to it, for the account it names', async () => {
    const limits = [
      countedByHandler(perEmail('forgotPassword')),
      { name: 'signInByStrangers', key: 'account', countedBy: 'handler' } as const,
    ]
    const { request } = await reading({
      endpoint: { limits },
      json: { title: 'Silat', email: 'aisyah@example.com' },
    })
    const countersFor = request.countersFor as unknown as (call?: { account: string }) => { name: string }[]
    expect(countersFor({ account: 'a 0' }).map(({ name }) => name)).toEqual([
      'forgotPassword',
      'signInByStrangers',
    ])
    expect(() => countersFor()).toThrow('counts per account')
  })

  test('refuses with the code and the details of its handler', async () => {
    const { request } = await reading()
    const refuse = request.refuse as (code: string, details: object) => unknown
    expect(refuse('job_closed', { retryAfterSeconds: 3 })).toMatchObject({
      code: 'job_closed',
      details: { retryAfterSeconds: 3 },
    })
  })
})

describe('a request that is refused', () => {
  test('without the secrets is not even validated', async () => {
    await expect(reading({ headers: { 'x-api-key': undefined }, json: {} })).rejects.toMatchObject({
      code: 'api_key_missing',
    })
  })

  test.each<['body' | 'query', Wanted]>([
    ['body', { json: {} }],
    ['query', { query: 'edition=12345' }],
  ])('for its %s says which fields are wrong', async (part, wanted) => {
    const failure = await reading(wanted).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ValidationError)
    expect(failure).toMatchObject({
      part,
      problems: [{ path: [part === 'body' ? 'title' : 'edition'] }],
      message: `invalid ${part}`,
    })
  })
})

describe('an endpoint for candidates', () => {
  const endpoint = { auth: 'candidate' } as const
  const headers = { authorization: 'Bearer x' }

  test("gets the candidate whom the request's token names", async () => {
    const authenticate = vi.fn(async () => owner)
    const { request, call } = await reading({ endpoint, headers, authenticate })
    expect(request.user).toEqual(owner)
    expect(call.userId).toBe('user-1')
    expect(authenticate).toHaveBeenCalledExactlyOnceWith('Bearer x')
  })

  test.each<[string, Authenticate | undefined]>([
    ['the caller is not signed in', async () => undefined],
    ['its app has no `authenticate`', undefined],
  ])('refuses where %s', async (_, authenticate) => {
    const wanted = { endpoint, headers, ...(authenticate === undefined ? {} : { authenticate }) }
    await expect(reading(wanted)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('refuses a caller who is not signed in before it reads the body', async () => {
    const wanted = { endpoint, authenticate: async () => undefined, body: 'no JSON' }
    await expect(reading(wanted)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})

test('a public endpoint does not authenticate its caller', async () => {
  const authenticate = vi.fn(async () => owner)
  const { request } = await reading({ authenticate, headers: { authorization: 'Bearer x' } })
  expect(request.user).toBeUndefined()
  expect(authenticate).not.toHaveBeenCalled()
})
