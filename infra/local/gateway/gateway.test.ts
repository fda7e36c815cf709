import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import type { GatewayEvent } from '#functions/platform/http/event.ts'
import type { Arrival } from './event.ts'
import { createGateway } from './gateway.ts'
import { gatewayLimits } from './limits.ts'
import { routesOf } from './routes.ts'

const response = z.object({})
const library = {
  list: endpoint({ method: 'GET', path: '/books', auth: 'public', summary: 'List', response }),
  add: endpoint({ method: 'POST', path: '/books/', auth: 'public', summary: 'Add', response }),
  popular: endpoint({ method: 'GET', path: '/books/popular', auth: 'public', summary: 'Popular', response }),
  find: endpoint({ method: 'GET', path: '/books/{bookId}', auth: 'public', summary: 'Find', response }),
  close: endpoint({
    method: 'POST',
    path: '/close',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'published' },
    summary: 'Close',
    response,
  }),
} as const

let seen: GatewayEvent | undefined
const gateway = createGateway(
  routesOf(library, async (event) => {
    seen = event
    if (event.rawPath.endsWith('/broken')) throw new Error('out of order')
    return { statusCode: 200, headers: {}, body: '{}', isBase64Encoded: false }
  }),
)

const ask = (method: string, path: string, more: Partial<Arrival> = {}) => {
  seen = undefined
  return gateway({
    method,
    path,
    query: '',
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    ...more,
  })
}

describe('the stand-in for API Gateway', () => {
  test.each([
    ['GET', '/api/books', 'GET /api/books'],
    ['POST', '/api/books', 'POST /api/books'],
    ['GET', '/api/books/popular', 'GET /api/books/popular'],
    ['GET', '/api/books/b%2F1', 'GET /api/books/{bookId}'],
  ])('%s %s reaches the route %s', async (method, path, routeKey) => {
    expect((await ask(method, path)).status).toBe(200)
    expect(seen?.routeKey).toBe(routeKey)
  })

  test('path parameters arrive decoded', async () => {
    await ask('GET', '/api/books/b%2F1')
    expect(seen?.pathParameters).toEqual({ bookId: 'b/1' })
  })

  test('a brace in a path is not a parameter', async () => {
    await ask('GET', '/api/books/{bookId}')
    expect(seen?.pathParameters).toEqual({ bookId: '{bookId}' })
  })

  test.each([
    ['an unknown path', 'GET', '/api/nothing'],
    ['another method', 'DELETE', '/api/books'],
    ['a trailing slash, which the edge removes', 'POST', '/api/books/'],
    ['an empty parameter', 'GET', '/api/books/'],
    ['a path that cannot be decoded', 'GET', '/api/books/%E0%A4%A'],
    ['a path in another case', 'GET', '/API/books'],
  ])('refuses %s with its own 404', async (_, method, path) => {
    expect(await ask(method, path)).toMatchObject({ status: 404, body: '{"message":"Not Found"}' })
    expect(seen).toBeUndefined()
  })

  test('refuses a body above ten megabytes', async () => {
    const body = Buffer.alloc(gatewayLimits.bodyBytes + 1)
    expect((await ask('POST', '/api/books', { body })).status).toBe(413)
  })

  test('refuses a body that exceeds six megabytes as base64', async () => {
    const file = { headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    expect((await ask('POST', '/api/books', { ...file, body: Buffer.alloc(4.6 * 1024 * 1024) })).status).toBe(
      413,
    )
    expect((await ask('POST', '/api/books', { ...file, body: Buffer.alloc(4.4 * 1024 * 1024) })).status).toBe(
      200,
    )
    expect(seen?.isBase64Encoded).toBe(true)
  })

  test('passes text to the function as text', async () => {
    const headers = { 'Content-Type': 'application/json' }
    await ask('POST', '/api/books', { headers, body: Buffer.from('{"title":"Ungu 💜"}') })
    expect(seen).toMatchObject({ body: '{"title":"Ungu 💜"}', isBase64Encoded: false })
  })

  test('a function that throws is answered 500, without its error message', async () => {
    expect(await ask('GET', '/api/books/broken')).toMatchObject({
      status: 500,
      body: '{"message":"Internal Server Error"}',
    })
  })

  test('only an endpoint for operators receives the identity of the signer', async () => {
    await ask('POST', '/api/close')
    expect(seen?.requestContext.authorizer?.iam).toBeDefined()
    await ask('GET', '/api/books')
    expect(seen?.requestContext.authorizer).toBeUndefined()
  })
})
