import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  ListTranscriptionJobsCommand,
  StartTranscriptionJobCommand,
  TranscribeClient,
  type StartTranscriptionJobCommandInput,
} from '@aws-sdk/client-transcribe'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessFor } from '../access.ts'
import { startInterviewerServices, type LocalInterviewerServices } from '../interviewer/server.ts'
import { startS3 } from '../s3/server.ts'

const region = 'ap-southeast-2'
const jobs = [
  'StartTranscriptionJob',
  'GetTranscriptionJob',
  'ListTranscriptionJobs',
  'DeleteTranscriptionJob',
]
const key = (name: string) => ({ accessKeyId: name, secretAccessKey: `${name}-secret` })
const files = (actions: string[]) => ({ interviews: [{ prefix: '', actions }] })
const access = accessFor([
  { name: 'root', ...key('root') },
  {
    name: 'writer',
    ...key('writer'),
    grants: { services: { transcribe: jobs }, files: files(['PutObject']) },
  },
  {
    name: 'reader',
    ...key('reader'),
    grants: { services: { transcribe: jobs }, files: files(['GetObject']) },
  },
  { name: 'nobody', ...key('nobody'), grants: { files: files(['GetObject', 'PutObject']) } },
])

let services: LocalInterviewerServices
let s3: Awaited<ReturnType<typeof startS3>>
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'transcription-jobs-'))
  s3 = await startS3({
    directory,
    port: 0,
    region,
    access,
    buckets: [{ name: 'interviews', corsOrigins: [] }],
  })
  services = await startInterviewerServices({ access, s3: s3.url })
  await bucket().send(
    new PutObjectCommand({ Bucket: 'interviews', Key: 'recording.webm', Body: 'recording' }),
  )
})
afterAll(async () => {
  await services.close()
  await s3.close()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(() => {
  services.batch.set(null)
  services.batch.words = [
    { channel: 0, text: 'Forty', start: 0.5, end: 0.9 },
    { channel: 1, text: 'Why?', start: 2, end: 2.3 },
    { channel: 0, text: 'nodes.', start: 1, end: 1.4 },
  ]
})

const bucket = () =>
  new S3Client({ region, endpoint: s3.url, credentials: key('root'), forcePathStyle: true })
const client = (name = 'root') =>
  new TranscribeClient({ region, endpoint: services.url, credentials: key(name), maxAttempts: 1 })

let count = 0
type Job = StartTranscriptionJobCommandInput & { TranscriptionJobName: string; OutputKey: string }
const aJob = (more: Partial<Job> = {}): Job => {
  count += 1
  return {
    TranscriptionJobName: `job-${count}`,
    LanguageCode: 'en-AU',
    MediaFormat: 'webm',
    Media: { MediaFileUri: 's3://interviews/recording.webm' },
    OutputBucketName: 'interviews',
    OutputKey: `out/job-${count}.json`,
    Settings: { ChannelIdentification: true },
    ...more,
  }
}

async function ended(name: string) {
  for (;;) {
    const { TranscriptionJob: job } = await client().send(
      new GetTranscriptionJobCommand({ TranscriptionJobName: name }),
    )
    if (job?.TranscriptionJobStatus !== 'IN_PROGRESS') return job
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const textOf = async (Key: string): Promise<string> => {
  const { Body } = await bucket().send(new GetObjectCommand({ Bucket: 'interviews', Key }))
  return (await Body?.transformToString()) ?? ''
}

describe('a job of Transcribe', () => {
  test('writes a file with the words of each channel, and leaves the file of its access check', async () => {
    const job = aJob()
    const { TranscriptionJob: begun } = await client().send(new StartTranscriptionJobCommand(job))
    expect(begun?.TranscriptionJobStatus).toBe('IN_PROGRESS')
    expect(await ended(job.TranscriptionJobName)).toMatchObject({
      TranscriptionJobStatus: 'COMPLETED',
      Transcript: {
        TranscriptFileUri: `https://s3.${region}.amazonaws.com/interviews/${job.OutputKey}`,
      },
    })
    const { results } = JSON.parse(await textOf(job.OutputKey))
    expect(results.transcripts).toEqual([{ transcript: 'Forty nodes. Why?' }])
    expect(results.channel_labels.number_of_channels).toBe(2)
    const [candidate] = results.channel_labels.channels
    expect(candidate.items.map((item: object) => ({ ...item, id: 0 }))).toEqual([
      {
        id: 0,
        channel_label: 'ch_0',
        type: 'pronunciation',
        start_time: '0.5',
        end_time: '0.9',
        alternatives: [{ confidence: '0.998', content: 'Forty' }],
      },
      {
        id: 0,
        channel_label: 'ch_0',
        type: 'pronunciation',
        start_time: '1',
        end_time: '1.4',
        alternatives: [{ confidence: '0.998', content: 'nodes' }],
      },
      {
        id: 0,
        channel_label: 'ch_0',
        type: 'punctuation',
        alternatives: [{ confidence: '0.0', content: '.' }],
      },
    ])
    const { Contents = [] } = await bucket().send(
      new ListObjectsV2Command({ Bucket: 'interviews', Prefix: 'out/' }),
    )
    expect(Contents.map(({ Key }) => Key)).toContain('out/.write_access_check_file.temp')
  })

  test('has a unique name, is listed by a part of it, and can be deleted once it has ended', async () => {
    services.batch.set({ kind: 'slow', milliseconds: 60_000, times: 1 })
    const running = aJob()
    await client().send(new StartTranscriptionJobCommand(running))
    await expect(client().send(new StartTranscriptionJobCommand(running))).rejects.toMatchObject({
      name: 'ConflictException',
    })
    const remove = (TranscriptionJobName: string) =>
      client().send(new DeleteTranscriptionJobCommand({ TranscriptionJobName }))
    await expect(remove(running.TranscriptionJobName)).rejects.toMatchObject({ name: 'BadRequestException' })
    const job = aJob()
    await client().send(new StartTranscriptionJobCommand(job))
    await ended(job.TranscriptionJobName)
    const listed = async () =>
      (await client().send(new ListTranscriptionJobsCommand({ JobNameContains: job.TranscriptionJobName })))
        .TranscriptionJobSummaries?.length
    expect(await listed()).toBe(1)
    await remove(job.TranscriptionJobName)
    expect(await listed()).toBe(0)
    await expect(remove(job.TranscriptionJobName)).rejects.toThrow("couldn't be found")
  })

  test('needs the grants of its key in Transcribe and in S3', async () => {
    const start = (name: string) => client(name).send(new StartTranscriptionJobCommand(aJob()))
    await expect(start('nobody')).rejects.toMatchObject({ name: 'AccessDeniedException' })
    await expect(start('writer')).rejects.toThrow('read permission')
    await expect(start('reader')).rejects.toThrow('write permission')
  })

  test.each([
    [{ OutputKey: 'aïsyah/1.json' }, "'outputKey'"],
    [{ TranscriptionJobName: 'a job' }, "'transcriptionJobName'"],
    [{ Media: { MediaFileUri: 's3://interviews/gone.webm' } }, 'read permission'],
    [{ Settings: { ChannelIdentification: true, ShowSpeakerLabels: true } }, 'only select one'],
  ])('is refused with %o', async (more, message) => {
    await expect(client().send(new StartTranscriptionJobCommand(aJob(more)))).rejects.toThrow(message)
  })

  test('has the faults that are set', async () => {
    services.batch.set({ kind: 'throttled', times: 1 })
    await expect(client().send(new StartTranscriptionJobCommand(aJob()))).rejects.toMatchObject({
      name: 'LimitExceededException',
    })
    services.batch.set({ kind: 'fails', reason: 'No speech.', times: 1 })
    const failing = aJob()
    await client().send(new StartTranscriptionJobCommand(failing))
    expect(await ended(failing.TranscriptionJobName)).toMatchObject({
      TranscriptionJobStatus: 'FAILED',
      FailureReason: 'No speech.',
    })
    services.batch.set({ kind: 'half output', times: 1 })
    const half = aJob()
    await client().send(new StartTranscriptionJobCommand(half))
    await ended(half.TranscriptionJobName)
    const text = await textOf(half.OutputKey)
    expect(() => JSON.parse(text)).toThrow('JSON')
  })
})
