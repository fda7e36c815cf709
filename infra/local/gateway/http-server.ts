import type { IncomingMessage, ServerResponse } from 'node:http'
import { loopback } from 'local-aws/loopback-server'
import { gatewayLimits } from './limits.ts'
import type { Arrival } from './event.ts'
import type { HttpAnswer } from './gateway.ts'

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

/** With a content length Node sends the body in one piece, not in chunks. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}

const splitOnce = (text: string, sign: string): string[] => {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
