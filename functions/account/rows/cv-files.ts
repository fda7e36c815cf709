import { CopyObjectCommand, DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { CvType } from '#shared/account/cv.ts'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { eraseVersions } from '#functions/platform/s3/erase-versions.ts'
import { createIntroducedCvFiles } from './introduced-cv-files.ts'
import { createOwnCvFiles, ownKey, ownKeys } from './own-cv-files.ts'
import { createPendingCvFiles } from './pending-cv-files.ts'
import { pendingKey } from '#functions/platform/dynamo/pending-key.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'

export type CvFiles = ReturnType<typeof createCvFiles>

/** CV files. Their keys contain ids and no user input. The bucket is versioned. */
export function createCvFiles(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    ...createPendingCvFiles(client, bucket),
    ...createOwnCvFiles(client, bucket),
    ...createIntroducedCvFiles(client, bucket),

    /**
     * Copies a pending file to an account, if it still has the bytes that were read: its form can be posted again for
     * five minutes. A repeated call finds the copy. Undefined when the file has changed or is gone.
     */
    async adopt(
      cvId: string,
      { userId, type, etag }: { userId: string; type: CvType; etag: string },
    ): Promise<string | undefined> {
      const key = ownKey(userId, cvId, type)
      if ((await ownKeys(client, bucket, userId)).includes(key)) return key
      try {
        await client.send(
          new CopyObjectCommand({
            Bucket: bucket,
            Key: key,
            CopySource: `${bucket}/${pendingKey(cvId)}`,
            CopySourceIfMatch: etag,
          }),
        )
        return key
      } catch (error) {
        if (isS3Error(error, 'NoSuchKey', 'PreconditionFailed')) return undefined
        throw error
      }
    },

    /** Deletes an account's other files, as earlier versions of the bucket, and a pending file for good. */
    async tidy(userId: string, key: string, cvId: string): Promise<void> {
      for (const other of (await ownKeys(client, bucket, userId)).filter((one) => one !== key))
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: other }))
      await eraseVersions(client, bucket, pendingKey(cvId))
    },
  }
}
