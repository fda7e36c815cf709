import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { cvTypes, type CvType } from '#shared/domain/cv.ts'
import type { AwsAddress } from '../config.ts'
import { pendingKey } from './pending-key.ts'
import { createS3 } from './s3.ts'

const uploadSeconds = 5 * 60
const downloadSeconds = 5 * 60

const ownPrefix = (userId: string): string => `cvs/${userId}/`

const ownKey = (userId: string, cvId: string, type: CvType): string => `${ownPrefix(userId)}${cvId}.${type}`

export type PostForm = { url: string; fields: Record<string, string> }

/** A file without an account yet, with the ETag of its bytes. */
export type PendingCv = { bytes: Uint8Array; etag: string }

export type CvFiles = ReturnType<typeof createCvFiles>

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name)

/** CV files. Their keys contain ids and no user input. The bucket is versioned. */
export function createCvFiles(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  const listOwn = async (userId: string): Promise<string[]> => {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: ownPrefix(userId) }),
    )
    return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
  }
  /** Deletes files with their earlier versions, which a plain deletion would leave. */
  const erase = async (prefix: string): Promise<void> => {
    let more = true
    while (more) {
      const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }))
      for (const { Key, VersionId } of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))
      more = page.IsTruncated === true
    }
  }
  return {
    /** A presigned form: for five minutes a browser may post a file of exactly this type and size. */
    async uploadForm(cvId: string, { type, size }: { type: CvType; size: number }): Promise<PostForm> {
      const contentType = cvTypes[type][0]
      const { url, fields } = await createPresignedPost(client, {
        Bucket: bucket,
        Key: pendingKey(cvId),
        Expires: uploadSeconds,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', size, size],
          ['eq', '$Content-Type', contentType],
        ],
      })
      return { url, fields }
    },

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

    /** Stores a file for an account and returns its key. */
    async keepOwn(userId: string, cvId: string, bytes: Uint8Array, type: CvType): Promise<string> {
      const key = ownKey(userId, cvId, type)
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: cvTypes[type][0] }),
      )
      return key
    },

    /** A file without an account yet; undefined when it was never posted or has expired. */
    async pending(cvId: string): Promise<PendingCv | undefined> {
      try {
        const { Body, ETag = '' } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: pendingKey(cvId) }),
        )
        return Body === undefined ? undefined : { bytes: await Body.transformToByteArray(), etag: ETag }
      } catch (error) {
        if (isNamed(error, 'NoSuchKey')) return undefined
        throw error
      }
    },

    /**
     * Copies a pending file to an account, if it still has the bytes that were read: its form can be posted again for
     * five minutes. A repeated call finds the copy. Undefined when the file has changed or is gone.
     */
    async adopt(
      cvId: string,
      { userId, type, etag }: { userId: string; type: CvType; etag: string },
    ): Promise<string | undefined> {
      const key = ownKey(userId, cvId, type)
      if ((await listOwn(userId)).includes(key)) return key
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
        if (isNamed(error, 'NoSuchKey', 'PreconditionFailed')) return undefined
        throw error
      }
    },

    /** Deletes an account's other files, as earlier versions of the bucket, and a pending file for good. */
    async tidy(userId: string, key: string, cvId: string): Promise<void> {
      for (const other of (await listOwn(userId)).filter((one) => one !== key))
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: other }))
      await erase(pendingKey(cvId))
    },

    /** Deletes a file that belongs to no account any more. */
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },

    /** A presigned URL for five minutes; the download has the name that the candidate gave the file. */
    urlOf: (key: string, fileName: string): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`,
        }),
        { expiresIn: downloadSeconds },
      ),

    /** Deletes all files of an account, with their earlier versions. */
    removeAll: (userId: string): Promise<void> => erase(ownPrefix(userId)),
  }
}
