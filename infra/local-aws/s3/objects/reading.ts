import type { FileHandle } from 'node:fs/promises'
import { hidingMissing } from '../authorisation.ts'
import type { Answer, Call } from '../call.ts'
import { refuse } from '../errors.ts'
import { currentObject, versionsOf, type Bucket, type StoredObject } from '../storage/bucket.ts'
import { checkRead } from './preconditions.ts'
import { readRange } from './ranges.ts'
import { checksumHeaders, contentHeaders, etagHeader, headerValue, versionHeader } from './stored-headers.ts'

/** The requested object, by version id if the request has one. */
export const findObject = (
  { account, seal }: Call,
  bucket: Bucket,
  key: string,
  versionId: string | undefined,
): StoredObject =>
  hidingMissing(account, seal.signer, { bucket: bucket.name, key }, () =>
    storedObject(bucket, key, versionId),
  )

function storedObject(bucket: Bucket, key: string, versionId: string | undefined): StoredObject {
  const versions = versionsOf(bucket, key)
  const [current] = versions
  if (versionId === undefined) {
    const object = currentObject(versions)
    if (object !== undefined) return object
    const marker = current === undefined ? {} : { 'x-amz-delete-marker': 'true', ...versionHeader(current) }
    throw refuse('NoSuchKey', undefined, { Key: key }, marker)
  }
  const version = versions.find((candidate) => candidate.versionId === versionId)
  if (version === undefined) {
    throw refuse('NoSuchVersion', undefined, { Key: key, VersionId: versionId })
  }
  if (version.kind === 'object') return version
  throw refuse(
    'MethodNotAllowed',
    undefined,
    { Method: 'GET', ResourceType: 'DeleteMarker' },
    { 'x-amz-delete-marker': 'true', ...versionHeader(version) },
  )
}

function answerHeaders(object: StoredObject, { request }: Call): Record<string, string> {
  const headers: Record<string, string> = {
    ...object.headers,
    'accept-ranges': 'bytes',
    etag: etagHeader(object.etag),
    'last-modified': new Date(object.lastModified).toUTCString(),
    'x-amz-server-side-encryption': 'AES256',
    ...versionHeader(object),
  }
  for (const name of contentHeaders) {
    const override = request.query.get(`response-${name}`)
    if (override !== undefined) headers[name] = override
  }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerValue(name, value)]))
}

const openAttempts = 3

/** Retries if an overwrite removes the body between look-up and opening: the newer object is then found. */
async function openObject(call: Call): Promise<{ object: StoredObject; file: FileHandle }> {
  const { bucket, request } = call
  for (let attempt = 1; ; attempt += 1) {
    const object = findObject(call, bucket, request.key, request.query.get('versionId'))
    try {
      return { object, file: await bucket.contents.open(object.content) }
    } catch (error) {
      if (attempt === openAttempts) throw error
    }
  }
}

function plan(object: StoredObject, call: Call): { answer: Answer; first: number; last: number } {
  const { headers } = call.request
  const common = answerHeaders(object, call)
  const whole = { first: 0, last: object.size - 1 }
  if (checkRead(object, headers) === 'not modified') {
    return { answer: { status: 304, headers: common }, ...whole }
  }
  const range = readRange(headers.get('range'), object.size)
  const { first, last } = range ?? whole
  const length = { 'content-length': String(last - first + 1) }
  if (range !== undefined) {
    const contentRange = { 'content-range': `bytes ${first}-${last}/${object.size}` }
    return { answer: { status: 206, headers: { ...common, ...length, ...contentRange } }, first, last }
  }
  const wantsChecksum = headers.get('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED'
  const checksum = wantsChecksum ? checksumHeaders(object) : {}
  return { answer: { status: 200, headers: { ...common, ...length, ...checksum } }, first, last }
}

export function headObject(call: Call): Answer {
  const { bucket, request } = call
  return plan(findObject(call, bucket, request.key, request.query.get('versionId')), call).answer
}

export async function getObject(call: Call): Promise<Answer> {
  const { object, file } = await openObject(call)
  try {
    const { answer, first, last } = plan(object, call)
    if (answer.status === 304 || last < first) {
      await file.close()
      return answer
    }
    return { ...answer, body: { file, range: { first, last } } }
  } catch (error) {
    await file.close()
    throw error
  }
}
