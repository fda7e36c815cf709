import type { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'

export type PostForm = { url: string; fields: Record<string, string> }

const uploadSeconds = 5 * 60

/** A presigned form: for five minutes a browser may post a file of exactly this type and size. */
export async function exactUpload(
  client: S3Client,
  { bucket, key, contentType, size }: { bucket: string; key: string; contentType: string; size: number },
): Promise<PostForm> {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: bucket,
    Key: key,
    Expires: uploadSeconds,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', size, size],
      ['eq', '$Content-Type', contentType],
    ],
  })
  return { url, fields }
}
