import type { Bucket } from './bucket.ts'

/** A lifecycle rule: after so many days objects below the prefix expire, and versions that were replaced or deleted there. */
export type ExpiryRule = { prefix: string; days?: number; earlierVersionsDays?: number }

type Version = NonNullable<ReturnType<Bucket['histories']['get']>>['versions'][number]

const dayMilliseconds = 24 * 60 * 60 * 1000

const isOver = (since: string, days: number | undefined, now: Date): boolean =>
  days !== undefined && now.getTime() - new Date(since).getTime() >= days * dayMilliseconds

type Run = {
  rule: ExpiryRule
  now: Date
  /** What an expired object leaves: a delete marker where versions are kept. */
  left: () => Version[]
}

/** What a rule leaves of the versions of a key, newest first. */
function remaining(versions: readonly Version[], { rule, now, left }: Run): readonly Version[] {
  const [current, ...earlier] = versions
  const isExpired = current?.kind === 'object' && isOver(current.lastModified, rule.days, now)
  const marker = isExpired ? left() : []
  const all = isExpired ? (marker.length === 0 ? earlier : [...marker, ...versions]) : versions
  // A version is an earlier one since the next newer one exists.
  const kept = all.filter((_, place) => {
    const newer = all[place - 1]
    return newer === undefined || !isOver(newer.lastModified, rule.earlierVersionsDays, now)
  })
  // A delete marker alone hides nothing.
  return kept.length === 1 && kept[0]?.kind === 'delete-marker' ? [] : kept
}

/** Does what S3 does once a day: deletes what the bucket's rules let expire. */
export async function expire(bucket: Bucket, now: Date, newId: () => string): Promise<void> {
  for (const { uploadId, initiated } of bucket.uploads.all())
    if (isOver(initiated, bucket.unfinishedUploadDays, now))
      await bucket.uploads.change(uploadId, [], () => undefined)
  for (const { key } of bucket.histories.all()) {
    const rule = bucket.expiry.find(({ prefix }) => key.startsWith(prefix))
    if (rule === undefined) continue
    const left = (): Version[] =>
      bucket.versioned ? [{ kind: 'delete-marker', versionId: newId(), lastModified: now.toISOString() }] : []
    await bucket.histories.change(key, [], (before) => {
      if (before === undefined) return undefined
      const versions = remaining(before.versions, { rule, now, left })
      if (versions.length === 0) return undefined
      const isSame = versions.every((version, place) => version === before.versions[place])
      return isSame && versions.length === before.versions.length ? before : { key, versions: [...versions] }
    })
  }
}
