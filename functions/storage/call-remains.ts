import type { AwsAddress } from '../config.ts'
import { eraseVersions } from './erase-versions.ts'
import { callRecordingsPrefix } from './recording-key.ts'
import { createS3 } from './s3.ts'

export type CallRemains = ReturnType<typeof createCallRemains>

/** What the provider of calls stored of a session whose candidate has withdrawn or deleted the account. */
export function createCallRemains(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    erase: (sessionId: string): Promise<void> =>
      eraseVersions(client, bucket, callRecordingsPrefix(sessionId)),
  }
}
