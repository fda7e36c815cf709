import { checksumElement } from '../body/checksums.ts'
import { authorise } from '../authorisation.ts'
import { claimsOf, tallied, type Claims } from '../body/claims.ts'
import { bodyOf, readText, type Body } from '../body/request-body.ts'
import { xmlAnswer, type Answer, type Call } from '../call.ts'
import type { Contents } from '../storage/contents.ts'
import { S3Error, refuse } from '../errors.ts'
import { refuseLongKey } from '../request.ts'
import { addObject, deleteObject, type StoredObject, type StoredVersion } from '../storage/bucket.ts'
import { childrenOf, parseXml, textOf } from '../xml-reading.ts'
import { element, optionalElement, parent, resultDocument } from '../xml.ts'
import { checkRead, writeGuard } from './preconditions.ts'
import { findObject } from './reading.ts'
import {
  etagHeader,
  keptHeaders,
  refuseUnsupported,
  versionHeader,
  writtenHeaders,
} from './stored-headers.ts'

/** Streams a body into the bucket and makes it the key's newest object, for PUT and form POST alike. */
export async function storeObject(
  call: Call,
  key: string,
  source: { body: Body; claims: Claims; headers: Record<string, string> },
  guard: (current: StoredObject | undefined) => void,
): Promise<StoredObject> {
  const { chunks, tally } = tallied(source.body, source.claims)
  const content = await call.bucket.contents.write(chunks)
  const lastModified = call.now.toISOString()
  return addObject(call.bucket, key, { ...tally, content, headers: source.headers, lastModified }, guard)
}

export async function putObject(call: Call): Promise<Answer> {
  const { request, seal } = call
  refuseUnsupported(request.headers)
  const guard = writeGuard(request.headers)
  // Comparing the ETag reads the object.
  if (request.headers.has('if-match'))
    authorise(call.account, seal.signer, { action: 'GetObject', bucket: call.bucket.name, key: request.key })
  const source = {
    body: bodyOf(request, seal),
    claims: claimsOf(request.headers),
    headers: keptHeaders(request.headers),
  }
  const object = await storeObject(call, request.key, source, guard)
  return { status: 200, headers: writtenHeaders(object) }
}

type CopySource = StoredObject & { bucketName: string; key: string; contents: Contents }

function readCopySource(call: Call): CopySource {
  const header = call.request.headers.get('x-amz-copy-source') ?? ''
  const [path = '', query = ''] = header.split('?')
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    throw refuse('InvalidArgument', 'Copy Source must be URL-encoded')
  }
  const [, bucketName, key] = /^\/?([^/]+)\/(.+)$/s.exec(decoded) ?? []
  if (bucketName === undefined || key === undefined) {
    throw refuse(
      'InvalidArgument',
      'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
    )
  }
  const bucket = call.buckets.get(bucketName)
  if (bucket === undefined) throw refuse('NoSuchBucket', undefined, { BucketName: bucketName })
  const versionId = new URLSearchParams(query).get('versionId') ?? undefined
  const action = versionId === undefined ? 'GetObject' : 'GetObjectVersion'
  authorise(call.account, call.seal.signer, { action, bucket: bucketName, key })
  const object = findObject(call, bucket, key, versionId)
  if (checkRead(object, call.request.headers, 'x-amz-copy-source-') === 'not modified') {
    throw refuse('PreconditionFailed', undefined, { Condition: 'x-amz-copy-source-If-None-Match' })
  }
  return { ...object, bucketName, key, contents: bucket.contents }
}

export async function copyObject(call: Call): Promise<Answer> {
  const { request, bucket } = call
  refuseUnsupported(request.headers)
  const replaces = request.headers.get('x-amz-metadata-directive') === 'REPLACE'
  const source = readCopySource(call)
  if (source.bucketName === bucket.name && source.key === request.key && !replaces) {
    throw refuse(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    )
  }
  const guard = writeGuard(request.headers)
  const { checksum, contents } = source
  const copied = {
    body: { chunks: contents.read([source.content]), trailers: new Map<string, string>() },
    claims: {
      md5: undefined,
      checksum:
        checksum?.type === 'FULL_OBJECT'
          ? { algorithm: checksum.algorithm, value: checksum.value }
          : undefined,
    },
    headers: replaces ? keptHeaders(request.headers) : source.headers,
  }
  const object = await storeObject(call, request.key, copied, guard)
  const result = resultDocument('CopyObjectResult', [
    element('LastModified', object.lastModified),
    element('ETag', etagHeader(object.etag)),
    object.checksum === undefined
      ? ''
      : element(checksumElement(object.checksum.algorithm), object.checksum.value),
  ])
  return xmlAnswer(result, versionHeader(object))
}

function markerHeaders(version: StoredVersion | undefined): Record<string, string> {
  if (version === undefined) return {}
  const marker: Record<string, string> =
    version.kind === 'delete-marker' ? { 'x-amz-delete-marker': 'true' } : {}
  return { ...marker, ...versionHeader(version) }
}

export async function removeObject(call: Call): Promise<Answer> {
  const { bucket, request, now } = call
  const versionId = request.query.get('versionId')
  const guard = writeGuard(request.headers)
  const affected = await deleteObject(bucket, request.key, versionId, now, guard)
  return { status: 204, headers: markerHeaders(affected) }
}

const deleteListLimitBytes = 2 * 1024 * 1024
const deleteListLimit = 1000

export async function removeObjects(call: Call): Promise<Answer> {
  const { bucket, request, seal, now } = call
  const claims = claimsOf(request.headers)
  if (claims.md5 === undefined && claims.checksum === undefined) {
    throw refuse(
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    )
  }
  const { chunks } = tallied(bodyOf(request, seal), claims)
  const list = parseXml(await readText(chunks, deleteListLimitBytes))
  const objects = childrenOf(list, 'Object')
  if (list.name !== 'Delete' || objects.length === 0 || objects.length > deleteListLimit) {
    throw refuse('MalformedXML')
  }
  const results: string[] = []
  for (const object of objects) {
    const key = textOf(object, 'Key')
    if (key === undefined || key === '') throw refuse('MalformedXML')
    const versionId = textOf(object, 'VersionId') || undefined
    const named = [element('Key', key), optionalElement('VersionId', versionId)]
    try {
      refuseLongKey(key)
      const affected = await deleteObject(bucket, key, versionId, now, () => undefined)
      if (textOf(list, 'Quiet') === 'true') continue
      const marker =
        affected?.kind === 'delete-marker'
          ? [element('DeleteMarker', true), element('DeleteMarkerVersionId', affected.versionId)]
          : []
      results.push(parent('Deleted', [...named, ...marker]))
    } catch (error) {
      if (!(error instanceof S3Error)) throw error
      const reason = [element('Code', error.code), element('Message', error.message)]
      results.push(parent('Error', [...named, ...reason]))
    }
  }
  return xmlAnswer(resultDocument('DeleteResult', results))
}
