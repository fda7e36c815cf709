import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gatewayLimits } from './limits.ts'
import type { Arrival } from './event.ts'
import type { HttpAnswer } from './gateway.ts'

/** Every server of the local run listens only on this IP address. */
export const loopback = '127.0.0.1'

export type Listening = { url: string; port: number; server: Server; close: () => Promise<void> }

const letGoEveryMilliseconds = 20

/**
 * The names under which these servers are called. A page of another site can make its own name resolve to this machine, and
 * would then read the developer's e-mails: browsers resolve only these names to loopback without asking anybody.
 */
const ownHost = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

const misdirected = 421

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves until closed; closing waits for the requests in progress. */
export async function listen(port: number, handle: Handle): Promise<Listening> {
  const server = createServer((request, response) => {
    if (!ownHost.test(request.headers.host ?? '')) {
      response.writeHead(misdirected, { 'content-type': 'text/plain' })
      response.end('The local run answers only as localhost.')
      return
    }
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, loopback, resolve)
  })
  const taken = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    server,
    close: () =>
      new Promise((resolve) => {
        // A connection that a client keeps alive would delay closing for seconds.
        const letGo = setInterval(() => server.closeIdleConnections(), letGoEveryMilliseconds)
        server.close(() => {
          clearInterval(letGo)
          resolve()
        })
      }),
  }
}

/** Reads a body to just above the gateway's limit, so that the gateway can refuse it. */
function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    // Events instead of `for await`, which costs more than the rest of a small request.
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= gatewayLimits.bodyBytes + chunk.length) chunks.push(chunk)
    })
    request.once('end', () =>
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
    )
    request.once('error', reject)
  })
}

/** Converts Node's request for the gateway. */
export async function arrivalOf(request: IncomingMessage): Promise<Arrival> {
  const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?')
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers: request.headers,
    body: await bodyOf(request),
    sourceIp: request.socket.remoteAddress ?? loopback,
  }
}

/** Sends an answer in one piece; with a content length Node sends no chunks. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}

const splitOnce = (text: string, sign: string): string[] => {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
