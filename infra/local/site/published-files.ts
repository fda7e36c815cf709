import { GetObjectCommand } from '@aws-sdk/client-s3'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { localAddress } from '../functions/config.ts'
import { encoded, type Entry, type SiteFiles } from './site-files.ts'

const bucket = 'published'

/**
 * Serves the bucket of publications like CloudFront, but without its cache of a minute, so that developers see a publication
 * immediately.
 */
export function createPublishedSiteFiles(s3Url: string): SiteFiles {
  const client = createS3(localAddress(s3Url))
  const entries = new Map<string, Entry>()
  return async (path, acceptEncoding) => {
    const answer = await client
      .send(new GetObjectCommand({ Bucket: bucket, Key: path.slice(1) }))
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined
        throw error
      })
    if (answer?.Body === undefined) return undefined
    const { ETag: etag = '', ContentType: contentType = '', CacheControl: cacheControl = '' } = answer
    const plain = Buffer.from(await answer.Body.transformToByteArray())
    const cachedEntry = entries.get(path)
    const entry =
      cachedEntry?.etag === etag ? cachedEntry : { plain, etag, compressed: new Map<string, Buffer>() }
    entries.set(path, entry)
    return encoded(entry, { contentType, cacheControl }, acceptEncoding)
  }
}
