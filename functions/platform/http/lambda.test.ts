import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { countedIn } from '#tests/support/counted.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { deadlineSignal, withOwnDeadline } from '../world/deadline.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Handlers } from './handlers.ts'
import { serve } from './lambda.ts'
import { createLog } from '../log/log.ts'
import type { RuntimeApp } from './request.ts'

const shelf = {
  find: endpoint({
    method: 'GET',
    path: '/books',
    auth: 'public',
    summary: 'Find books',
    response: success(z.object({ found: z.number() })),
    errors: ['job_not_found', 'too_many_attempts'],
    limits: [perNetwork('registration', { onlyAfter: ['job_not_found'] })],
  }),
  enquire: endpoint({
    method: 'POST',
    path: '/books',
    auth: 'public',
    summary: 'Ask for a book',
    query: z.object({ page: z.optional(z.string().check(z.maxLength(2))) }),
    body: z.object({ title: z.string() }),
    invalidBody: 'invalid_enquiry',
    response: success(z.object({ found: z.number() })),
  }),
  patient: endpoint({
    method: 'GET',
    path: '/scans',
    auth: 'public',
    summary: 'Read a scan',
    isPatient: true,
    response: success(z.object({ found: z.number() })),
  }),
} as const

type Found = { success: true; data: { found: number } }
const found: Found = { success: true, data: { found: 1 } }

/** A call of a service that never answers: the request's deadline ends it. */
const silence = () =>
  new Promise<never>((_, reject) => {
    const signal = deadlineSignal()
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** One service after another, each with a deadline of its own. */
const slowServices = async (): Promise<never> => {
  deadlineSignal()
  for (;;) await withOwnDeadline(() => new Promise((resolve) => setTimeout(resolve, 4000)))
}

const lines: string[] = []
const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))

/** A function whose handlers all do the same. */
function aShelf(work: () => Promise<Found>) {
  const giveBack = vi.fn(async () => {})
  const routes: Handlers<typeof shelf, RuntimeApp & { limiter: Limiter }> = {
    find: work,
    enquire: work,
    patient: work,
  }
  const handler = serve(shelf, routes, {
    secrets: testSecrets,
    log: createLog({}, (line) => lines.push(line)),
    limiter: { take: async () => ({ allowed: true, giveBack }) },
  })
  return { handler, giveBack }
}

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The status of an answer, and how long it took. */
async function answered(
  route: string,
  work: () => Promise<never>,
): Promise<{ status: number | undefined; milliseconds: number }> {
  const started = performance.now()
  const answer = aShelf(work).handler(anEvent(route))
  const statuses: number[] = []
  void answer.then(({ statusCode }) => statuses.push(statusCode))
  for (let half = 0; half < 60 && statuses.length === 0; half += 1) await vi.advanceTimersByTimeAsync(500)
  return { status: statuses[0], milliseconds: performance.now() - started }
}

describe('a request', () => {
  test('is answered 503 after five seconds in which a service does not answer', async () => {
    expect(await answered('GET /api/books', silence)).toEqual({ status: 503, milliseconds: 5000 })
    expect(await answered('GET /api/scans', silence)).toEqual({ status: 503, milliseconds: 5000 })
  })

  // Work that ignores the deadline is abandoned a tenth later.
  test('is answered after 5 seconds however its services answer, and after 22 where it is patient', async () => {
    expect(await answered('GET /api/books', slowServices)).toEqual({ status: 503, milliseconds: 5500 })
    expect(await answered('GET /api/scans', slowServices)).toEqual({ status: 503, milliseconds: 22_500 })
  })

  test('is logged once with its route, status and time', async () => {
    vi.advanceTimersByTime(1000)
    const { handler } = aShelf(async () => {
      await vi.advanceTimersByTimeAsync(40)
      return found
    })
    await handler(anEvent('GET /api/books'))
    expect(logged()).toMatchObject([
      { event: 'answered', requestId: 'request-1', route: 'GET /api/books', status: 200, milliseconds: 40 },
    ])
  })

  test('of an unknown route is answered 404 and logged', async () => {
    const { handler } = aShelf(async () => found)
    expect(await handler(anEvent('GET /api/nothing'))).toMatchObject({ statusCode: 404 })
    expect(logged()).toMatchObject([{ status: 404 }])
  })
})

describe('a failure of the handler', () => {
  const failing = (error: unknown) =>
    aShelf(async () => {
      throw error
    })

  test('that can pass is answered 503, any other 500; both are errors in the log', async () => {
    const throttled = Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
    expect(await failing(throttled).handler(anEvent('GET /api/books'))).toMatchObject({ statusCode: 503 })
    expect(await failing(new TypeError('broken')).handler(anEvent('GET /api/books'))).toMatchObject({
      statusCode: 500,
    })
    expect(logged().filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'transient error', error: 'ThrottlingException' },
      { event: 'unexpected error', error: 'TypeError' },
    ])
    expect(countedIn(lines)).toEqual(['TransientErrors', 'UnexpectedErrors'])
  })

  test('counts towards no limit that counts refusals', async () => {
    const { handler, giveBack } = failing(new TypeError('broken'))
    await handler(anEvent('GET /api/books'))
    expect(giveBack).toHaveBeenCalledExactlyOnceWith([
      { name: 'registration', key: expect.any(String) as string },
    ])
  })
})

describe('a caller who may not call', () => {
  test('is refused, with a warning in the log', async () => {
    const { handler } = aShelf(async () => found)
    const answer = await handler(anEvent('GET /api/books', { headers: { 'x-api-key': undefined } }))
    expect(answer).toMatchObject({ statusCode: 403 })
    expect(logged()).toMatchObject([
      { level: 'warn', event: 'refused', code: 'api_key_missing' },
      { event: 'answered', status: 403 },
    ])
  })
})

describe('what fails its schema', () => {
  const { handler } = aShelf(async () => found)

  test('in the body is answered as the endpoint declares', async () => {
    const answer = await handler(anEvent('POST /api/books', { json: {} }))
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_enquiry', errors: [{ field: 'title' }] })
  })

  test('in the query is an invalid request everywhere', async () => {
    const answer = await handler(anEvent('POST /api/books', { json: { title: 'Silat' }, query: 'page=123' }))
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'invalid_request',
      detail: [{ loc: ['query', 'page'] }],
    })
  })
})
