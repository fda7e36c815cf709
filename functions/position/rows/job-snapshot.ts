import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { job, type Job } from '#shared/position/job.ts'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import type { World } from '#functions/platform/world/world.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'

const snapshotKey = 'snapshot/jobs.json'

/** The snapshot as a file, for a publication that writes several. */
export const snapshotFile = (snapshot: { publishedAt: string; jobs: readonly Job[] }) => ({
  key: snapshotKey,
  contentType: 'application/json',
  content: JSON.stringify(snapshot),
})

/** How long a function answers from memory before it asks S3 whether the snapshot has changed. */
export const snapshotSeconds = 5

const jobSnapshot = z.object({ publishedAt: z.string(), jobs: z.array(job) })

export type JobSnapshot = z.output<typeof jobSnapshot>

/** Before the first publication. */
const nothing: JobSnapshot = { publishedAt: '', jobs: [] }

type Held = { snapshot: JobSnapshot; etag: string | undefined; checkedAt: number }

/** The positions as they were last published, in one file. */
export function createJobSnapshots(
  s3: AwsAddress,
  bucket: string,
  { clock, log }: Pick<World, 'clock' | 'log'>,
) {
  const client = createS3(s3)
  let cached: Held | undefined
  let asking: Promise<JobSnapshot> | undefined

  async function ask(): Promise<JobSnapshot> {
    const checkedAt = clock().getTime()
    const before = cached
    try {
      const changed = await changedSince(before?.etag, client, bucket)
      cached = { ...(changed ?? before ?? { snapshot: nothing, etag: undefined }), checkedAt }
    } catch (error) {
      // During an outage of S3 the last snapshot is answered.
      if (before === undefined) throw error
      log.warn('snapshot not read again', errorFields(error))
      cached = { ...before, checkedAt }
    }
    return cached.snapshot
  }

  return {
    /** The same object as long as the file is unchanged, so that callers can keep what they derive from it. */
    async read(): Promise<JobSnapshot> {
      const age = cached === undefined ? undefined : clock().getTime() - cached.checkedAt
      if (cached !== undefined && age !== undefined && age >= 0 && age < snapshotSeconds * 1000)
        return cached.snapshot
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },

    async write(snapshot: JobSnapshot): Promise<void> {
      const { key, contentType, content } = snapshotFile(snapshot)
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
      )
    },
  }
}

/** Undefined when the file is unchanged since `etag`. */
async function changedSince(
  etag: string | undefined,
  client: S3Client,
  bucket: string,
): Promise<Omit<Held, 'checkedAt'> | undefined> {
  try {
    const { Body, ETag } = await client.send(
      new GetObjectCommand({
        Bucket: bucket,
        Key: snapshotKey,
        ...(etag === undefined ? {} : { IfNoneMatch: etag }),
      }),
    )
    const text = (await Body?.transformToString()) ?? ''
    return { snapshot: jobSnapshot.parse(JSON.parse(text)), etag: ETag }
  } catch (error) {
    if (isNotModified(error)) return undefined
    if (isS3Error(error, 'NoSuchKey')) return { snapshot: nothing, etag: undefined }
    throw error
  }
}

const notModified = 304

/** The SDK throws for 304, with the status in the metadata of the error. */
const isNotModified = (error: unknown): boolean =>
  error instanceof Error &&
  '$metadata' in error &&
  typeof error.$metadata === 'object' &&
  error.$metadata !== null &&
  'httpStatusCode' in error.$metadata &&
  error.$metadata.httpStatusCode === notModified
