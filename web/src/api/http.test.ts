import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createSend } from './http.ts'

let close: (() => void) | undefined
afterEach(() => close?.())

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number, body: string): Promise<string> =>
  serve((_, response) => response.writeHead(status).end(body))

const sendTo = (origin: string) =>
  createSend({ origin, apiKey: 'the key' })({
    method: 'POST',
    address: '/api/contact/',
    body: { subject: 'Hello' },
    bodyKind: 'json',
    headers: { 'idempotency-key': 'once', authorization: 'Bearer a token' },
    on401: 'stay',
  })

describe('a call of the API', () => {
  test('carries the key, its own headers and JSON', async () => {
    const origin = await serve((request, response) => {
      request.setEncoding('utf8').once('data', (body: string) => {
        const {
          'x-api-key': key,
          authorization,
          'content-type': type,
          'idempotency-key': once,
        } = request.headers
        response.end(
          JSON.stringify({ method: request.method, url: request.url, key, authorization, type, once, body }),
        )
      })
    })
    expect((await sendTo(origin)).body).toEqual({
      method: 'POST',
      url: '/api/contact/',
      key: 'the key',
      authorization: 'Bearer a token',
      type: 'application/json',
      once: 'once',
      body: '{"subject":"Hello"}',
    })
  })

  test('sends multipart form data where the endpoint asks for it, without undefined fields', async () => {
    const origin = await serve((request, response) => {
      request.setEncoding('utf8').once('data', (body: string) => {
        response.end(JSON.stringify({ type: request.headers['content-type'], body }))
      })
    })
    const answer = await createSend({ origin, apiKey: 'the key' })({
      method: 'POST',
      address: '/api/auth/register',
      body: { name: 'Aisyah', phone: undefined, remember: true },
      bodyKind: 'multipart',
      headers: {},
      on401: 'stay',
    })
    const { type, body } = answer.body as { type: string; body: string }
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    expect([...form]).toEqual([
      ['name', 'Aisyah'],
      ['remember', 'true'],
    ])
  })

  test('returns the status and the body of any answer', async () => {
    expect(await sendTo(await answering(409, '{"code":"email_taken"}'))).toEqual({
      status: 409,
      body: { code: 'email_taken' },
    })
  })

  test('has no body where the answer is not JSON', async () => {
    expect(await sendTo(await answering(502, '<html>'))).toEqual({ status: 502, body: undefined })
  })

  test('throws no_answer with the message of fetch when the connection fails', async () => {
    const origin = await serve((request) => request.socket.destroy())
    await expect(sendTo(origin)).rejects.toMatchObject({
      status: 0,
      code: 'no_answer',
      message: 'fetch failed',
    })
  })
})
