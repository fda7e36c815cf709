import { ListObjectsV2Command, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { localAddress } from '#infra/local/functions/config.ts'
import { caller, type ApiAnswer, type Call } from './api.ts'
import { uploader } from './cv-upload.ts'
import type { TestStack } from './stack.ts'

let strangers = 0

/** Name and e-mail address of a candidate without an account. */
export const aStranger = (): { email: string; name: string } => {
  strangers += 1
  return { email: `stranger.${strangers}@example.com`, name: 'Siti Rahmah binti Osman' }
}

export function cvDesk(stack: TestStack) {
  const call: Call = caller(stack)
  return {
    call,
    upload: uploader(stack),
    register: (form: Record<string, string>, token?: string): Promise<ApiAnswer> =>
      call('POST /auth/register-with-cv', { form: { confirm_update: 'false', ...form }, token }),
    /** The current files below a prefix. */
    presentFilesOf: async (prefix: string): Promise<string[]> => {
      const s3 = new S3Client({ ...localAddress(stack.s3), forcePathStyle: true })
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'uploads', Prefix: prefix }))
      return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
    },
    /** Every version of every file below a prefix. */
    filesOf: async (prefix: string): Promise<string[]> => {
      const s3 = new S3Client({ ...localAddress(stack.s3), forcePathStyle: true })
      const { Versions = [] } = await s3.send(
        new ListObjectVersionsCommand({ Bucket: 'uploads', Prefix: prefix }),
      )
      return Versions.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
    },
    profileOf: async (token: string) =>
      (await call('GET /auth/me', { token })).body['data'] as Record<string, unknown>,
  }
}
