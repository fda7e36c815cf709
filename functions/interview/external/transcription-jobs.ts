import {
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  ListTranscriptionJobsCommand,
  StartTranscriptionJobCommand,
  TranscribeClient,
  type LanguageCode,
  type MediaFormat,
} from '@aws-sdk/client-transcribe'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { attempts } from '#functions/platform/world/sdk-client.ts'

const connectMilliseconds = 1000
const answerMilliseconds = 5000
const maxAttempts = 3

export type JobState =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'completed' }
  | { kind: 'failed'; reason: string }

export type NewJob = {
  name: string
  /** Of the recording. */
  key: string
  format: 'webm' | 'mp4'
  /** Each speaker has a channel. */
  hasChannels: boolean
  outputKey: string
}

export type TranscriptionJobs = ReturnType<typeof createTranscriptionJobs>

const clientAt = (address: AwsAddress): TranscribeClient =>
  new TranscribeClient({
    ...address,
    ...attempts({ max: maxAttempts, connectMilliseconds, answerMilliseconds }),
  })

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name)

/** The errors for a job that does not exist, and for the deletion of one that still runs. */
const missingOrRunning = ['BadRequestException', 'NotFoundException'] as const

async function remove(client: TranscribeClient, name: string): Promise<void> {
  try {
    await client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: name }))
  } catch (error) {
    if (!isNamed(error, ...missingOrRunning)) throw error
  }
}

/** Batch jobs of Amazon Transcribe. They read and write S3 with the rights of the function that starts them. */
export function createTranscriptionJobs({
  address,
  language,
  bucket,
}: {
  address: AwsAddress
  language: string
  bucket: string
}) {
  const client = clientAt(address)
  return {
    /** A job that was started before is a success: names are unique in the account. */
    async start({ name, key, format, hasChannels, outputKey }: NewJob): Promise<void> {
      try {
        await client.send(
          new StartTranscriptionJobCommand({
            TranscriptionJobName: name,
            // Checked against the supported languages when the operator's settings are read.
            LanguageCode: language as LanguageCode,
            MediaFormat: format satisfies MediaFormat,
            Media: { MediaFileUri: `s3://${bucket}/${key}` },
            OutputBucketName: bucket,
            OutputKey: outputKey,
            ...(hasChannels && { Settings: { ChannelIdentification: true } }),
          }),
        )
      } catch (error) {
        if (!isNamed(error, 'ConflictException')) throw error
      }
    },

    async look(name: string): Promise<JobState> {
      try {
        const { TranscriptionJob } = await client.send(
          new GetTranscriptionJobCommand({ TranscriptionJobName: name }),
        )
        const { TranscriptionJobStatus: status, FailureReason: reason = 'no reason' } = TranscriptionJob ?? {}
        if (status === 'FAILED') return { kind: 'failed', reason }
        return { kind: status === 'COMPLETED' ? 'completed' : 'running' }
      } catch (error) {
        if (isNamed(error, ...missingOrRunning)) return { kind: 'none' }
        throw error
      }
    },

    remove: (name: string): Promise<void> => remove(client, name),
  }
}

/** Deletes the jobs of removed interviews. Transcribe keeps one that still runs, and a later run deletes it. */
export function createTranscriptionRemoval(address: AwsAddress) {
  const client = clientAt(address)
  return {
    async ofSession(sessionId: string): Promise<void> {
      const { TranscriptionJobSummaries: jobs = [] } = await client.send(
        new ListTranscriptionJobsCommand({ JobNameContains: sessionId }),
      )
      for (const { TranscriptionJobName: name } of jobs) if (name !== undefined) await remove(client, name)
    },
  }
}
