import { CopyObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { callRecordingBegunAt, callRecordingsPrefix } from './recording-key.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'

/** S3 copies within itself, hundreds of megabytes in one request. */
const copyMilliseconds = 5 * 60 * 1000

export type CallRecording = {
  key: string
  bytes: number
  /** When it began, in milliseconds since 1970, which the provider writes into its name. */
  begunAt: number
}

/** What the provider of calls recorded. A recording is there once it is whole, because S3 shows no unfinished upload. */
export function createCallRecordings(s3: AwsAddress, buckets: { recordings: string; interviews: string }) {
  const client = createS3(s3, { answerMilliseconds: copyMilliseconds })
  return {
    /** Of a session, in the order of their beginning, which is their name. A call has few. */
    async of(sessionId: string): Promise<CallRecording[]> {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: buckets.recordings, Prefix: callRecordingsPrefix(sessionId) }),
      )
      return Contents.flatMap(({ Key: key, Size: bytes = 0 }) =>
        key?.endsWith('.mp4') === true && bytes > 0
          ? [{ key, bytes, begunAt: callRecordingBegunAt(key) }]
          : [],
      )
    },

    /** The bucket's rule deletes the original a few days later. */
    async copy(key: string, to: string): Promise<void> {
      await client.send(
        new CopyObjectCommand({
          Bucket: buckets.interviews,
          Key: to,
          CopySource: `${buckets.recordings}/${key}`,
          // So that a browser plays it, whatever type it was stored with.
          ContentType: 'video/mp4',
          MetadataDirective: 'REPLACE',
        }),
      )
    },
  }
}
