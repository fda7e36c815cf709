import { GetObjectCommand } from '@aws-sdk/client-s3'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** The content of the file of this name, among the keys of an interview. */
export async function interviewFile(
  { s3 }: Pick<TestStack, 's3'>,
  keys: readonly string[],
  name: string,
): Promise<Buffer> {
  const Key = keys.find((key) => key.endsWith(`/${name}`))
  if (Key === undefined) throw new Error(`The interview has no file ${name}: ${keys.join(', ')}`)
  const { Body } = await createS3(localAddress(s3)).send(new GetObjectCommand({ Bucket: 'interviews', Key }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}
