import type { Credentials } from '../../access.ts'
import { callerS3 } from './caller-s3.ts'
import { outputOf, type RecordedWord } from './output.ts'

/** What the next jobs do; a value that can be sent to another process. */
export type JobFault =
  | { kind: 'fails'; reason: string }
  /** The job is in progress for so many milliseconds. */
  | { kind: 'slow'; milliseconds: number }
  /** The job is completed, and its file ends in the middle. */
  | { kind: 'half output' }
  | { kind: 'throttled' }
export type JobSetting = JobFault & { times?: number }

export type StartBody = {
  TranscriptionJobName?: string
  LanguageCode?: string
  MediaFormat?: string
  Media?: { MediaFileUri?: string }
  OutputBucketName?: string
  OutputKey?: string
  Settings?: { ChannelIdentification?: boolean; ShowSpeakerLabels?: boolean; MaxSpeakerLabels?: number }
}

export class JobRefusal extends Error {
  readonly code: 'BadRequestException' | 'ConflictException' | 'LimitExceededException'

  constructor(code: JobRefusal['code'], message: string) {
    super(message)
    this.code = code
  }
}

type Job = {
  name: string
  body: StartBody
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
  failure: string | undefined
  created: number
  completed: number | undefined
}

const namePattern = /^[0-9a-zA-Z._-]{1,200}$/u
const outputKeyPattern = /^[a-zA-Z0-9\-_.!*'()/]{1,1024}$/u
const mediaPattern = /^s3:\/\/(?<bucket>[^/]+)\/(?<key>.+)$/u
const formats = ['mp3', 'mp4', 'wav', 'flac', 'ogg', 'amr', 'webm', 'm4a']
/** What the service writes beside the output before it accepts a job, and leaves there. */
const accessCheckName = '.write_access_check_file.temp'

const notFound = "The requested job couldn't be found. Check the job name and try your request again."

const bad = (message: string): JobRefusal => new JobRefusal('BadRequestException', message)

type Checked = {
  name: string
  media: { bucket: string; key: string }
  output: { bucket: string; key: string }
}

function checked({
  TranscriptionJobName: name = '',
  LanguageCode,
  MediaFormat = 'webm',
  Media,
  OutputBucketName,
  OutputKey = '',
  Settings = {},
}: StartBody): Checked {
  const { bucket, key } = mediaPattern.exec(Media?.MediaFileUri ?? '')?.groups ?? {}
  if (!namePattern.test(name)) throw bad("Value at 'transcriptionJobName' failed to satisfy constraint")
  if (LanguageCode === undefined) throw bad('You must specify the language code or identify the language.')
  if (!formats.includes(MediaFormat)) throw bad("Value at 'mediaFormat' failed to satisfy constraint")
  if (bucket === undefined || key === undefined) throw bad('The S3 URI that you provided is not valid.')
  if (OutputBucketName === undefined || !outputKeyPattern.test(OutputKey))
    throw bad("Value at 'outputKey' failed to satisfy constraint")
  if (Settings.ChannelIdentification === true && Settings.ShowSpeakerLabels === true)
    throw bad('You can only select one of channel identification and speaker labels.')
  return { name, media: { bucket, key }, output: { bucket: OutputBucketName, key: OutputKey } }
}

const described = ({ name, body, status, failure, created, completed }: Job) => ({
  TranscriptionJobName: name,
  TranscriptionJobStatus: status,
  LanguageCode: body.LanguageCode,
  MediaFormat: body.MediaFormat ?? 'webm',
  Media: body.Media,
  Settings: body.Settings,
  CreationTime: created,
  StartTime: created,
  ...(completed !== undefined && { CompletionTime: completed }),
  ...(failure !== undefined && { FailureReason: failure }),
  ...(status === 'COMPLETED' && {
    Transcript: {
      TranscriptFileUri: `https://s3.ap-southeast-2.amazonaws.com/${body.OutputBucketName}/${body.OutputKey}`,
    },
  }),
})

export type BatchOptions = {
  /** Where S3 is; the jobs call it with the key that started them. */
  s3: () => string
  /** What a recording says. */
  words: (key: string) => readonly RecordedWord[]
}

export type Batch = ReturnType<typeof createBatch>

/** Transcribe's batch jobs: they read a recording from S3 and write a file there. */
export function createBatch({ s3, words }: BatchOptions) {
  const jobs = new Map<string, Job>()
  const timers = new Set<NodeJS.Timeout>()
  let setting: JobSetting | null = null
  let left = 0

  const nextFault = (): JobFault | undefined => {
    if (setting === null || left < 1) return undefined
    left -= 1
    return setting
  }
  const end = (job: Job, status: Job['status'], failure?: string): void =>
    void Object.assign(job, { status, failure, completed: Date.now() / 1000 })

  async function run(job: Job, { media, output }: Checked, fault: JobFault | undefined, files: Files) {
    if (fault?.kind === 'fails') return end(job, 'FAILED', fault.reason)
    const whole = outputOf(job.name, words(media.key), job.body.Settings?.ChannelIdentification === true)
    const content = fault?.kind === 'half output' ? whole.slice(0, whole.length / 2) : whole
    const isWritten = await files.write(output, content)
    if (isWritten) end(job, 'COMPLETED')
    else end(job, 'FAILED', 'The output could not be written.')
  }

  return {
    jobs: () => [...jobs.values()].map(described),
    set(next: JobSetting | null): void {
      setting = next
      left = next?.times ?? Infinity
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer)
    },

    async start(body: StartBody, signer: Credentials, region: string) {
      const fault = nextFault()
      if (fault?.kind === 'throttled')
        throw new JobRefusal('LimitExceededException', 'You have sent too many requests.')
      const request = checked(body)
      if (jobs.has(request.name))
        throw new JobRefusal('ConflictException', 'The requested job name already exists.')
      if (s3() === '') throw bad('The stand-in was not told where S3 is.')
      const files: Files = callerS3(s3(), signer, region)
      if (!(await files.canRead(request.media)))
        throw bad("The S3 URI that you provided can't be accessed. Make sure that you have read permission.")
      const folder = request.output.key.replace(/[^/]*$/u, '')
      if (!(await files.write({ ...request.output, key: folder + accessCheckName }, '')))
        throw bad("The specified S3 bucket can't be accessed. Make sure that you have write permission.")
      const job: Job = {
        name: request.name,
        body,
        status: 'IN_PROGRESS',
        failure: undefined,
        created: Date.now() / 1000,
        completed: undefined,
      }
      jobs.set(job.name, job)
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          void run(job, request, fault, files)
        },
        fault?.kind === 'slow' ? fault.milliseconds : 0,
      )
      timers.add(timer)
      return { TranscriptionJob: described(job) }
    },

    get(name: string) {
      const job = jobs.get(name)
      if (job === undefined) throw bad(notFound)
      return { TranscriptionJob: described(job) }
    },

    list: ({ JobNameContains: part = '' }: { JobNameContains?: string }) => ({
      TranscriptionJobSummaries: [...jobs.values()]
        .filter(({ name }) => name.includes(part))
        .map((job) => ({
          TranscriptionJobName: job.name,
          TranscriptionJobStatus: job.status,
          CreationTime: job.created,
        })),
    }),

    remove(name: string) {
      const job = jobs.get(name)
      if (job === undefined) throw bad(notFound)
      if (job.status === 'IN_PROGRESS') throw bad('The job is in progress and cannot be deleted.')
      jobs.delete(name)
      return {}
    },
  }
}

type Files = ReturnType<typeof callerS3>
