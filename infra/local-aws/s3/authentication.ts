import { refuse } from './errors.ts'
import type { S3Request } from './request.ts'
import { algorithm, readCredential, verify, type Account, type Seal } from './signature.ts'

const allowedSkewMilliseconds = 15 * 60 * 1000
const maxExpirySeconds = 7 * 24 * 60 * 60

/** Parses 20261121T083000Z; undefined if it is not a time. */
function momentOf(amzDate: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate)
  if (parts === null) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function verifyHeader(request: S3Request, account: Account, now: Date, authorization: string): Seal {
  const malformed = (message: string, details?: Record<string, string>) =>
    refuse('AuthorizationHeaderMalformed', `The authorization header is malformed; ${message}`, details)
  const parts =
    /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([^,\s]+)$/.exec(
      authorization.trim(),
    )
  if (parts === null) {
    throw authorization.startsWith(algorithm)
      ? malformed('it needs Credential, SignedHeaders and Signature.')
      : refuse('InvalidArgument', 'Unsupported Authorization Type', { ArgumentName: 'Authorization' })
  }
  const [, credential = '', names = '', signature = ''] = parts
  const date = request.headers.get('x-amz-date') ?? ''
  const moment = momentOf(date)
  if (moment === undefined) {
    throw refuse('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header')
  }
  const { day, scope, signer } = readCredential(credential, date, account, malformed)
  if (Math.abs(now.getTime() - moment.getTime()) > allowedSkewMilliseconds) {
    throw refuse('RequestTimeTooSkewed', undefined, {
      RequestTime: date,
      ServerTime: now.toISOString(),
      MaxAllowedSkewMilliseconds: String(allowedSkewMilliseconds),
    })
  }
  const payloadHash = request.headers.get('x-amz-content-sha256')
  if (payloadHash === undefined) {
    throw refuse('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256')
  }
  return verify(request, account, { signer, date, day, scope, names, payloadHash, signature })
}

function verifyQuery(request: S3Request, account: Account, now: Date): Seal {
  const malformed = (message: string, details?: Record<string, string>) =>
    refuse('AuthorizationQueryParametersError', message, details)
  const parameter = (name: string): string => {
    const value = request.query.get(name)
    if (value !== undefined) return value
    throw malformed(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    )
  }
  if (parameter('X-Amz-Algorithm') !== algorithm) {
    throw malformed('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"')
  }
  const date = parameter('X-Amz-Date')
  const moment = momentOf(date)
  if (moment === undefined) {
    throw malformed("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"")
  }
  const expiresText = parameter('X-Amz-Expires')
  if (!/^-?\d{1,12}$/.test(expiresText)) throw malformed('X-Amz-Expires should be a number')
  const expires = Number(expiresText)
  if (expires < 0) throw malformed('X-Amz-Expires must be non-negative')
  if (expires > maxExpirySeconds) {
    throw malformed(
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    )
  }
  const { day, scope, signer } = readCredential(parameter('X-Amz-Credential'), date, account, malformed)
  if (moment.getTime() - now.getTime() > allowedSkewMilliseconds) {
    throw refuse('AccessDenied', 'Request is not valid yet', { ServerTime: now.toISOString() })
  }
  const end = new Date(moment.getTime() + expires * 1000)
  if (now > end) {
    throw refuse('AccessDenied', 'Request has expired', {
      'X-Amz-Expires': String(expires),
      Expires: end.toISOString(),
      ServerTime: now.toISOString(),
    })
  }
  return verify(request, account, {
    signer,
    date,
    day,
    scope,
    names: parameter('X-Amz-SignedHeaders'),
    payloadHash:
      request.query.get('X-Amz-Content-Sha256') ??
      request.headers.get('x-amz-content-sha256') ??
      'UNSIGNED-PAYLOAD',
    signature: parameter('X-Amz-Signature'),
  })
}

export function authenticate(request: S3Request, account: Account, now: Date): Seal {
  const authorization = request.headers.get('authorization')
  const presigned = request.query.has('X-Amz-Algorithm') || request.query.has('X-Amz-Signature')
  if (authorization !== undefined && presigned) {
    throw refuse('InvalidArgument', 'Only one auth mechanism allowed', { ArgumentName: 'Authorization' })
  }
  if (authorization !== undefined) return verifyHeader(request, account, now, authorization)
  if (presigned) return verifyQuery(request, account, now)
  throw refuse('AccessDenied')
}
