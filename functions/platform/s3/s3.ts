import { S3Client } from '@aws-sdk/client-s3'
import type { AwsAddress } from '../config/aws-address.ts'
import { attempts, heedingDeadline } from '../world/sdk-client.ts'

const usualAnswerMilliseconds = 5000

type Options = {
  answerMilliseconds?: number
  /** For uploads that a browser sends: by default the SDK signs a checksum of the body, which it does not have then. */
  checksums?: 'WHEN_REQUIRED'
}

export const createS3 = (
  address: AwsAddress,
  { answerMilliseconds = usualAnswerMilliseconds, checksums }: Options = {},
): S3Client =>
  heedingDeadline(
    new S3Client({
      ...address,
      // A local stand-in has no DNS name per bucket.
      forcePathStyle: address.endpoint !== undefined,
      ...(checksums === undefined ? {} : { requestChecksumCalculation: checksums }),
      ...attempts({ max: 3, connectMilliseconds: 1000, answerMilliseconds }),
    }),
  )
