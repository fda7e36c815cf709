import type { Bucket, ExpiryRule } from './bucket.ts'

type Version = NonNullable<ReturnType<Bucket['histories']['get']>>['versions'][number]

const dayMilliseconds = 24 * 60 * 60 * 1000

const isOver = (since: string, days: number | undefined, now: Date): boolean =>
  days !== undefined && now.getTime() - new Date(since).getTime() >= days * dayMilliseconds

type Run = {
  rule: ExpiryRule
  now: Date
  /** The delete marker that an expired object leaves where versions are kept. */
  left: () => Version[]
}

/** The versions of a key that a rule keeps, newest first. */
function remaining(versions: readonly Version[], { rule, now, left }: Run): readonly Version[] {
  const [current, ...earlier] = versions
  const isExpired = current?.kind === 'object' && isOver(current.lastModified, rule.days, now)
  const marker = isExpired ? left() : []
  const all = isExpired ? (marker.length === 0 ? earlier : [...marker, ...versions]) : versions
  // A version is noncurrent from the time of the next newer one.
  const survivors = all.filter((_, index) => {
    const newer = all[index - 1]
    return newer === undefined || !isOver(newer.lastModified, rule.earlierVersionsDays, now)
  })
  // A lone delete marker is removed.
  return survivors.length === 1 && survivors[0]?.kind === 'delete-marker' ? [] : survivors
}

/** Deletes what the bucket's rules let expire, which S3 does once a day. */
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
      const isSame = versions.every((version, index) => version === before.versions[index])
      return isSame && versions.length === before.versions.length ? before : { key, versions: [...versions] }
    })
  }
}
