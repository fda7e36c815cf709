import { PutObjectCommand } from '@aws-sdk/client-s3'
import { createS3 } from '#functions/storage/files/s3.ts'
import { snapshotFile } from '#functions/storage/jobs/job-snapshot.ts'
import { localAddress } from '#infra/local/functions/config.ts'

/** Writes the snapshot of positions, as a publication does. */
export async function putSnapshot(s3: string, snapshot: Parameters<typeof snapshotFile>[0]): Promise<void> {
  const { key, contentType, content } = snapshotFile(snapshot)
  await createS3(localAddress(s3)).send(
    new PutObjectCommand({ Bucket: 'published', Key: key, Body: content, ContentType: contentType }),
  )
}
