import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'

const downloadSeconds = 5 * 60

/** Links with which candidates download the files of their own interviews. */
export function createInterviewLinks(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  const urlOf = (key: string): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn: downloadSeconds })
  return {
    /** Of every file in a folder; S3 lists up to a thousand, and an interview has some hundred while it is assembled. */
    async of(folder: string): Promise<{ name: string; url: string }[]> {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: folder }),
      )
      const keys = Contents.flatMap(({ Key }) => Key ?? [])
      return Promise.all(keys.map(async (key) => ({ name: key.slice(folder.length), url: await urlOf(key) })))
    },
  }
}
