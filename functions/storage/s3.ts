import { S3Client } from '@aws-sdk/client-s3'
import type { AwsAddress } from '../config.ts'
import { heedingDeadline } from '../deadline.ts'

/** Of each attempt. A request's own deadline ends it earlier, with all its attempts: `deadline.ts`. */
const connectMilliseconds = 1000
const answerMilliseconds = 5000
const attempts = 3

export const createS3 = (address: AwsAddress, timeouts = { answerMilliseconds }): S3Client =>
  heedingDeadline(
    new S3Client({
      ...address,
      // A local stand-in has no DNS name per bucket.
      forcePathStyle: address.endpoint !== undefined,
      maxAttempts: attempts,
      requestHandler: {
        connectionTimeout: connectMilliseconds,
        requestTimeout: timeouts.answerMilliseconds,
        throwOnRequestTimeout: true,
      },
    }),
  )
