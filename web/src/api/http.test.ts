import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { noAnswer, unreadableAnswer } from './api-error.ts'
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

const sendTo = (origin: string, token?: string) =>
  createSend({ origin, apiKey: 'the key', token: () => token })({
    method: 'POST',
    address: '/api/contact/',
    body: { subject: 'Hello' },
    bodyKind: 'json',
    headers: { 'idempotency-key': 'once' },
  })

describe('a call of the API', () => {
  test('carries the key, the token and JSON', async () => {
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
    expect(await sendTo(origin, 'a token')).toEqual({
      method: 'POST',
      url: '/api/contact/',
      key: 'the key',
      authorization: 'Bearer a token',
      type: 'application/json',
      once: 'once',
      body: '{"subject":"Hello"}',
    })
  })

  test('carries a form where the endpoint takes one, without what is not there', async () => {
    const origin = await serve((request, response) => {
      request.setEncoding('utf8').once('data', (body: string) => {
        response.end(JSON.stringify({ type: request.headers['content-type'], body }))
      })
    })
    const answer = await createSend({ origin, apiKey: 'the key', token: () => undefined })({
      method: 'POST',
      address: '/api/auth/register',
      body: { name: 'Aisyah', phone: undefined, remember: true },
      bodyKind: 'multipart',
      headers: {},
    })
    const { type, body } = answer as { type: string; body: string }
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    expect([...form]).toEqual([
      ['name', 'Aisyah'],
      ['remember', 'true'],
    ])
  })

  test('says nothing of a session where there is none', async () => {
    const origin = await serve((request, response) => response.end(JSON.stringify(request.headers)))
    expect(await sendTo(origin)).not.toHaveProperty('authorization')
  })

  test.each([
    ['detail before message', '{"detail":"The detail","message":"The message"}', 'The detail'],
    ['message without a detail', '{"message":"The message"}', 'The message'],
    ['message where the detail is a list', '{"detail":[{"msg":"x"}],"message":"The message"}', 'The message'],
    ['the general text without either', '{}', 'An unexpected error occurred'],
  ])('that is refused speaks with its %s', async (_, body, message) => {
    await expect(sendTo(await answering(409, body))).rejects.toMatchObject({ status: 409, message })
  })

  test('that is refused keeps the code and the body', async () => {
    const body = '{"code":"too_many_requests","message":"Later","retry_after":60}'
    await expect(sendTo(await answering(429, body))).rejects.toMatchObject({
      code: 'too_many_requests',
      body: { retry_after: 60 },
    })
  })

  test('that is answered with something else than JSON is an invalid response', async () => {
    await expect(sendTo(await answering(200, '<html>'))).rejects.toMatchObject({
      status: 200,
      code: unreadableAnswer,
      message: 'Invalid response from server',
    })
  })

  test('that nobody answers is no answer', async () => {
    const origin = await serve((request) => request.socket.destroy())
    await expect(sendTo(origin)).rejects.toMatchObject({ status: 0, code: noAnswer })
  })
})
