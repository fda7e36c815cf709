import { createHash } from 'node:crypto'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { isS3Error } from './s3-error.ts'

/** S3 takes no smaller part of an upload, except the last. */
const uploadPartBytes = 5 * 1024 * 1024

/** Stands in the metadata of a file that was put together: the name of what it was put together from. */
const sourceName = 'source'

/** Parts never change, so their names are enough. */
export const sourceOf = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.join('\n')).digest('hex')

type NewFile = { Bucket: string; Key: string; ContentType: string; source: string }

/** The size of the file where it was put together from this source; undefined where it was not. */
async function bytesWritten(client: S3Client, { Bucket, Key, source }: NewFile): Promise<number | undefined> {
  try {
    const { Metadata, ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }))
    return Metadata?.[sourceName] === source ? ContentLength : undefined
  } catch (error) {
    // The answer to a HEAD has no body, so its code is that of the status.
    if (isS3Error(error, 'NotFound')) return undefined
    throw error
  }
}

/** Written in place of the first bytes. */
export type Beginning = { bytes: Uint8Array; replacedBytes: number }

type Content = {
  beginning: Beginning | undefined
  read: (visit: (bytes: Uint8Array) => Promise<void>) => Promise<void>
}

/**
 * Writes a file and returns its size. It holds a few megabytes at a time. One that an earlier run wrote of the same source is
 * not written again, because each writing is another version.
 */
export async function writeOnce(
  client: S3Client,
  file: NewFile,
  { beginning, read }: Content,
): Promise<number> {
  const written = await bytesWritten(client, file)
  if (written !== undefined) return written
  const target = createUpload(client, file)
  let toReplace = beginning?.replacedBytes ?? 0
  if (beginning !== undefined) await target.add(beginning.bytes)
  await read(async (bytes) => {
    const rest = bytes.subarray(toReplace)
    toReplace -= bytes.length - rest.length
    if (rest.length > 0) await target.add(rest)
  })
  return target.finish()
}

/** A file that is written piece by piece, in one request if it is small. An upload that fails is aborted by the bucket's rule. */
function createUpload(client: S3Client, { Bucket, Key, ContentType, source }: NewFile) {
  const at = { Bucket, Key }
  const file = { ...at, ContentType, Metadata: { [sourceName]: source } }
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
    uploadId ??= (await client.send(new CreateMultipartUploadCommand(file))).UploadId
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
        await client.send(new PutObjectCommand({ ...file, Body: taken() }))
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
