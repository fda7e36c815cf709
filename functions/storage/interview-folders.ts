import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import type { AwsAddress } from '../config.ts'
import { callRecordingsPrefix } from './recording-key.ts'
import { createS3 } from './s3.ts'

const deletedAtOnce = 10

/** A folder's name ends with the session's id; no other part of it has two hyphens. */
const sessionIdIn = (folder: string): string => folder.slice(folder.lastIndexOf('--') + 2).replace('/', '')

export type InterviewBuckets = { interviews: string; recordings: string }

export type InterviewFolders = ReturnType<typeof createInterviewFolders>

/** The folders of interviews, for those who delete them: without what writes files, a function's bundle is smaller. */
export function createInterviewFolders(s3: AwsAddress, { interviews, recordings }: InterviewBuckets) {
  const client = createS3(s3)

  const list = async (prefix: string, Bucket = interviews): Promise<string[]> => {
    const keys: string[] = []
    let next: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          ...(next === undefined ? {} : { ContinuationToken: next }),
        }),
      )
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key)
      next = page.NextContinuationToken
    } while (next !== undefined)
    return keys
  }

  const remove = async (keys: readonly string[], Bucket = interviews): Promise<void> => {
    for (let from = 0; from < keys.length; from += deletedAtOnce) {
      await Promise.all(
        keys
          .slice(from, from + deletedAtOnce)
          .map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))),
      )
    }
  }

  return {
    /** In the order of their keys. */
    list,

    remove,

    /**
     * Deletes all files of an interview, and what a provider of calls recorded of it. The buckets are versioned: their rules
     * delete the earlier versions a day later.
     */
    async removeFolder(folder: string): Promise<void> {
      await remove(await list(callRecordingsPrefix(sessionIdIn(folder)), recordings), recordings)
      await remove(await list(folder))
    },
  }
}
