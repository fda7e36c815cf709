import { checksumElement } from '../body/checksums.ts'
import { xmlAnswer, type Answer, type Call } from '../call.ts'
import { commonPrefixElements, listRequest } from '../objects/listing.ts'
import { isUpTo, pageOf } from '../objects/paging.ts'
import { etagHeader } from '../objects/stored-headers.ts'
import { numberParameter } from '../request.ts'
import type { Bucket, StoredPart, Upload } from '../storage/bucket.ts'
import { element, optionalElement, parent, resultDocument } from '../xml.ts'
import { findUpload } from './uploads.ts'

const maxPageSize = 1000

function partElement(part: StoredPart): string {
  const { checksum } = part
  return parent('Part', [
    element('PartNumber', part.number),
    element('LastModified', part.lastModified),
    element('ETag', etagHeader(part.etag)),
    element('Size', part.size),
    checksum === undefined ? '' : element(checksumElement(checksum.algorithm), checksum.value),
  ])
}

export function listParts(call: Call): Answer {
  const { request, bucket } = call
  const upload = findUpload(call)
  const marker = numberParameter(request, 'part-number-marker', 0)
  const limit = Math.min(numberParameter(request, 'max-parts', maxPageSize), maxPageSize)
  const later = upload.parts.filter(({ number }) => number > marker)
  const page = later.slice(0, limit)
  return xmlAnswer(
    resultDocument('ListPartsResult', [
      element('Bucket', bucket.name),
      element('Key', upload.key),
      element('UploadId', upload.uploadId),
      element('PartNumberMarker', marker),
      optionalElement('NextPartNumberMarker', page.at(-1)?.number),
      element('MaxParts', limit),
      element('IsTruncated', page.length < later.length),
      optionalElement('ChecksumAlgorithm', upload.checksum?.algorithm),
      optionalElement('ChecksumType', upload.checksum?.type),
      element('StorageClass', 'STANDARD'),
      ...page.map(partElement),
    ]),
  )
}

/** Sorted by key, then by age, oldest first. */
function uploadsInOrder(bucket: Bucket): Upload[] {
  return bucket.uploads
    .all()
    .toSorted(
      (one, other) =>
        Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)) ||
        one.initiated.localeCompare(other.initiated) ||
        one.uploadId.localeCompare(other.uploadId),
    )
}

export function listUploads({ request, bucket }: Call): Answer {
  const { encoding, written, ...range } = listRequest(request, 'max-uploads')
  const keyMarker = request.query.get('key-marker') ?? ''
  const uploadMarker = request.query.get('upload-id-marker') ?? ''
  const uploads = uploadsInOrder(bucket)
  const markerPlace = uploads.findIndex(({ uploadId }) => uploadId === uploadMarker)
  const keyIsListed = isUpTo(keyMarker, range)
  const page = pageOf(uploads, {
    ...range,
    isListed: (upload) =>
      upload.key === keyMarker && uploadMarker !== ''
        ? uploads.indexOf(upload) <= markerPlace
        : keyIsListed(upload),
  })
  return xmlAnswer(
    resultDocument('ListMultipartUploadsResult', [
      element('Bucket', bucket.name),
      element('KeyMarker', written(keyMarker)),
      element('UploadIdMarker', uploadMarker),
      optionalElement('NextKeyMarker', page.next && written(page.next.key)),
      optionalElement('NextUploadIdMarker', page.next?.item?.uploadId),
      element('Prefix', written(range.prefix)),
      optionalElement('Delimiter', range.delimiter === '' ? undefined : written(range.delimiter)),
      optionalElement('EncodingType', encoding),
      element('MaxUploads', range.limit),
      element('IsTruncated', page.next !== undefined),
      ...page.items.map((upload) =>
        parent('Upload', [
          element('Key', written(upload.key)),
          element('UploadId', upload.uploadId),
          element('StorageClass', 'STANDARD'),
          element('Initiated', upload.initiated),
        ]),
      ),
      ...commonPrefixElements(page.commonPrefixes, written),
    ]),
  )
}
