import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'

const deletedAtOnce = 10

/** The files in the folders of interviews, by their keys. */
export const createInterviewFolders = (client: S3Client, bucket: string) => ({
  /** In the order of their keys. */
  async list(prefix: string): Promise<string[]> {
    const keys: string[] = []
    let next: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ...(next === undefined ? {} : { ContinuationToken: next }),
        }),
      )
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key)
      next = page.NextContinuationToken
    } while (next !== undefined)
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
