import { DeleteObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3'

const deletedAtOnce = 10

/** Deletes files with their earlier versions, which a plain deletion would leave. */
export async function eraseVersions(client: S3Client, bucket: string, prefix: string): Promise<void> {
  let more = true
  while (more) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }))
    const versions = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]
    for (let from = 0; from < versions.length; from += deletedAtOnce)
      await Promise.all(
        versions
          .slice(from, from + deletedAtOnce)
          .map(({ Key, VersionId }) =>
            client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId })),
          ),
      )
    more = page.IsTruncated === true
  }
}
