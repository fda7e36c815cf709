import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { cvTypes, type CvType } from '#shared/account/cv.ts'
import { eraseVersions } from '#functions/platform/s3/erase-versions.ts'

const downloadSeconds = 5 * 60

const ownPrefix = (userId: string): string => `cvs/${userId}/`

export const ownKey = (userId: string, cvId: string, type: CvType): string =>
  `${ownPrefix(userId)}${cvId}.${type}`

/** The keys of an account's files. */
export async function ownKeys(client: S3Client, bucket: string, userId: string): Promise<string[]> {
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: ownPrefix(userId) }),
  )
  return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
}

/** The CVs of accounts. */
export function createOwnCvFiles(client: S3Client, bucket: string) {
  return {
    /** Stores a file for an account and returns its key. */
    async keepOwn(userId: string, cvId: string, bytes: Uint8Array, type: CvType): Promise<string> {
      const key = ownKey(userId, cvId, type)
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: cvTypes[type][0] }),
      )
      return key
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

    /** Deletes a file that belongs to no account any more. */
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },

    /** Deletes all files of an account, with their earlier versions. */
    removeAll: (userId: string): Promise<void> => eraseVersions(client, bucket, ownPrefix(userId)),
  }
}
