import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { cvTypes, type CvType } from '#shared/account/cv.ts'
import { eraseVersions } from '#functions/platform/s3/erase-versions.ts'
import { exactUpload, type PostForm } from '#functions/platform/s3/exact-upload.ts'
import { pendingKey } from '#functions/platform/dynamo/pending-key.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'

/** A file without an account yet, with the ETag of its bytes. */
export type PendingCv = { bytes: Uint8Array; etag: string }

/** Uploaded CVs without an account yet. */
export function createPendingCvFiles(client: S3Client, bucket: string) {
  return {
    /** For five minutes a browser may post a file of exactly this type and size. */
    uploadForm: (cvId: string, { type, size }: { type: CvType; size: number }): Promise<PostForm> =>
      exactUpload(client, { bucket, key: pendingKey(cvId), contentType: cvTypes[type][0], size }),

    async keepPending(cvId: string, bytes: Uint8Array, type: CvType): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: pendingKey(cvId),
          Body: bytes,
          ContentType: cvTypes[type][0],
        }),
      )
    },

    removePending: (cvId: string): Promise<void> => eraseVersions(client, bucket, pendingKey(cvId)),

    /** A file without an account yet; undefined when it was never posted or has expired. */
    async pending(cvId: string): Promise<PendingCv | undefined> {
      try {
        const { Body, ETag = '' } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: pendingKey(cvId) }),
        )
        return Body === undefined ? undefined : { bytes: await Body.transformToByteArray(), etag: ETag }
      } catch (error) {
        if (isS3Error(error, 'NoSuchKey')) return undefined
        throw error
      }
    },
  }
}
