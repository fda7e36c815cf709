import { xmlAnswer, type Answer, type Call } from '../call.ts'
import { refuse } from '../errors.ts'
import { numberParameter, type S3Request } from '../request.ts'
import { currentObject, versionsOf, type StoredObject } from '../storage/bucket.ts'
import { element, optionalElement, parent, resultDocument } from '../xml.ts'
import { isUpTo, pageOf } from './paging.ts'
import { etagHeader } from './stored-headers.ts'

const maxPageSize = 1000

/** The parameters that all three listings share, and the encoding of keys in the response. */
export function listRequest(request: S3Request, limitName: string) {
  const encoding = request.query.get('encoding-type')
  if (encoding !== undefined && encoding !== 'url') {
    throw refuse('InvalidArgument', 'Invalid Encoding Method specified in Request', {
      ArgumentName: 'encoding-type',
      ArgumentValue: encoding,
    })
  }
  const written = (text: string) =>
    encoding === undefined ? text : encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+')
  return {
    prefix: request.query.get('prefix') ?? '',
    delimiter: request.query.get('delimiter') ?? '',
    limit: Math.min(numberParameter(request, limitName, maxPageSize), maxPageSize),
    encoding,
    written,
  }
}

export function commonPrefixElements(prefixes: readonly string[], written: (text: string) => string) {
  return prefixes.map((prefix) => parent('CommonPrefixes', [element('Prefix', written(prefix))]))
}

function objectElements(object: StoredObject): string[] {
  const { checksum } = object
  return [
    element('LastModified', object.lastModified),
    element('ETag', etagHeader(object.etag)),
    checksum === undefined
      ? ''
      : element('ChecksumAlgorithm', checksum.algorithm) + element('ChecksumType', checksum.type),
    element('Size', object.size),
    element('StorageClass', 'STANDARD'),
  ]
}

function readToken(token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  const marker = Buffer.from(token, 'base64url').toString('utf8')
  if (Buffer.from(marker).toString('base64url') === token && token !== '') return marker
  throw refuse('InvalidArgument', 'The continuation token provided is incorrect', {
    ArgumentName: 'continuation-token',
  })
}

export function listObjects({ bucket, request }: Call): Answer {
  const { encoding, written, ...range } = listRequest(request, 'max-keys')
  const token = request.query.get('continuation-token')
  const startAfter = request.query.get('start-after')
  const objects = bucket.histories.all().flatMap(({ key, versions }) => {
    const object = currentObject(versions)
    return object === undefined ? [] : [{ key, object }]
  })
  const isListed = isUpTo(readToken(token) ?? startAfter ?? '', range)
  const page = pageOf(objects, { ...range, isListed })
  return xmlAnswer(
    resultDocument('ListBucketResult', [
      element('Name', bucket.name),
      element('Prefix', written(range.prefix)),
      optionalElement('Delimiter', range.delimiter === '' ? undefined : written(range.delimiter)),
      optionalElement('StartAfter', startAfter === undefined ? undefined : written(startAfter)),
      optionalElement('EncodingType', encoding),
      element('MaxKeys', range.limit),
      element('KeyCount', page.items.length + page.commonPrefixes.length),
      element('IsTruncated', page.next !== undefined),
      optionalElement('ContinuationToken', token),
      page.next === undefined
        ? ''
        : element('NextContinuationToken', Buffer.from(page.next.key).toString('base64url')),
      ...page.items.map(({ key, object }) =>
        parent('Contents', [element('Key', written(key)), ...objectElements(object)]),
      ),
      ...commonPrefixElements(page.commonPrefixes, written),
    ]),
  )
}

export function listVersions({ bucket, request }: Call): Answer {
  const { encoding, written, ...range } = listRequest(request, 'max-keys')
  const keyMarker = request.query.get('key-marker') ?? ''
  const versionMarker = request.query.get('version-id-marker') ?? ''
  if (versionMarker !== '' && keyMarker === '') {
    throw refuse('InvalidArgument', 'A version-id marker cannot be specified without a key marker.', {
      ArgumentName: 'version-id-marker',
      ArgumentValue: versionMarker,
    })
  }
  const keyIsListed = isUpTo(keyMarker, range)
  // A client that deletes page by page has deleted the marker's version: the key is then listed from its start.
  const markerIndex = versionsOf(bucket, keyMarker).findIndex(({ versionId }) => versionId === versionMarker)
  const listed = bucket.histories
    .all()
    .flatMap(({ key, versions }) => versions.map((version, index) => ({ key, version, index })))
  const page = pageOf(listed, {
    ...range,
    isListed: (item) =>
      item.key === keyMarker && versionMarker !== '' ? item.index <= markerIndex : keyIsListed(item),
  })
  return xmlAnswer(
    resultDocument('ListVersionsResult', [
      element('Name', bucket.name),
      element('Prefix', written(range.prefix)),
      element('KeyMarker', written(keyMarker)),
      element('VersionIdMarker', versionMarker),
      optionalElement('Delimiter', range.delimiter === '' ? undefined : written(range.delimiter)),
      optionalElement('EncodingType', encoding),
      element('MaxKeys', range.limit),
      element('IsTruncated', page.next !== undefined),
      optionalElement('NextKeyMarker', page.next && written(page.next.key)),
      optionalElement('NextVersionIdMarker', page.next?.item?.version.versionId),
      ...page.items.map(({ key, version, index }) =>
        parent(version.kind === 'object' ? 'Version' : 'DeleteMarker', [
          element('Key', written(key)),
          element('VersionId', version.versionId),
          element('IsLatest', index === 0),
          ...(version.kind === 'object'
            ? objectElements(version)
            : [element('LastModified', version.lastModified)]),
        ]),
      ),
      ...commonPrefixElements(page.commonPrefixes, written),
    ]),
  )
}
