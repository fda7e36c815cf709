import { DeleteObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3'

/** Deletes files with their earlier versions, which a plain deletion would leave. */
export async function eraseVersions(client: S3Client, bucket: string, prefix: string): Promise<void> {
  let more = true
  while (more) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }))
    for (const { Key, VersionId } of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])])
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))
    more = page.IsTruncated === true
  }
}
