import { checksumElement } from '../body/checksums.ts'
import { authorise } from '../authorisation.ts'
import { claimsOf, tallied, type Claims } from '../body/claims.ts'
import { bodyOf, type Body } from '../body/request-body.ts'
import { xmlAnswer, type Answer, type Call } from '../call.ts'
import type { Contents } from '../storage/contents.ts'
import { refuse } from '../errors.ts'
import { addObject, type StoredObject } from '../storage/bucket.ts'
import { element, resultDocument } from '../xml.ts'
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
