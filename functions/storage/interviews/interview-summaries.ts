import { GetObjectCommand } from '@aws-sdk/client-s3'
import { interviewWords, type InterviewWords } from '#shared/domain/interviewer/interview-words.ts'
import type { AwsAddress } from '../../config.ts'
import { createS3 } from '../files/s3.ts'
import { isS3Error } from '../files/s3-error.ts'

export const summaryName = 'summary.json'

export type InterviewSummaries = ReturnType<typeof createInterviewSummaries>

/** What recruiters read of the summaries of interviews, without opening their folders. */
export function createInterviewSummaries(s3: AwsAddress, bucket: string) {
  const client = createS3(s3)
  return {
    /** Undefined where the folder has no summary. */
    async wordsIn(folder: string): Promise<InterviewWords | undefined> {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: folder + summaryName }),
        )
        const summary: unknown = JSON.parse((await Body?.transformToString()) ?? '{}')
        // Summaries of older versions have neither.
        return interviewWords.parse({ quotes: null, interviewer: null, ...(summary as object) })
      } catch (error) {
        if (isS3Error(error, 'NoSuchKey')) return undefined
        throw error
      }
    },
  }
}
