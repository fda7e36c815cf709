import { authorise } from '../authorisation.ts'
import { claimsOf, tallied } from '../body/claims.ts'
import { bodyOf, readText } from '../body/request-body.ts'
import { xmlAnswer, type Answer, type Call } from '../call.ts'
import { S3Error, refuse } from '../errors.ts'
import { refuseLongKey } from '../request.ts'
import { deleteObject, type StoredVersion } from '../storage/bucket.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from '../xml-reading.ts'
import { element, optionalElement, parent, resultDocument } from '../xml.ts'
import { removalGuard } from './preconditions.ts'
import { versionHeader } from './stored-headers.ts'

function markerHeaders(version: StoredVersion | undefined): Record<string, string> {
  if (version === undefined) return {}
  const marker: Record<string, string> =
    version.kind === 'delete-marker' ? { 'x-amz-delete-marker': 'true' } : {}
  return { ...marker, ...versionHeader(version) }
}

export async function removeObject(call: Call): Promise<Answer> {
  const { bucket, request, seal, now } = call
  const versionId = request.query.get('versionId')
  const guard = removalGuard(request.headers)
  // Comparing the ETag reads the object.
  if (request.headers.has('if-match'))
    authorise(call.account, seal.signer, { action: 'GetObject', bucket: bucket.name, key: request.key })
  const affected = await deleteObject(bucket, request.key, versionId, now, guard)
  return { status: 204, headers: markerHeaders(affected) }
}

const deleteListLimitBytes = 2 * 1024 * 1024
const deleteListLimit = 1000

/** The header with which DeleteObject states the same condition. */
const conditionOf: Readonly<Record<string, string>> = {
  ETag: 'if-match',
  Size: 'x-amz-if-match-size',
  LastModifiedTime: 'x-amz-if-match-last-modified-time',
}

type Removal = { key: string; versionId: string | undefined; guard: ReturnType<typeof removalGuard> }

/** Refuses unknown elements: one might be a condition, without which the object would be deleted. */
function removalIn(object: XmlElement): Removal {
  const key = textOf(object, 'Key')
  if (key === undefined || key === '') throw refuse('MalformedXML')
  const conditions = new Map<string, string>()
  for (const { name, text } of object.children) {
    const header = conditionOf[name]
    if (header !== undefined) conditions.set(header, text)
    else if (name !== 'Key' && name !== 'VersionId') throw refuse('MalformedXML')
  }
  return { key, versionId: textOf(object, 'VersionId') || undefined, guard: removalGuard(conditions) }
}

/** Reads every removal before the first is carried out. */
async function removalsIn({ request, seal }: Call): Promise<{ quiet: boolean; removals: Removal[] }> {
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
  return { quiet: textOf(list, 'Quiet') === 'true', removals: objects.map(removalIn) }
}

/** The result of one removal; empty for a success with `quiet`. */
async function removed({ bucket, now }: Call, removal: Removal, quiet: boolean): Promise<string[]> {
  const { key, versionId, guard } = removal
  const named = [element('Key', key), optionalElement('VersionId', versionId)]
  try {
    refuseLongKey(key)
    const affected = await deleteObject(bucket, key, versionId, now, guard)
    if (quiet) return []
    const marker =
      affected?.kind === 'delete-marker'
        ? [element('DeleteMarker', true), element('DeleteMarkerVersionId', affected.versionId)]
        : []
    return [parent('Deleted', [...named, ...marker])]
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
    const reason = [element('Code', error.code), element('Message', error.message)]
    return [parent('Error', [...named, ...reason])]
  }
}

export async function removeObjects(call: Call): Promise<Answer> {
  const { quiet, removals } = await removalsIn(call)
  const results: string[] = []
  for (const removal of removals) results.push(...(await removed(call, removal, quiet)))
  return xmlAnswer(resultDocument('DeleteResult', results))
}
