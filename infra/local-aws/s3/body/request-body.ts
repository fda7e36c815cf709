import { createHash } from 'node:crypto'
import { refuse } from '../errors.ts'
import type { S3Request } from '../request.ts'
import type { Seal } from '../signature.ts'
import { unchunked } from './chunked-body.ts'

export type Body = { chunks: AsyncIterable<Buffer>; trailers: ReadonlyMap<string, string> }

const maxPutBytes = 5 * 1024 ** 3

/** The raw bytes. Ending the iteration early does not destroy the socket, because the error response is sent over it. */
export function rawBody(request: S3Request): AsyncIterable<Buffer> {
  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of request.message.iterator({ destroyOnReturn: false })) {
        if (Buffer.isBuffer(chunk)) yield chunk
      }
    },
  }
}

function length(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw refuse('MissingContentLength')
  const bytes = Number(text)
  if (bytes > maxPutBytes) {
    throw refuse('EntityTooLarge', undefined, {
      ProposedSize: text,
      MaxSizeAllowed: String(maxPutBytes),
    })
  }
  return bytes
}

async function* ofLength(source: AsyncIterable<Buffer>, expected: number): AsyncGenerator<Buffer, void> {
  let received = 0
  for await (const chunk of source) {
    received += chunk.length
    if (received > expected) break
    yield chunk
  }
  if (received !== expected) throw refuse('IncompleteBody')
}

async function* ofHash(source: AsyncIterable<Buffer>, expected: string): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  const computed = hash.digest('hex')
  if (computed !== expected) {
    throw refuse('XAmzContentSHA256Mismatch', undefined, {
      ClientComputedContentSHA256: expected,
      S3ComputedContentSHA256: computed,
    })
  }
}

/** The body without its framing; its length and hash are checked against the signed values. */
export function bodyOf(request: S3Request, seal: Seal): Body {
  const trailers = new Map<string, string>()
  const declared = request.headers.get('content-length')
  const raw = rawBody(request)
  switch (seal.payloadHash) {
    case 'UNSIGNED-PAYLOAD':
      return { chunks: ofLength(raw, length(declared)), trailers }
    case 'STREAMING-UNSIGNED-PAYLOAD-TRAILER':
    case 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD':
    case 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER': {
      const decoded = length(request.headers.get('x-amz-decoded-content-length'))
      const signed = seal.payloadHash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'
      const chunks = unchunked(raw, signed ? seal.chunks : undefined, trailers)
      return { chunks: ofLength(chunks, decoded), trailers }
    }
  }
  if (!/^[0-9a-f]{64}$/.test(seal.payloadHash)) {
    throw refuse(
      'InvalidArgument',
      'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER, STREAMING-AWS4-HMAC-SHA256-PAYLOAD, STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER or a valid sha256 value.',
      { ArgumentName: 'x-amz-content-sha256', ArgumentValue: seal.payloadHash },
    )
  }
  return { chunks: ofHash(ofLength(raw, length(declared)), seal.payloadHash), trailers }
}

/** Reads a small body, the XML of a request, as text. */
export async function readText(chunks: AsyncIterable<Buffer>, limitBytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limitBytes) throw refuse('MalformedXML')
    pieces.push(chunk)
  }
  return Buffer.concat(pieces).toString('utf8')
}
