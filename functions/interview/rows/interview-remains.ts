import {
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandInput,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { eraseVersions } from '#functions/platform/s3/erase-versions.ts'
import { callRecordingsPrefix } from './recording-key.ts'
import { transcriptionsPrefix } from '#shared/interview/interviewer/transcription-names.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'

export type InterviewBuckets = { interviews: string; recordings: string }

/** Names the files of an interview without its candidate; `position` is absent where no room was opened. */
export type RemainsOf = { sessionId: string; position?: string | undefined }

export type InterviewRemains = ReturnType<typeof createInterviewRemains>

/** What is stored of interviews whose session was removed. */
export function createInterviewRemains(s3: AwsAddress, { interviews, recordings }: InterviewBuckets) {
  const client = createS3(s3)
  return {
    /** Deletes every version of every file, and of what the provider of calls recorded. */
    async erase({ sessionId, position }: RemainsOf): Promise<void> {
      if (position === undefined) return
      for (const folder of await foldersOf(client, { bucket: interviews, position, sessionId }))
        await eraseVersions(client, interviews, folder)
      await eraseVersions(client, interviews, transcriptionsPrefix(sessionId))
      await eraseVersions(client, recordings, callRecordingsPrefix(sessionId))
    },
  }
}

/** The folders that end with the session's id, also those of which only earlier versions are left. */
async function foldersOf(
  client: S3Client,
  { bucket, position, sessionId }: { bucket: string; position: string; sessionId: string },
): Promise<string[]> {
  const folders: string[] = []
  let markers: Pick<ListObjectVersionsCommandInput, 'KeyMarker' | 'VersionIdMarker'> | undefined = {}
  while (markers !== undefined) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix: position, Delimiter: '/', ...markers }),
    )
    folders.push(...(page.CommonPrefixes ?? []).flatMap(({ Prefix }) => Prefix ?? []))
    markers =
      page.IsTruncated === true
        ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
        : undefined
  }
  return folders.filter((folder) => folder.endsWith(`--${sessionId}/`))
}
