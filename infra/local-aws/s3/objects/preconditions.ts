import { refuse } from '../errors.ts'
import type { StoredObject } from '../storage/bucket.ts'

function names(header: string, etag: string): boolean {
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((candidate) => candidate === '*' || candidate === etag)
}

function failed(condition: string) {
  return refuse('PreconditionFailed', undefined, { Condition: condition })
}

/** HTTP dates have a resolution of one second. */
function isNewer(object: StoredObject, date: string): boolean | undefined {
  const moment = Date.parse(date)
  if (Number.isNaN(moment)) return undefined
  return Math.floor(Date.parse(object.lastModified) / 1000) > Math.floor(moment / 1000)
}

export function checkRead(
  object: StoredObject,
  headers: ReadonlyMap<string, string>,
  prefix = '',
): 'read' | 'not modified' {
  const ifMatch = headers.get(`${prefix}if-match`)
  if (ifMatch !== undefined) {
    if (!names(ifMatch, object.etag)) throw failed('If-Match')
  } else {
    const unmodifiedSince = headers.get(`${prefix}if-unmodified-since`)
    if (unmodifiedSince !== undefined && isNewer(object, unmodifiedSince) === true) {
      throw failed('If-Unmodified-Since')
    }
  }
  const ifNoneMatch = headers.get(`${prefix}if-none-match`)
  if (ifNoneMatch !== undefined) return names(ifNoneMatch, object.etag) ? 'not modified' : 'read'
  const modifiedSince = headers.get(`${prefix}if-modified-since`)
  const unchanged = modifiedSince !== undefined && isNewer(object, modifiedSince) === false
  return unchanged ? 'not modified' : 'read'
}

const onlyInDirectoryBuckets = ['x-amz-if-match-size', 'x-amz-if-match-last-modified-time']

/** Returns a check of the object that a removal would delete. General purpose buckets support only the ETag as a condition. */
export function removalGuard(
  headers: ReadonlyMap<string, string>,
): (current: StoredObject | undefined) => void {
  const unknown = onlyInDirectoryBuckets.find((name) => headers.has(name))
  if (unknown !== undefined) throw refuse('NotImplemented', undefined, { Header: unknown })
  return writeGuard(headers)
}

/** Returns a check of the object that a write would replace; it throws if a precondition fails. */
export function writeGuard(
  headers: ReadonlyMap<string, string>,
): (current: StoredObject | undefined) => void {
  const ifNoneMatch = headers.get('if-none-match')
  const ifMatch = headers.get('if-match')
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw refuse('NotImplemented', undefined, { Header: 'If-None-Match' })
  }
  return (current) => {
    if (ifNoneMatch !== undefined && current !== undefined) throw failed('If-None-Match')
    if (ifMatch === undefined) return
    if (current === undefined) throw refuse('NoSuchKey')
    if (!names(ifMatch, current.etag)) throw failed('If-Match')
  }
}
