import type { S3Client } from '@aws-sdk/client-s3'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'

const clients = new Map<string, S3Client>()

/** S3 with every grant. One client for each URL, because a client takes longer than a call. */
export function s3Of({ s3 }: Pick<Stack, 's3'>): S3Client {
  const client = clients.get(s3) ?? createS3(localAddress(s3))
  clients.set(s3, client)
  return client
}
