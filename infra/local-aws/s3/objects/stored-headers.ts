import { checksumHeader } from '../body/checksums.ts'
import { refuse } from '../errors.ts'
import type { StoredObject } from '../storage/bucket.ts'

/** The headers that S3 stores with an object, and that a presigned URL can override. */
export const contentHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
]
const names = new Set(contentHeaders)
const metadataPrefix = 'x-amz-meta-'
const metadataLimitBytes = 2048

/** Features that the stand-in lacks are refused instead of ignored, so that no test passes on a missing feature. */
const unsupported =
  /^x-amz-(?:tagging|website-redirect-location|grant-.*|object-lock-.*|server-side-encryption-.+|copy-source-server-side-.*|write-offset-bytes)$/
const onlySupported: Readonly<Record<string, string>> = {
  'x-amz-server-side-encryption': 'AES256',
  'x-amz-storage-class': 'STANDARD',
}
const ownerOnlyAcls = new Set(['private', 'bucket-owner-full-control'])

export function refuseUnsupported(headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) {
    const only = Object.hasOwn(onlySupported, name) ? onlySupported[name] : undefined
    if (unsupported.test(name) || (only !== undefined && only !== value)) {
      throw refuse('NotImplemented', undefined, { Header: name })
    }
    if ((name === 'x-amz-acl' || name === 'acl') && !ownerOnlyAcls.has(value)) {
      throw refuse('AccessControlListNotSupported')
    }
  }
}

/** The headers of the request or form that are stored with the object. */
export function keptHeaders(headers: ReadonlyMap<string, string>): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': 'binary/octet-stream' }
  let metadataBytes = 0
  for (const [name, value] of headers) {
    const isMetadata = name.startsWith(metadataPrefix)
    if (isMetadata) metadataBytes += Buffer.byteLength(name.slice(metadataPrefix.length) + value)
    if (!isMetadata && !names.has(name)) continue
    // `aws-chunked` describes the transfer, not the object.
    const text =
      name === 'content-encoding'
        ? value
            .split(',')
            .map((coding) => coding.trim())
            .filter((coding) => coding !== 'aws-chunked')
            .join(',')
        : value
    if (text !== '' || isMetadata) stored[name] = text
  }
  if (metadataBytes > metadataLimitBytes) {
    throw refuse('MetadataTooLarge', undefined, {
      Size: String(metadataBytes),
      MaxSizeAllowed: String(metadataLimitBytes),
    })
  }
  return stored
}

/** Encodes a value as a valid HTTP header: forms and policies may contain line breaks and any script. */
export function headerValue(name: string, value: string): string {
  // oxlint-disable-next-line no-control-regex
  const line = value.replace(/[\u0000-\u001f\u007f]/g, ' ')
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(line)) return line
  const bytes = Buffer.from(line)
  return name.startsWith(metadataPrefix)
    ? `=?UTF-8?B?${bytes.toString('base64')}?=`
    : bytes.toString('latin1')
}

export function etagHeader(etag: string): string {
  return `"${etag}"`
}

export function versionHeader(object: { versionId: string }): Record<string, string> {
  return object.versionId === 'null' ? {} : { 'x-amz-version-id': object.versionId }
}

export function checksumHeaders(object: Pick<StoredObject, 'checksum'>): Record<string, string> {
  if (object.checksum === undefined) return {}
  return {
    [checksumHeader(object.checksum.algorithm)]: object.checksum.value,
    'x-amz-checksum-type': object.checksum.type,
  }
}

/** The response headers of every successful write. */
export function writtenHeaders(object: StoredObject): Record<string, string> {
  return {
    etag: etagHeader(object.etag),
    'x-amz-server-side-encryption': 'AES256',
    ...versionHeader(object),
    ...checksumHeaders(object),
  }
}
