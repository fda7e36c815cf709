import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { RecordingPart } from '#shared/domain/recording.ts'
import type { AwsAddress } from '../config.ts'
import { partKey } from './recording-key.ts'
import { createS3 } from './s3.ts'

/** Long enough for a part on a connection of 300 kbit/s. */
const uploadSeconds = 5 * 60

export type RecordingForms = ReturnType<typeof createRecordingForms>

/** The forms with which a browser uploads a recording while it runs. */
export function createRecordingForms(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    /** For five minutes a browser may post a part of exactly this type and size. */
    async formFor(
      folder: string,
      part: RecordingPart,
    ): Promise<{ url: string; fields: Record<string, string> }> {
      const { contentType, size } = part
      const { url, fields } = await createPresignedPost(client, {
        Bucket: bucket,
        Key: partKey(folder, part),
        Expires: uploadSeconds,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', size, size],
          ['eq', '$Content-Type', contentType],
        ],
      })
      return { url, fields }
    },
  }
}
