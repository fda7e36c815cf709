import { S3Client } from '@aws-sdk/client-s3'
import type { AwsAddress } from '../config.ts'

/** Answers 503 within a few seconds; without timeouts a request would hang until the gateway's 30. */
const connectMilliseconds = 1000
const answerMilliseconds = 5000
const attempts = 3

export const createS3 = (address: AwsAddress, timeouts = { answerMilliseconds }): S3Client =>
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
  })
