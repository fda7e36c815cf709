import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { checksumAlgorithm, checksumType, storedChecksum } from '../body/checksums.ts'
import type { Flushing } from '../../durable-files.ts'
import { contentsIn, type Contents } from './contents.ts'
import { openRecords, sweep, type Records } from './records.ts'

export type LocalBucket = {
  name: string
  /** The origins whose pages may send requests to the bucket. */
  corsOrigins: readonly string[]
  /** The methods of those requests; by default GET, PUT, POST and HEAD. */
  corsMethods?: readonly string[]
  versioned?: boolean
  expiry?: readonly ExpiryRule[]
  /** After so many days an incomplete multipart upload is aborted. */
  unfinishedUploadDays?: number
}

const storedObject = z.object({
  kind: z.literal('object'),
  versionId: z.string(),
  lastModified: z.string(),
  content: z.string(),
  size: z.number(),
  etag: z.string(),
  headers: z.record(z.string(), z.string()),
  checksum: z.optional(storedChecksum),
})
const deleteMarker = z.object({
  kind: z.literal('delete-marker'),
  versionId: z.string(),
  lastModified: z.string(),
})
/** Newest first: the first version is the current one. */
const history = z.object({
  key: z.string(),
  versions: z.array(z.discriminatedUnion('kind', [storedObject, deleteMarker])),
})
const part = z.object({
  number: z.number(),
  content: z.string(),
  size: z.number(),
  etag: z.string(),
  lastModified: z.string(),
  checksum: z.optional(storedChecksum),
})
const upload = z.object({
  uploadId: z.string(),
  key: z.string(),
  initiated: z.string(),
  headers: z.record(z.string(), z.string()),
  checksum: z.optional(z.object({ algorithm: checksumAlgorithm, type: checksumType })),
  parts: z.array(part),
})

export type StoredObject = z.infer<typeof storedObject>
export type StoredVersion = z.infer<typeof history>['versions'][number]
export type StoredPart = z.infer<typeof part>
export type Upload = z.infer<typeof upload>

/** A lifecycle rule: after how many days objects below the prefix expire, and versions that were replaced or deleted. */
export type ExpiryRule = { prefix: string; days?: number; earlierVersionsDays?: number }

export type Bucket = {
  name: string
  corsOrigins: readonly string[]
  corsMethods: readonly string[]
  versioned: boolean
  expiry: readonly ExpiryRule[]
  unfinishedUploadDays: number | undefined
  contents: Contents
  histories: Records<z.infer<typeof history>>
  uploads: Records<Upload>
}

const everyMethod = ['GET', 'PUT', 'POST', 'HEAD']

/** S3's version id in a bucket without versioning. */
const unversionedId = 'null'

export async function openBucket(
  directory: string,
  settings: LocalBucket,
  flushing: Flushing,
): Promise<Bucket> {
  const home = join(directory, settings.name)
  const contents = contentsIn(join(home, 'contents'), flushing)
  await mkdir(contents.directory, { recursive: true })
  const historyKind = {
    schema: history,
    idOf: (item: z.infer<typeof history>) => item.key,
    contentsOf: (item: z.infer<typeof history>) => item.versions.flatMap(contentOf),
  }
  const uploadKind = {
    schema: upload,
    idOf: (item: Upload) => item.uploadId,
    contentsOf: (item: Upload) => item.parts.map(({ content }) => content),
  }
  const histories = await openRecords(join(home, 'objects'), historyKind, contents)
  const uploads = await openRecords(join(home, 'uploads'), uploadKind, contents)
  const named = [
    ...histories.all().flatMap(historyKind.contentsOf),
    ...uploads.all().flatMap(uploadKind.contentsOf),
  ]
  await sweep(contents, new Set(named))
  const { name, corsOrigins, corsMethods = everyMethod, versioned = false, expiry = [] } = settings
  const { unfinishedUploadDays } = settings
  return {
    name,
    corsOrigins,
    corsMethods,
    versioned,
    expiry,
    unfinishedUploadDays,
    contents,
    histories,
    uploads,
  }
}

function contentOf(version: StoredVersion): string[] {
  return version.kind === 'object' ? [version.content] : []
}

export function versionsOf(bucket: Bucket, key: string): readonly StoredVersion[] {
  return bucket.histories.get(key)?.versions ?? []
}

/** The object that a GET without a version id returns. */
export function currentObject(versions: readonly StoredVersion[]): StoredObject | undefined {
  const [current] = versions
  return current?.kind === 'object' ? current : undefined
}

/** Random, so that version ids cannot be guessed from one another. */
export function newId(): string {
  return randomBytes(24).toString('base64url')
}

/** Adds a version as the newest; without versioning it replaces the only one. */
function withVersion(
  bucket: Bucket,
  versions: readonly StoredVersion[],
  version: StoredVersion,
): StoredVersion[] {
  const others = bucket.versioned ? versions : versions.filter(({ versionId }) => versionId !== unversionedId)
  return [version, ...others]
}

/** Stores the object unless `guard` refuses what it would replace. */
export async function addObject(
  bucket: Bucket,
  key: string,
  draft: Omit<StoredObject, 'kind' | 'versionId'>,
  guard: (current: StoredObject | undefined) => void,
): Promise<StoredObject> {
  const versionId = bucket.versioned ? newId() : unversionedId
  const object: StoredObject = { ...draft, kind: 'object', versionId }
  await bucket.histories.change(key, [draft.content], (before) => {
    const versions = before?.versions ?? []
    guard(currentObject(versions))
    return { key, versions: withVersion(bucket, versions, object) }
  })
  return object
}

/** Without a version id: adds a delete marker in a versioned bucket, removes the object in any other. */
export async function deleteObject(
  bucket: Bucket,
  key: string,
  versionId: string | undefined,
  now: Date,
  guard: (current: StoredObject | undefined) => void,
): Promise<StoredVersion | undefined> {
  let affected: StoredVersion | undefined
  await bucket.histories.change(key, [], (before) => {
    const versions = before?.versions ?? []
    guard(currentObject(versions))
    if (versionId !== undefined) {
      affected = versions.find((version) => version.versionId === versionId)
      if (affected === undefined) return before
      const rest = versions.filter((version) => version !== affected)
      return rest.length === 0 ? undefined : { key, versions: rest }
    }
    const onlyUnversioned = versions.every((version) => version.versionId === unversionedId)
    if (!bucket.versioned && onlyUnversioned) return undefined
    const id = bucket.versioned ? newId() : unversionedId
    affected = { kind: 'delete-marker', versionId: id, lastModified: now.toISOString() }
    return { key, versions: withVersion(bucket, versions, affected) }
  })
  return affected
}
