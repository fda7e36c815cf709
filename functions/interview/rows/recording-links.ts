import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { recordingPageName } from './recording-key.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'

/** Long enough to watch an interview with pauses, and short for a link that is passed on. */
export const recordingLinkSeconds = 60 * 60

/** The links with which a recruiter opens the files of an interview. */
export function createRecordingLinks(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)

  /** Folders such as that of the parts are left out. */
  const namesIn = async (folder: string): Promise<string[]> => {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, Delimiter: '/' }),
    )
    return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(folder.length)]))
  }

  return {
    /** A URL that opens the page with its files for an hour; undefined where the folder has no page. */
    async linkTo(folder: string, now: Date): Promise<{ url: string; expiresAt: Date } | undefined> {
      const names = await namesIn(folder)
      if (!names.includes(recordingPageName)) return undefined
      const signed = await Promise.all(
        names.map(async (name) => ({
          name,
          url: new URL(
            await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: folder + name }), {
              expiresIn: recordingLinkSeconds,
              // The same for each file, so that their URLs differ in path and signature alone.
              signingDate: now,
            }),
          ),
        })),
      )
      return { url: pageUrl(signed), expiresAt: new Date(now.getTime() + recordingLinkSeconds * 1000) }
    },
  }
}

/**
 * The page's URL with the signatures of the other files behind its `#`. The page builds their URLs from these, because the other
 * parameters are the same as its own. Browsers do not send what is behind the `#` to a server.
 */
function pageUrl(signed: readonly { name: string; url: URL }[]): string {
  const page = signed.find(({ name }) => name === recordingPageName)
  const signatures = new URLSearchParams(
    signed
      .filter((each) => each !== page)
      .map(({ name, url }): [string, string] => [name, url.searchParams.get('X-Amz-Signature') ?? '']),
  )
  return `${page?.url.href ?? ''}#${signatures.toString()}`
}
