import { PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { RecordingPart } from '#shared/application/session/recording.ts'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { partKey } from './recording-key.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'

/** Long enough for a part on a connection of 300 kbit/s. */
const uploadSeconds = 5 * 60

/** A presigned PUT: the browser sends these headers with it, which are signed. */
export type SignedUpload = { url: string; headers: Record<string, string> }

/** The requests with which a browser uploads a recording while it runs. */
export function createRecordingUploads(s3: AwsAddress, bucket: string) {
  const client = createS3(s3, { checksums: 'WHEN_REQUIRED' })
  return {
    /**
     * For a file of exactly this type and size, where there is none yet: a request that is repeated stores nothing, unlike a
     * presigned form, which stores another version each time.
     */
    async uploadFor(folder: string, part: RecordingPart): Promise<SignedUpload> {
      const { contentType, size } = part
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: partKey(folder, part),
        ContentType: contentType,
        ContentLength: size,
        IfNoneMatch: '*',
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: uploadSeconds,
        // By default the SDK leaves the type unsigned. The length is signed, and the browser sets it itself.
        signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
      })
      return { url, headers: { 'content-type': contentType, 'if-none-match': '*' } }
    },
  }
}
