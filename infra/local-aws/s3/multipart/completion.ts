import { createHash } from 'node:crypto'
import {
  checksumElement,
  checksumHeader,
  startChecksum,
  type ChecksumAlgorithm,
  type StoredChecksum,
} from '../body/checksums.ts'
import { tallied } from '../body/claims.ts'
import { bodyOf, readText } from '../body/request-body.ts'
import { xmlAnswer, type Answer, type Call } from '../call.ts'
import { refuse } from '../errors.ts'
import { writeGuard } from '../objects/preconditions.ts'
import { etagHeader, versionHeader } from '../objects/stored-headers.ts'
import { addObject, type StoredObject, type StoredPart, type Upload } from '../storage/bucket.ts'
import { type XmlElement, childrenOf, parseXml, textOf } from '../xml-reading.ts'
import { element, resultDocument } from '../xml.ts'
import { checkUpload, uploadIdOf } from './uploads.ts'

const minPartBytes = 5 * 1024 * 1024
const partListLimitBytes = 4 * 1024 * 1024

type ListedPart = { number: number; etag: string; checksums: readonly XmlElement[] }

function readPartList(xml: string): ListedPart[] {
  const root = parseXml(xml)
  const parts = childrenOf(root, 'Part').map((part) => {
    const number = Number(textOf(part, 'PartNumber'))
    const etag = textOf(part, 'ETag')
    if (!Number.isInteger(number) || etag === undefined) throw refuse('MalformedXML')
    const checksums = part.children.filter(({ name }) => name.startsWith('Checksum'))
    return { number, etag: etag.replaceAll('"', ''), checksums }
  })
  if (root.name !== 'CompleteMultipartUpload' || parts.length === 0) throw refuse('MalformedXML')
  return parts
}

function isOf(part: StoredPart, { name, text }: XmlElement): boolean {
  return part.checksum?.value === text && checksumElement(part.checksum.algorithm) === name
}

/** Returns the uploaded parts that the list names, or throws S3's error for a part that does not match. */
function chooseParts(upload: Upload, listed: readonly ListedPart[]): StoredPart[] {
  const inOrder = listed.every(({ number }, index) => number > (listed[index - 1]?.number ?? 0))
  if (!inOrder) throw refuse('InvalidPartOrder', undefined, { UploadId: upload.uploadId })
  return listed.map(({ number, etag, checksums }, index) => {
    const part = upload.parts.find((candidate) => candidate.number === number)
    if (part?.etag !== etag || !checksums.every((checksum) => isOf(part, checksum))) {
      throw refuse('InvalidPart', undefined, {
        UploadId: upload.uploadId,
        PartNumber: String(number),
        ETag: etag,
      })
    }
    if (upload.checksum?.type === 'COMPOSITE' && checksums.length === 0) {
      throw refuse(
        'InvalidRequest',
        `The upload was created using a ${upload.checksum.algorithm.toLowerCase()} checksum. The complete request must include the checksum for each part. It was missing for part ${number} in the request.`,
      )
    }
    if (index < listed.length - 1 && part.size < minPartBytes) {
      throw refuse('EntityTooSmall', undefined, {
        ProposedSize: String(part.size),
        MinSizeAllowed: String(minPartBytes),
        PartNumber: String(number),
        ETag: etag,
      })
    }
    return part
  })
}

function compositeChecksum(algorithm: ChecksumAlgorithm, parts: readonly StoredPart[]): StoredChecksum {
  const checksum = startChecksum(algorithm)
  for (const part of parts) checksum.update(Buffer.from(part.checksum?.value ?? '', 'base64'))
  const value = `${checksum.digest().toString('base64')}-${parts.length}`
  return { algorithm, value, type: 'COMPOSITE' }
}

/** S3 does not hash a multipart object: its ETag is a hash of the parts' ETags, with their number. */
function compositeEtag(parts: readonly StoredPart[]): string {
  const md5 = createHash('md5')
  for (const { etag } of parts) md5.update(Buffer.from(etag, 'hex'))
  return `${md5.digest('hex')}-${parts.length}`
}

async function joinParts(call: Call, upload: Upload, parts: readonly StoredPart[]): Promise<StoredObject> {
  const { bucket, request, now } = call
  const { headers } = request
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  const claimedSize = headers.get('x-amz-mp-object-size')
  if (claimedSize !== undefined && Number(claimedSize) !== size) {
    throw refuse('InvalidRequest', 'The provided x-amz-mp-object-size does not match the size of the object.')
  }
  const { algorithm, type } = upload.checksum ?? {}
  const composite =
    algorithm !== undefined && type === 'COMPOSITE' ? compositeChecksum(algorithm, parts) : undefined
  const body = { chunks: bucket.contents.read(parts.map(({ content }) => content)), trailers: new Map() }
  const noClaims = { md5: undefined, checksum: undefined }
  const { chunks, tally } = tallied(body, noClaims, composite === undefined ? algorithm : undefined)
  const guard = writeGuard(headers)
  const content = await bucket.contents.write(chunks)
  const checksum = composite ?? tally.checksum
  const claimed = algorithm === undefined ? undefined : headers.get(checksumHeader(algorithm))
  if (claimed !== undefined && claimed !== checksum?.value) {
    await bucket.contents.discard(content)
    throw refuse('BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`)
  }
  const draft = {
    content,
    size,
    checksum,
    etag: compositeEtag(parts),
    headers: upload.headers,
    lastModified: now.toISOString(),
  }
  return addObject(bucket, upload.key, draft, guard)
}

export async function completeUpload(call: Call): Promise<Answer> {
  const { bucket, request, seal } = call
  const body = bodyOf(request, seal)
  const { chunks } = tallied(body, { md5: undefined, checksum: undefined })
  const xml = await readText(chunks, partListLimitBytes)
  const done: { object?: StoredObject } = {}
  await bucket.uploads.change(uploadIdOf(call), [], async (before) => {
    const upload = checkUpload(before, call)
    const listed = readPartList(xml)
    done.object = await joinParts(call, upload, chooseParts(upload, listed))
    return undefined
  })
  const { object } = done
  if (object === undefined) throw refuse('InternalError')
  const { checksum } = object
  const result = resultDocument('CompleteMultipartUploadResult', [
    element('Location', `http://${request.headers.get('host')}/${bucket.name}/${encodeURI(request.key)}`),
    element('Bucket', bucket.name),
    element('Key', request.key),
    element('ETag', etagHeader(object.etag)),
    checksum === undefined
      ? ''
      : element(checksumElement(checksum.algorithm), checksum.value) + element('ChecksumType', checksum.type),
  ])
  return xmlAnswer(result, { 'x-amz-server-side-encryption': 'AES256', ...versionHeader(object) })
}
