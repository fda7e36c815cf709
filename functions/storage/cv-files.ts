import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
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

export type CvFiles = ReturnType<typeof createCvFiles>

/** CV files. Their keys contain ids and no user input. */
export function createCvFiles(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  const listOwn = async (userId: string): Promise<string[]> => {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: ownPrefix(userId) }),
    )
    return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
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
    async pending(cvId: string): Promise<Uint8Array | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: pendingKey(cvId) }))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined
        throw error
      }
    },

    /** Moves a pending file to an account, deletes the account's earlier ones and returns the key. */
    async adopt(cvId: string, userId: string, type: CvType): Promise<string> {
      const key = ownKey(userId, cvId, type)
      const before = await listOwn(userId)
      await client.send(
        new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: `${bucket}/${pendingKey(cvId)}` }),
      )
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: pendingKey(cvId) }))
      for (const old of before.filter((other) => other !== key))
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: old }))
      return key
    },

    /** A presigned URL for five minutes; the download has the name that the candidate gave the file. */
    urlOf: (key: string, fileName: string): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        }),
        { expiresIn: downloadSeconds },
      ),

    async removeAll(userId: string): Promise<void> {
      for (const key of await listOwn(userId))
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
