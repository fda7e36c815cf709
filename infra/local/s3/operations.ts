import type { Answer, Call } from './call.ts'
import { refuse } from './errors.ts'
import { completeUpload } from './multipart/completion.ts'
import { listParts, listUploads } from './multipart/listing.ts'
import { abortUpload, createUpload, uploadPart } from './multipart/uploads.ts'
import { listObjects, listVersions } from './objects/listing.ts'
import { getObject, headObject } from './objects/reading.ts'
import { copyObject, putObject, removeObject, removeObjects } from './objects/writing.ts'
import type { S3Request } from './request.ts'

type Operation = {
  method: string
  on: 'bucket' | 'object'
  /** Parameters that tell this operation from the others of the method. */
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
  { method: 'HEAD', on: 'bucket', needs: [], allows: [], run: headBucket },
  {
    method: 'GET',
    on: 'bucket',
    needs: ['list-type'],
    allows: [...paging, 'continuation-token', 'start-after', 'fetch-owner'],
    run: listObjects,
  },
  {
    method: 'GET',
    on: 'bucket',
    needs: ['versions'],
    allows: [...paging, 'key-marker', 'version-id-marker'],
    run: listVersions,
  },
  {
    method: 'GET',
    on: 'bucket',
    needs: ['uploads'],
    allows: ['prefix', 'delimiter', 'encoding-type', 'max-uploads', 'key-marker', 'upload-id-marker'],
    run: listUploads,
  },
  { method: 'POST', on: 'bucket', needs: ['delete'], allows: [], run: removeObjects },
  {
    method: 'GET',
    on: 'object',
    needs: ['uploadId'],
    allows: ['max-parts', 'part-number-marker'],
    run: listParts,
  },
  { method: 'GET', on: 'object', needs: [], allows: ['versionId', ...overrides], run: getObject },
  { method: 'HEAD', on: 'object', needs: [], allows: ['versionId', ...overrides], run: headObject },
  { method: 'PUT', on: 'object', needs: ['uploadId', 'partNumber'], allows: [], run: uploadPart },
  { method: 'PUT', on: 'object', needs: [], allows: [], run: putOrCopy },
  { method: 'DELETE', on: 'object', needs: ['uploadId'], allows: [], run: abortUpload },
  { method: 'DELETE', on: 'object', needs: [], allows: ['versionId'], run: removeObject },
  { method: 'POST', on: 'object', needs: ['uploads'], allows: [], run: createUpload },
  { method: 'POST', on: 'object', needs: ['uploadId'], allows: [], run: completeUpload },
]

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
  const found = candidates.find(({ needs }) => needs.every((name) => request.query.has(name)))
  const unknown = names.filter(
    (name) => found === undefined || ![...found.needs, ...found.allows].includes(name),
  )
  if (found !== undefined && unknown.length === 0) return found
  throw refuse('NotImplemented', 'The local S3 does not know this operation: see infra/local/s3.', {
    Method: request.method,
    Parameters: unknown.join(', '),
  })
}
