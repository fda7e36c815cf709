import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'

const deletedAtOnce = 10

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

  async remove(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += deletedAtOnce) {
      await Promise.all(
        keys
          .slice(from, from + deletedAtOnce)
          .map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))),
      )
    }
  },
})
