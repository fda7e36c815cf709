import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** These servers listen only on this IP address. */
export const loopback = '127.0.0.1'

export type Listening = { url: string; port: number; server: Server; close: () => Promise<void> }

const closeIdleEveryMilliseconds = 20

/**
 * The host names of these servers, which browsers resolve to loopback without DNS. Another site could make its own name resolve
 * to this machine (DNS rebinding) and read the developer's e-mails.
 */
const ownHost = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** The origins of pages of this machine. A page without one, such as a file, sends `null`. */
const ownOrigin = new RegExp(`^https?://${ownHost.source.slice(1)}`, 'i')

const misdirected = 421
const forbidden = 403

/** Why a request is refused: any page can send one to this machine, also where it cannot read the answer. */
function refusalOf({ host = '', origin }: IncomingHttpHeaders): { status: number; text: string } | undefined {
  if (!ownHost.test(host)) return { status: misdirected, text: 'The local run answers only as localhost.' }
  if (origin !== undefined && !ownOrigin.test(origin))
    return { status: forbidden, text: 'The local run answers only pages of this machine.' }
  return undefined
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves until closed; closing waits for the requests in progress. */
export async function listen(port: number, handle: Handle): Promise<Listening> {
  const server = createServer((request, response) => {
    const refusal = refusalOf(request.headers)
    if (refusal !== undefined) {
      response.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(refusal.text)
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
        const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMilliseconds)
        server.close(() => {
          clearInterval(closing)
          resolve()
        })
      }),
  }
}
