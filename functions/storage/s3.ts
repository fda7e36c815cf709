import { S3Client } from '@aws-sdk/client-s3'
import type { AwsAddress } from '../config.ts'
import { attempts, heedingDeadline } from '../sdk-client.ts'

export const createS3 = (
  address: AwsAddress,
  { answerMilliseconds } = { answerMilliseconds: 5000 },
): S3Client =>
  heedingDeadline(
    new S3Client({
      ...address,
      // A local stand-in has no DNS name per bucket.
      forcePathStyle: address.endpoint !== undefined,
      ...attempts({ most: 3, connectMilliseconds: 1000, answerMilliseconds }),
    }),
  )
