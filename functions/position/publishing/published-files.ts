import { createHash } from 'node:crypto'
import { DeleteObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PublishedFile } from '#shared/position/publication.ts'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'

/** The edge asks for a page again after this time, so a change is visible without an invalidation. */
const edgeCacheSeconds = 60

/** Browsers revalidate each time, as they do for the pages of the build. */
const cacheControl = `public, max-age=0, s-maxage=${edgeCacheSeconds}, must-revalidate`

/** The grants of a function that publishes name the same prefixes. */
const prefixes = ['careers/', 'sitemap.xml', 'snapshot/'] as const

/** Another publication wrote the file after this one had listed it. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** What is published: the ETag of each key. */
export type Published = ReadonlyMap<string, string>

/** S3's ETag of a file that was put as a whole. */
const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('md5').update(content).digest('hex')}"`

export type PublishedFiles = ReturnType<typeof createPublishedFiles>

/** The files of publication, beside those of the build. Keys contain the ids of jobs. */
export function createPublishedFiles(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    async list(): Promise<Published> {
      const published = new Map<string, string>()
      for (const Prefix of prefixes)
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
          for (const { Key = '', ETag = '' } of Contents) published.set(Key, ETag)
      return published
    },

    /** Writes a file unless it is published with this content; false when it is. */
    async put(
      { key, contentType, content }: PublishedFile<string | Uint8Array>,
      published: Published,
    ): Promise<boolean> {
      const etag = published.get(key)
      if (etag === etagOf(content)) return false
      const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: content,
            ContentType: contentType,
            CacheControl: cacheControl,
            ...condition,
          }),
        )
      } catch (error) {
        if (error instanceof Error && refusedConditions.has(error.name)) throw new Overtaken(key)
        throw error
      }
      return true
    },

    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

/** The file was changed, is being changed, or was deleted. */
const refusedConditions = new Set(['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'])
