import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { cvTypeOf, cvTypes } from '#shared/account/cv.ts'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'

/** Long enough to load a file, and short for a link that is passed on. */
const linkSeconds = 5 * 60

/** The links with which recruiters open CVs. */
export function createCvLinks(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    /**
     * A browser shows a PDF and downloads every other file. The type is that of the stored key, which the reader of the file
     * has confirmed, and never what the file's name or its uploader says. Undefined where the file is gone: its link would show XML.
     */
    async linkTo(
      { key, fileName }: { key: string; fileName: string },
      now: Date,
    ): Promise<{ url: string; expiresAt: Date } | undefined> {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
      } catch (error) {
        if (isS3Error(error, 'NotFound')) return undefined
        throw error
      }
      const type = cvTypeOf(key)
      const name = encodeURIComponent(fileName.toWellFormed())
      const url = await getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentType: type === undefined ? 'application/octet-stream' : cvTypes[type][0],
          ResponseContentDisposition: `${type === 'pdf' ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
        }),
        { expiresIn: linkSeconds, signingDate: now },
      )
      return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000) }
    },
  }
}
