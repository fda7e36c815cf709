import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loopback } from 'local-aws/loopback-server'
import { contact } from '#shared/contract/contact.ts'
import { benchDoors } from '../gateway-event.ts'
import { guardedSwitch } from './bare-switch.ts'

/**
 * The two endpoints over node:http alone: the lower limit for the local server. It sends the same bytes as the product,
 * because the size of a response is part of a request's cost.
 */
export const bare: RequestListener = (request, response) => {
  const answer = (status: number, value: unknown): void => {
    const body = JSON.stringify(value)
    response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': randomUUID(),
        'content-length': Buffer.byteLength(body),
      })
      .end(body)
  }
  if (request.method !== 'POST') {
    answer(200, { success: true, data: { status: 'ok' } })
    return
  }
  readText(request, (text) => {
    const parsed = contact.send.body.safeParse(JSON.parse(text))
    if (parsed.success) answer(200, { success: true, message: 'Thank you.' })
    else answer(400, parsed.error.issues)
  })
}

const guardedHandler = guardedSwitch(benchDoors, (line) => process.stdout.write(line))

/** The enquiry over node:http, with what every request needs: API key and origin secret, body limit and log line. */
export const guarded: RequestListener = (request, response) => {
  const { method = '', url = '', headers } = request
  readText(request, (body) => {
    void guardedHandler({
      routeKey: `${method} ${url}`,
      rawPath: url,
      rawQueryString: '',
      headers: headers as Record<string, string>,
      body,
      isBase64Encoded: false,
      requestContext: { requestId: randomUUID(), http: { method, path: url, sourceIp: loopback } },
    }).then((answer) => response.writeHead(answer.statusCode, answer.headers).end(answer.body))
  })
}

function readText(request: IncomingMessage, use: (text: string) => void): void {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (text += part))
  request.on('end', () => use(text))
}

export async function startBareServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, loopback, resolve)
  })
  return `http://${loopback}:${(server.address() as AddressInfo).port}`
}
