import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { createAuthenticate } from '#functions/platform/http/authenticate.ts'
import { systemClock } from '#functions/platform/world/ports.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'

/** A group for these tests: one endpoint for each behaviour of the runtime. */
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
    operators: { roles: ['recruiters'], unaudited: 'It only tells the IP address' },
    summary: 'Close the library',
    response: success(z.object({ ipAddress: z.string() })),
  }),
  whoami: endpoint({
    method: 'GET',
    path: '/whoami',
    auth: 'public',
    summary: 'The IP address of the caller',
    response: success(z.object({ ipAddress: z.string() })),
  }),
} as const

export const signingKey = new TextEncoder().encode('a signing key of at least thirty-two bytes')

export const oldKey = new TextEncoder().encode('an older key, which is still accepted here')

export const ring = keyRing(
  'now',
  new Map([
    ['now', signingKey],
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
  close: async ({ ipAddress }) => ({ success: true, data: { ipAddress } }),
  whoami: async ({ ipAddress }) => ({ success: true, data: { ipAddress } }),
}

export function aLibrary() {
  const lines: string[] = []
  const handler = serve(library, routes, {
    secrets: testSecrets,
    log: createLog({}, (line) => lines.push(line)),
    authenticate: createAuthenticate(ring, async ({ signInId }) => !ended.has(signInId), systemClock),
  })
  const call = async (...parameters: Parameters<typeof anEvent>) => {
    const answer = await handler(anEvent(...parameters))
    return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) }
  }
  return { call, lines }
}

export const aToken = (
  claims: Record<string, unknown> = {},
  key = signingKey,
  kid = 'now',
  lifetimeSeconds = 60,
) =>
  new SignJWT({ sid: 'sign-in-1', iss: 'merbok-site', aud: 'merbok-site/candidates', ...claims })
    .setProtectedHeader({ alg: 'HS256', kid })
    .setSubject('user-1')
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
    .sign(key)
