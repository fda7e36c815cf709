import { GetObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { interviewWords, type InterviewWords } from '#shared/interview/interviewer/interview-words.ts'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'

const stored = z.object({
  interview: z.optional(z.object({ stoppedForWellbeing: z.optional(z.boolean()) })),
  answers: z.optional(z.unknown()),
  quotes: z.optional(z.unknown()),
  interviewer: z.optional(z.unknown()),
  transcription: z.optional(z.unknown()),
})

export const summaryName = 'summary.json'

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
        const summary = stored.parse(JSON.parse((await Body?.transformToString()) ?? '{}'))
        // Summaries of older versions have none of these. Their quotes by question leave answers out, and are not shown.
        const { answers = null, quotes, interviewer = null, transcription = null } = summary
        return interviewWords.parse({
          stoppedForWellbeing: summary.interview?.stoppedForWellbeing ?? false,
          answers,
          quotes: answers === null ? null : quotes,
          interviewer,
          transcription,
        })
      } catch (error) {
        if (isS3Error(error, 'NoSuchKey')) return undefined
        throw error
      }
    },
  }
}
