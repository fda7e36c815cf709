import { CopyObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { sourceOf, writeOnce, type Beginning } from '#functions/platform/s3/concatenated-file.ts'
import { createInterviewFolders } from './interview-folders.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'

const pieceBytes = 8 * 1024 * 1024

type Concatenated = { key: string; contentType: string; beginning?: Beginning | undefined }

export type InterviewFiles = ReturnType<typeof createInterviewFiles>

/** The files of interviews, in a folder for each. */
export function createInterviewFiles(s3: AwsAddress, buckets: { interviews: string; uploads: string }) {
  const client = createS3(s3)
  const bucket = buckets.interviews

  /** In pieces, because a recording that is put together already does not fit into the function's memory. */
  const read = async (
    keys: readonly string[],
    visit: (bytes: Uint8Array) => Promise<void> | void,
  ): Promise<void> => {
    for (const Key of keys)
      for (let at = 0, total = 1; at < total; at += pieceBytes) {
        const Range = `bytes=${at}-${at + pieceBytes - 1}`
        const { Body, ContentRange } = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }))
        total = Number(ContentRange?.split('/')[1] ?? 0)
        if (Body !== undefined) await visit(await Body.transformToByteArray())
      }
  }

  return {
    ...createInterviewFolders(client, bucket),

    async put(key: string, content: string, contentType: string): Promise<void> {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
      )
    },

    /** Copies a CV beside the interview, unless it was deleted or replaced meanwhile. */
    async copyCv(from: string, to: string): Promise<void> {
      try {
        await client.send(
          new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: `${buckets.uploads}/${from}` }),
        )
      } catch (error) {
        if (!isS3Error(error, 'NoSuchKey')) throw error
      }
    },

    /** Reads the files one after another. */
    read,

    /** Writes the files one after another into one; returns its size. */
    concatenate: (keys: readonly string[], { key, contentType, beginning }: Concatenated): Promise<number> =>
      writeOnce(
        client,
        { Bucket: bucket, Key: key, ContentType: contentType, source: sourceOf(keys) },
        { beginning, read: (visit) => read(keys, visit) },
      ),
  }
}
