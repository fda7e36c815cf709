import { checksumType, namedAlgorithm, type ChecksumAlgorithm } from '../body/checksums.ts'
import { claimsOf, tallied } from '../body/claims.ts'
import { bodyOf } from '../body/request-body.ts'
import { xmlAnswer, type Answer, type Call } from '../call.ts'
import { refuse } from '../errors.ts'
import { checksumHeaders, etagHeader, keptHeaders, refuseUnsupported } from '../objects/stored-headers.ts'
import { numberParameter } from '../request.ts'
import { newId, type StoredPart, type Upload } from '../storage/bucket.ts'
import { element, resultDocument } from '../xml.ts'

const maxPartNumber = 10_000

export function uploadIdOf({ request }: Call): string {
  return request.query.get('uploadId') ?? ''
}

/** An upload id is valid only with the key it was created for. */
export function checkUpload(upload: Upload | undefined, call: Call): Upload {
  if (upload !== undefined && upload.key === call.request.key) return upload
  throw refuse('NoSuchUpload', undefined, { UploadId: uploadIdOf(call) })
}

export function findUpload(call: Call): Upload {
  return checkUpload(call.bucket.uploads.get(uploadIdOf(call)), call)
}

function wantedChecksum(headers: ReadonlyMap<string, string>): Upload['checksum'] {
  const name = headers.get('x-amz-checksum-algorithm')
  if (name === undefined) return undefined
  const algorithm = namedAlgorithm(name)
  const given = headers.get('x-amz-checksum-type')
  const usual = algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE'
  const type = checksumType.safeParse(given ?? usual)
  const impossible = type.data === 'FULL_OBJECT' ? algorithm.startsWith('SHA') : algorithm === 'CRC64NVME'
  if (!type.success || impossible) {
    throw refuse(
      'InvalidRequest',
      `The ${given} checksum type cannot be used with the ${name} checksum algorithm.`,
    )
  }
  return { algorithm, type: type.data }
}

export async function createUpload({ request, bucket, now }: Call): Promise<Answer> {
  refuseUnsupported(request.headers)
  const checksum = wantedChecksum(request.headers)
  const upload: Upload = {
    uploadId: newId(),
    key: request.key,
    initiated: now.toISOString(),
    headers: keptHeaders(request.headers),
    parts: [],
    ...(checksum === undefined ? {} : { checksum }),
  }
  await bucket.uploads.change(upload.uploadId, [], () => upload)
  const result = resultDocument('InitiateMultipartUploadResult', [
    element('Bucket', bucket.name),
    element('Key', upload.key),
    element('UploadId', upload.uploadId),
  ])
  return xmlAnswer(
    result,
    checksum && {
      'x-amz-checksum-algorithm': checksum.algorithm,
      'x-amz-checksum-type': checksum.type,
    },
  )
}

/** Without an algorithm in the upload, a part's checksum is checked but not stored; a composite requires one of each part. */
function checkAlgorithm(checksum: Upload['checksum'], given: ChecksumAlgorithm | undefined): void {
  const fits = given === undefined ? checksum?.type !== 'COMPOSITE' : given === checksum?.algorithm
  if (checksum === undefined || fits) return
  const [expected, actual] = [checksum.algorithm, given ?? 'null'].map((name) => name.toLowerCase())
  throw refuse(
    'InvalidRequest',
    `Checksum Type mismatch occurred, expected checksum Type: ${expected}, actual checksum Type: ${actual}`,
  )
}

export async function uploadPart(call: Call): Promise<Answer> {
  const { request, bucket, seal, now } = call
  if (request.headers.has('x-amz-copy-source')) {
    throw refuse('NotImplemented', undefined, { Header: 'x-amz-copy-source' })
  }
  const number = numberParameter(request, 'partNumber', 0)
  if (number < 1 || number > maxPartNumber) {
    throw refuse('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive', {
      ArgumentName: 'partNumber',
      ArgumentValue: String(number),
    })
  }
  const checksumKind = findUpload(call).checksum
  const claims = claimsOf(request.headers)
  checkAlgorithm(checksumKind, claims.checksum?.algorithm)
  const { chunks, tally } = tallied(bodyOf(request, seal), claims, checksumKind?.algorithm)
  const content = await bucket.contents.write(chunks)
  const { size, etag } = tally
  const checksum = checksumKind === undefined ? undefined : tally.checksum
  const part: StoredPart = { number, content, size, etag, checksum, lastModified: now.toISOString() }
  await bucket.uploads.change(uploadIdOf(call), [content], (before) => {
    const upload = checkUpload(before, call)
    const others = upload.parts.filter((other) => other.number !== number)
    return { ...upload, parts: [...others, part].toSorted((one, other) => one.number - other.number) }
  })
  const { 'x-amz-checksum-type': _, ...checked } = checksumHeaders(tally)
  return {
    status: 200,
    headers: { etag: etagHeader(etag), 'x-amz-server-side-encryption': 'AES256', ...checked },
  }
}

export async function abortUpload(call: Call): Promise<Answer> {
  await call.bucket.uploads.change(uploadIdOf(call), [], (before) => {
    checkUpload(before, call)
    return undefined
  })
  return { status: 204 }
}
