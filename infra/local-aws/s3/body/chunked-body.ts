import { createHash } from 'node:crypto'
import { refuse } from '../errors.ts'
import { hmac, sameText, sha256, type ChunkSeal } from '../signature.ts'
import { byteReader } from './byte-reader.ts'

const chunkLineLimitBytes = 4096
const trailerLimit = 20
/** S3 refuses smaller chunks, except the last one, so clients have to buffer. */
const minChunkBytes = 8192

const emptyHash = sha256('')

/**
 * Removes the aws-chunked framing: `size[;chunk-signature=…]`, the bytes, and after the empty chunk the trailers.
 * Each chunk's signature covers the one before it, so that no chunk can be swapped, dropped or changed.
 */
export async function* unchunked(
  source: AsyncIterable<Buffer>,
  seal: ChunkSeal | undefined,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer, void> {
  const reader = byteReader(source)
  let previous = seal?.seed ?? ''

  function checkSignature(kind: string, hashes: readonly string[], given: string): void {
    if (seal === undefined) return
    const text = [`AWS4-HMAC-SHA256-${kind}`, seal.date, seal.scope, previous, ...hashes].join('\n')
    const expected = hmac(seal.signingKey, text).toString('hex')
    if (!sameText(expected, given)) throw refuse('SignatureDoesNotMatch')
    previous = expected
  }

  let smallChunkSeen = false
  for (;;) {
    const line = await reader.line(chunkLineLimitBytes)
    const parts = /^([0-9a-f]{1,12})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(line)
    if (parts === null) throw refuse('InvalidRequest', 'The aws-chunked body is malformed')
    const [, hexSize = '0', signature = ''] = parts
    const size = Number.parseInt(hexSize, 16)
    if (size > 0 && smallChunkSeen) throw refuse('InvalidChunkSizeError')
    smallChunkSeen = size < minChunkBytes
    const hash = createHash('sha256')
    for await (const piece of reader.take(size)) {
      if (seal !== undefined) hash.update(piece)
      yield piece
    }
    checkSignature('PAYLOAD', [emptyHash, hash.digest('hex')], signature)
    if (size === 0) break
    if ((await reader.line(0)) !== '') throw refuse('IncompleteBody')
  }

  let signedText = ''
  for (let count = 0; ; count += 1) {
    const line = await reader.line(chunkLineLimitBytes)
    if (line === '') break
    const colon = line.indexOf(':')
    if (colon < 1 || count >= trailerLimit) throw refuse('InvalidRequest', 'The trailer is malformed')
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    trailers.set(name, value)
    if (name !== 'x-amz-trailer-signature') signedText += `${name}:${value}\n`
  }
  if (signedText !== '') {
    checkSignature('TRAILER', [sha256(signedText)], trailers.get('x-amz-trailer-signature') ?? '')
  }
}
