import type { Answer, Call } from './call.ts'
import { refuse } from './errors.ts'
import { completeUpload } from './multipart/completion.ts'
import { listParts, listUploads } from './multipart/listing.ts'
import { abortUpload, createUpload, uploadPart } from './multipart/uploads.ts'
import { listObjects, listVersions } from './objects/listing.ts'
import { getObject, headObject } from './objects/reading.ts'
import { removeObject, removeObjects } from './objects/removing.ts'
import { copyObject, putObject } from './objects/writing.ts'
import type { S3Request } from './request.ts'
import { getLifecycle, getVersioning } from './settings.ts'

type Operation = {
  method: string
  on: 'bucket' | 'object'
  /** The IAM action; with a version id its name ends in `Version`. */
  action: string
  /** The query parameters that distinguish this operation from others of the same method. */
  needs: readonly string[]
  allows: readonly string[]
  run(call: Call): Promise<Answer> | Answer
}

const overrides = [
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
]
const paging = ['prefix', 'delimiter', 'encoding-type', 'max-keys']

/** The first match wins, so the more specific operations come first. */
const operations: readonly Operation[] = [
  { method: 'HEAD', on: 'bucket', action: 'ListBucket', needs: [], allows: [], run: headBucket },
  {
    method: 'GET',
    on: 'bucket',
    action: 'ListBucket',
    needs: ['list-type'],
    allows: [...paging, 'continuation-token', 'start-after', 'fetch-owner'],
    run: listObjects,
  },
  {
    method: 'GET',
    on: 'bucket',
    action: 'ListBucketVersions',
    needs: ['versions'],
    allows: [...paging, 'key-marker', 'version-id-marker'],
    run: listVersions,
  },
  {
    method: 'GET',
    on: 'bucket',
    action: 'ListBucketMultipartUploads',
    needs: ['uploads'],
    allows: ['prefix', 'delimiter', 'encoding-type', 'max-uploads', 'key-marker', 'upload-id-marker'],
    run: listUploads,
  },
  {
    method: 'GET',
    on: 'bucket',
    action: 'GetBucketVersioning',
    needs: ['versioning'],
    allows: [],
    run: getVersioning,
  },
  {
    method: 'GET',
    on: 'bucket',
    action: 'GetLifecycleConfiguration',
    needs: ['lifecycle'],
    allows: [],
    run: getLifecycle,
  },
  { method: 'POST', on: 'bucket', action: 'DeleteObject', needs: ['delete'], allows: [], run: removeObjects },
  {
    method: 'GET',
    on: 'object',
    action: 'ListMultipartUploadParts',
    needs: ['uploadId'],
    allows: ['max-parts', 'part-number-marker'],
    run: listParts,
  },
  {
    method: 'GET',
    on: 'object',
    action: 'GetObject',
    needs: [],
    allows: ['versionId', ...overrides],
    run: getObject,
  },
  {
    method: 'HEAD',
    on: 'object',
    action: 'GetObject',
    needs: [],
    allows: ['versionId', ...overrides],
    run: headObject,
  },
  {
    method: 'PUT',
    on: 'object',
    action: 'PutObject',
    needs: ['uploadId', 'partNumber'],
    allows: [],
    run: uploadPart,
  },
  { method: 'PUT', on: 'object', action: 'PutObject', needs: [], allows: [], run: putOrCopy },
  {
    method: 'DELETE',
    on: 'object',
    action: 'AbortMultipartUpload',
    needs: ['uploadId'],
    allows: [],
    run: abortUpload,
  },
  {
    method: 'DELETE',
    on: 'object',
    action: 'DeleteObject',
    needs: [],
    allows: ['versionId'],
    run: removeObject,
  },
  { method: 'POST', on: 'object', action: 'PutObject', needs: ['uploads'], allows: [], run: createUpload },
  { method: 'POST', on: 'object', action: 'PutObject', needs: ['uploadId'], allows: [], run: completeUpload },
]

/** The act that a request needs a grant for. DeleteObjects has an empty key, so only the root may call it. */
export function actOf({ on, action }: Operation, { query, key }: S3Request): { action: string; key: string } {
  return on === 'bucket'
    ? { action, key: query.get('prefix') ?? '' }
    : { action: query.has('versionId') ? `${action}Version` : action, key }
}

function headBucket(): Answer {
  return { status: 200 }
}

function putOrCopy(call: Call): Promise<Answer> {
  return call.request.headers.has('x-amz-copy-source') ? copyObject(call) : putObject(call)
}

/** Whether a parameter belongs to the signature or is only a label for logs. */
function isIgnored(parameter: string): boolean {
  return parameter === 'x-id' || parameter.toLowerCase().startsWith('x-amz-')
}

/** An unknown parameter is refused: a PutObjectTagging handled as a PutObject would overwrite the object. */
export function operationFor(request: S3Request): Operation {
  const on = request.key === '' ? 'bucket' : 'object'
  const candidates = operations.filter((one) => one.method === request.method && one.on === on)
  if (candidates.length === 0) {
    throw refuse('MethodNotAllowed', undefined, { Method: request.method, ResourceType: on.toUpperCase() })
  }
  const names = [...request.query.keys()].filter((name) => !isIgnored(name))
  const operation = candidates.find(({ needs }) => needs.every((name) => request.query.has(name)))
  const unknown = names.filter(
    (name) => operation === undefined || ![...operation.needs, ...operation.allows].includes(name),
  )
  if (operation !== undefined && unknown.length === 0) return operation
  throw refuse('NotImplemented', 'The local S3 does not know this operation.', {
    Method: request.method,
    Parameters: unknown.join(', '),
  })
}
