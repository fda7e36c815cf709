import { createHash } from 'node:crypto'
import { refuse } from '../errors.ts'
import {
  checksumHeader,
  namedAlgorithm,
  startChecksum,
  validChecksum,
  type ChecksumAlgorithm,
  type StoredChecksum,
} from './checksums.ts'
import type { Body } from './request-body.ts'

/** The digests that the request's headers declare; a checksum without a value arrives in the trailer. */
export type Claims = {
  md5: string | undefined
  checksum: { algorithm: ChecksumAlgorithm; value: string | undefined } | undefined
}

const checksumName = /^x-amz-checksum-(?!algorithm$|type$|mode$)(.+)$/

export function claimsOf(headers: ReadonlyMap<string, string>): Claims {
  const md5 = headers.get('content-md5')
  if (md5 !== undefined && Buffer.from(md5, 'base64').length !== 16) throw refuse('InvalidDigest')
  const announced = (headers.get('x-amz-trailer') ?? '').split(',').map((name) => name.trim())
  const names = [...headers.keys(), ...announced.map((name) => name.toLowerCase())]
  const [name, second] = names.filter((candidate) => checksumName.test(candidate))
  if (second !== undefined) {
    throw refuse(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    )
  }
  const requestedAlgorithm = headers.get('x-amz-sdk-checksum-algorithm')
  if (name === undefined) {
    if (requestedAlgorithm === undefined) return { md5, checksum: undefined }
    throw refuse(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    )
  }
  const algorithm = namedAlgorithm(checksumName.exec(name)?.[1] ?? '')
  if (requestedAlgorithm !== undefined && requestedAlgorithm.toUpperCase() !== algorithm) {
    throw refuse('InvalidRequest', 'Value for x-amz-sdk-checksum-algorithm header is invalid.')
  }
  const value = headers.get(name)
  if (value !== undefined) validChecksum(algorithm, value)
  return { md5, checksum: { algorithm, value } }
}

/** Size and digests computed from the body; complete after its last chunk. */
export type Tally = { size: number; etag: string; checksum: StoredChecksum | undefined }

/** Counts and hashes the chunks while they pass, and throws at the end if a digest differs from the declared one. */
export function tallied(
  body: Body,
  claims: Claims,
  fallback?: ChecksumAlgorithm,
): { chunks: AsyncIterable<Buffer>; tally: Tally } {
  const tally: Tally = { size: 0, etag: '', checksum: undefined }
  const algorithm = claims.checksum?.algorithm ?? fallback

  async function* chunks(): AsyncGenerator<Buffer, void> {
    const md5 = createHash('md5')
    const checksum = algorithm === undefined ? undefined : startChecksum(algorithm)
    for await (const chunk of body.chunks) {
      tally.size += chunk.length
      md5.update(chunk)
      checksum?.update(chunk)
      yield chunk
    }
    const digest = md5.digest()
    if (claims.md5 !== undefined && digest.toString('base64') !== claims.md5) {
      throw refuse('BadDigest', undefined, {
        ExpectedDigest: claims.md5,
        CalculatedDigest: digest.toString('base64'),
      })
    }
    tally.etag = digest.toString('hex')
    if (algorithm === undefined || checksum === undefined) return
    const value = checksum.digest().toString('base64')
    if (claims.checksum !== undefined) {
      const expected = claims.checksum.value ?? body.trailers.get(checksumHeader(algorithm))
      if (expected === undefined) {
        throw refuse('InvalidRequest', `The announced trailer ${checksumHeader(algorithm)} is missing.`)
      }
      if (validChecksum(algorithm, expected) !== value) {
        throw refuse('BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`)
      }
    }
    tally.checksum = { algorithm, value, type: 'FULL_OBJECT' }
  }

  return { chunks: chunks(), tally }
}
