import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { deleteObjects } from '#functions/platform/s3/delete-objects.ts'

/** The files in the folders of interviews, by their keys. */
export const createInterviewFolders = (client: S3Client, bucket: string) => ({
  /** In the order of their keys. */
  async list(prefix: string): Promise<string[]> {
    const keys: string[] = []
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: prefix },
    ))
      for (const { Key } of Contents) if (Key !== undefined) keys.push(Key)
    return keys
  },

  remove: (keys: readonly string[]): Promise<void> =>
    deleteObjects(
      client,
      bucket,
      keys.map((Key) => ({ Key })),
    ),
})
