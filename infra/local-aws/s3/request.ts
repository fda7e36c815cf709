import type { IncomingMessage } from 'node:http'
import { refuse } from './errors.ts'

export type S3Request = {
  method: string
  /** The decoded path, which the signature covers, however the client encoded it. */
  path: string
  bucketName: string
  key: string
  /** Every parameter in order, for the signature. */
  parameters: readonly (readonly [name: string, value: string])[]
  query: ReadonlyMap<string, string>
  /** As received, lower-case names. */
  sentHeaders: ReadonlyMap<string, string>
  /** The headers for operations; in a presigned URL x-amz-* query parameters are read as headers. */
  headers: ReadonlyMap<string, string>
  message: IncomingMessage
}

const maxKeyBytes = 1024

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refuse('InvalidURI')
  }
}

function headersOf(message: IncomingMessage): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(',') : value)
  }
  return headers
}

/** Parameters of the signature itself, and checksums, which S3 does not read from a URL. */
const notHoisted =
  /^x-amz-(?:algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256|checksum-.*|sdk-checksum-algorithm)$/

export function readRequest(message: IncomingMessage): S3Request {
  // `new URL` would resolve `..` and change the key.
  const target = message.url ?? '/'
  const mark = target.indexOf('?')
  const rawPath = mark < 0 ? target : target.slice(0, mark)
  if (!rawPath.startsWith('/')) throw refuse('InvalidURI')
  const path = decode(rawPath)
  const parameters = (mark < 0 ? '' : target.slice(mark + 1))
    .split('&')
    .filter((part) => part !== '')
    .map((part): readonly [string, string] => {
      const equals = part.indexOf('=')
      const [name, value] = equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)]
      return [decode(name.replaceAll('+', ' ')), decode(value.replaceAll('+', ' '))]
    })
  const query = new Map(parameters)
  const sentHeaders = headersOf(message)
  const headers = new Map(sentHeaders)
  if (query.has('X-Amz-Signature')) {
    for (const [name, value] of query) {
      const header = name.toLowerCase()
      if (header.startsWith('x-amz-') && !notHoisted.test(header) && !headers.has(header)) {
        headers.set(header, value)
      }
    }
  }
  const slash = path.indexOf('/', 1)
  const bucketName = slash < 0 ? path.slice(1) : path.slice(1, slash)
  const key = slash < 0 ? '' : path.slice(slash + 1)
  refuseLongKey(key)
  const method = message.method ?? 'GET'
  return { method, path, bucketName, key, parameters, query, sentHeaders, headers, message }
}

export function refuseLongKey(key: string): void {
  const size = Buffer.byteLength(key)
  if (size > maxKeyBytes) {
    throw refuse('KeyTooLongError', undefined, {
      Size: String(size),
      MaxSizeAllowed: String(maxKeyBytes),
    })
  }
}

/** A whole number from the query, or the default where it is absent. */
export function numberParameter(request: S3Request, name: string, fallback: number): number {
  const text = request.query.get(name)
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) {
    throw refuse('InvalidArgument', `Provided ${name} not an integer or within integer range`, {
      ArgumentName: name,
      ArgumentValue: text,
    })
  }
  return Number(text)
}
