import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { AwsAddress } from '../config.ts'
import { createInterviewFolders, type InterviewBuckets } from './interview-folders.ts'
import { createS3 } from './s3.ts'
import { isS3Error } from './s3-error.ts'

/** S3 takes no smaller part of an upload, except the last. */
const uploadPartBytes = 5 * 1024 * 1024

type Concatenated = {
  key: string
  contentType: string
  /** Written in place of the first bytes. */
  beginning?: { bytes: Uint8Array; replacedBytes: number } | undefined
}

export type InterviewFiles = ReturnType<typeof createInterviewFiles>

/** The files of interviews, in a folder for each. */
export function createInterviewFiles(s3: AwsAddress, buckets: InterviewBuckets & { uploads: string }) {
  const client = createS3(s3)
  const bucket = buckets.interviews

  const read = async (
    keys: readonly string[],
    visit: (bytes: Uint8Array) => Promise<void> | void,
  ): Promise<void> => {
    for (const Key of keys) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      if (Body !== undefined) await visit(await Body.transformToByteArray())
    }
  }

  return {
    ...createInterviewFolders(s3, buckets),

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

    /**
     * Writes the files one after another into one, which begins with other bytes than they do if wished; returns its
     * size. It holds a few megabytes at a time.
     */
    async concatenate(
      keys: readonly string[],
      { key, contentType, beginning }: Concatenated,
    ): Promise<number> {
      const target = createUpload(client, { Bucket: bucket, Key: key }, contentType)
      let toReplace = beginning?.replacedBytes ?? 0
      if (beginning !== undefined) await target.add(beginning.bytes)
      await read(keys, async (bytes) => {
        const kept = bytes.subarray(toReplace)
        toReplace -= bytes.length - kept.length
        if (kept.length > 0) await target.add(kept)
      })
      return target.finish()
    },
  }
}

/** A file that is written piece by piece, in one request if it is small. An upload that fails is aborted by the bucket's rule. */
function createUpload(client: S3Client, at: { Bucket: string; Key: string }, contentType: string) {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let bytes = 0
  let uploadId: string | undefined
  const parts: { PartNumber: number; ETag: string | undefined }[] = []

  const taken = (): Uint8Array => {
    const body = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    return body
  }
  const send = async (): Promise<void> => {
    uploadId ??= (await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: contentType })))
      .UploadId
    const PartNumber = parts.length + 1
    const { ETag } = await client.send(
      new UploadPartCommand({ ...at, UploadId: uploadId, PartNumber, Body: taken() }),
    )
    parts.push({ PartNumber, ETag })
  }

  return {
    async add(piece: Uint8Array): Promise<void> {
      waiting.push(piece)
      waitingBytes += piece.length
      bytes += piece.length
      if (waitingBytes >= uploadPartBytes) await send()
    },

    async finish(): Promise<number> {
      if (uploadId === undefined) {
        await client.send(new PutObjectCommand({ ...at, Body: taken(), ContentType: contentType }))
        return bytes
      }
      if (waitingBytes > 0) await send()
      await client.send(
        new CompleteMultipartUploadCommand({ ...at, UploadId: uploadId, MultipartUpload: { Parts: parts } }),
      )
      return bytes
    },
  }
}
