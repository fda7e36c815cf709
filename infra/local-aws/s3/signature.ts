import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Access, Credentials, Principal } from '../access.ts'
import { refuse, type S3Error } from './errors.ts'
import type { S3Request } from './request.ts'

export type Account = { access: Access; region: string }

type Keys = Credentials & { region: string }

/** What a verified signature covers: the body's hash, or the seed of its chunks' signatures. */
export type Seal = { signer: Principal; payloadHash: string; chunks: ChunkSeal }
export type ChunkSeal = { signingKey: Buffer; date: string; scope: string; seed: string }

export const algorithm = 'AWS4-HMAC-SHA256'

export function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function signingKeyOf(keys: Keys, day: string): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), keys.region), 's3'), 'aws4_request')
}

export function uriEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Checks the credential's parts and returns its scope and its signer. */
export function readCredential(
  credential: string,
  amzDate: string,
  { access, region: ownRegion }: Account,
  malformed: (message: string, details?: Record<string, string>) => S3Error,
): { day: string; scope: string; signer: Principal } {
  const [accessKeyId = '', day, region, service, terminator, ...rest] = credential.split('/')
  if (day === undefined || terminator !== 'aws4_request' || rest.length > 0) {
    throw malformed(
      'the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    )
  }
  const signer = access.principalOf(accessKeyId)
  if (signer === undefined) throw refuse('InvalidAccessKeyId', undefined, { AWSAccessKeyId: accessKeyId })
  if (region !== ownRegion) {
    throw malformed(`the region '${region}' is wrong; expecting '${ownRegion}'`, {
      Region: ownRegion,
    })
  }
  if (service !== 's3') throw malformed(`incorrect service "${service}". This endpoint belongs to "s3".`)
  if (!amzDate.startsWith(day)) throw malformed('Invalid credential date. It must be the same as X-Amz-Date.')
  return { day, scope: `${day}/${region}/s3/aws4_request`, signer }
}

export function verify(
  request: S3Request,
  { region }: Account,
  signed: {
    signer: Principal
    date: string
    day: string
    scope: string
    names: string
    payloadHash: string
    signature: string
  },
): Seal {
  const names = signed.names.split(';')
  const unsigned = [...request.sentHeaders.keys()].filter(
    (name) => (name.startsWith('x-amz-') || name === 'host') && !names.includes(name),
  )
  // A presigned URL declares an unsigned payload; clients repeat that as an unsigned header.
  const presigned = request.query.has('X-Amz-Signature')
  const exposed = unsigned.filter((name) => !(presigned && name === 'x-amz-content-sha256'))
  if (exposed.length > 0) {
    throw refuse('AccessDenied', 'There were headers present in the request which were not signed', {
      HeadersNotSigned: exposed.join(', '),
    })
  }
  const canonicalQuery = request.parameters
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [uriEncoded(name), uriEncoded(value)] as const)
    .toSorted(([name, value], [otherName, otherValue]) =>
      name === otherName ? (value < otherValue ? -1 : 1) : name < otherName ? -1 : 1,
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const canonicalHeaders = names.map((name) => {
    const value = request.sentHeaders.get(name) ?? ''
    return `${name}:${value.trim().replace(/ +/g, ' ')}\n`
  })
  const canonicalRequest = [
    request.method,
    request.path.split('/').map(uriEncoded).join('/'),
    canonicalQuery,
    canonicalHeaders.join(''),
    signed.names,
    signed.payloadHash,
  ].join('\n')
  const stringToSign = [algorithm, signed.date, signed.scope, sha256(canonicalRequest)].join('\n')
  const signingKey = signingKeyOf({ ...signed.signer, region }, signed.day)
  if (!sameText(hmac(signingKey, stringToSign).toString('hex'), signed.signature)) {
    throw refuse('SignatureDoesNotMatch', undefined, {
      AWSAccessKeyId: signed.signer.accessKeyId,
      StringToSign: stringToSign,
      SignatureProvided: signed.signature,
      CanonicalRequest: canonicalRequest,
    })
  }
  const seal = { signingKey, date: signed.date, scope: signed.scope, seed: signed.signature }
  return { signer: signed.signer, payloadHash: signed.payloadHash, chunks: seal }
}
