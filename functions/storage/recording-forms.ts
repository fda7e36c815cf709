import type { RecordingPart } from '#shared/domain/recording.ts'
import type { AwsAddress } from '../config.ts'
import { exactUpload, type PostForm } from './exact-upload.ts'
import { partKey } from './recording-key.ts'
import { createS3 } from './s3.ts'

export type RecordingForms = ReturnType<typeof createRecordingForms>

/** The forms with which a browser uploads a recording while it runs. */
export function createRecordingForms(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    /** Its five minutes are long enough for a part on a connection of 300 kbit/s. */
    formFor: (folder: string, part: RecordingPart): Promise<PostForm> => {
      const { contentType, size } = part
      return exactUpload(client, { bucket, key: partKey(folder, part), contentType, size })
    },
  }
}
