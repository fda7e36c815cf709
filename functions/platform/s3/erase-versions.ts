import { ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3'
import { deleteObjects } from './delete-objects.ts'

/** Deletes files with their earlier versions, which a plain deletion would leave. */
export async function eraseVersions(client: S3Client, bucket: string, prefix: string): Promise<void> {
  let more = true
  while (more) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }))
    await deleteObjects(client, bucket, [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])])
    more = page.IsTruncated === true
  }
}
