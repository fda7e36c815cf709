import { CopyObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { cvTypeOf, cvTypes, type CvType } from '#shared/account/cv.ts'
import { eraseVersions } from '#functions/platform/s3/erase-versions.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'
import { introducedKey } from './introduced-key.ts'
import { ownKey } from './own-cv-files.ts'

/** The files that came with people whom recruiters added to a position. Nothing reads them. */
export function createIntroducedCvFiles(client: S3Client, bucket: string) {
  return {
    async keepIntroduced(key: string, bytes: Uint8Array, type: CvType): Promise<void> {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: cvTypes[type][0] }),
      )
    },

    /** Copies the file to an account. A repeated call writes the same key. Undefined where the file is gone. */
    async adoptIntroduced(id: string, key: string, userId: string): Promise<string | undefined> {
      const copy = ownKey(userId, id, cvTypeOf(key) ?? 'pdf')
      try {
        await client.send(
          new CopyObjectCommand({ Bucket: bucket, Key: copy, CopySource: `${bucket}/${key}` }),
        )
        return copy
      } catch (error) {
        if (isS3Error(error, 'NoSuchKey')) return undefined
        throw error
      }
    },

    removeIntroduced: (id: string): Promise<void> => eraseVersions(client, bucket, introducedKey(id)),
  }
}
