import { faultQueue } from '../../fault-queue.ts'
import type { Credentials } from '../../access.ts'
import { callerS3 } from './caller-s3.ts'
import { bad, checked, JobRefusal, type Checked, type StartBody } from './job-request.ts'
import { outputOf, type RecordedWord } from './output.ts'

/** Transcribe writes this file beside the output before it accepts a job, and leaves it there. */
const accessCheckName = '.write_access_check_file.temp'

const notFound = "The requested job couldn't be found. Check the job name and try your request again."

/** A fault of the next jobs, as a serialisable value. */
export type JobFault =
  | { kind: 'fails'; reason: string }
  /** The job is in progress for so many milliseconds. */
  | { kind: 'slow'; milliseconds: number }
  /** The job is completed, but half of its file is missing. */
  | { kind: 'half output' }
  | { kind: 'throttled' }
export type JobSetting = JobFault & { times?: number }

type Job = {
  name: string
  body: StartBody
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
  failure?: string
  created: number
  completed?: number
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
  /** The URL of S3, which the jobs call with the key of their caller. */
  s3: () => string
  /** The words of a recording. */
  words: (key: string) => readonly RecordedWord[]
}

export type Batch = ReturnType<typeof createBatch>

type Files = ReturnType<typeof callerS3>
type Run = { job: Job; request: Checked; fault: JobFault | undefined; files: Files }

const end = (job: Job, status: Job['status'], failure?: string): void =>
  void Object.assign(job, { status, failure, completed: Date.now() / 1000 })

async function run({ job, request, fault, files }: Run, words: BatchOptions['words']): Promise<void> {
  if (fault?.kind === 'fails') return end(job, 'FAILED', fault.reason)
  const hasChannels = job.body.Settings?.ChannelIdentification === true
  const whole = outputOf(job.name, words(request.media.key), hasChannels)
  const content = fault?.kind === 'half output' ? whole.slice(0, whole.length / 2) : whole
  if (await files.write(request.output, content)) end(job, 'COMPLETED')
  else end(job, 'FAILED', 'The output could not be written.')
}

/** Before it accepts a job, Transcribe checks that the caller may read the recording and write the output. */
async function checkAccess({ media, output }: Checked, files: Files): Promise<void> {
  if (!(await files.canRead(media)))
    throw bad("The S3 URI that you provided can't be accessed. Make sure that you have read permission.")
  const folder = output.key.replace(/[^/]*$/u, '')
  if (!(await files.write({ ...output, key: folder + accessCheckName }, '')))
    throw bad("The specified S3 bucket can't be accessed. Make sure that you have write permission.")
}

/** The ends of the jobs in progress. */
function createEnds() {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>()
  const forget = (): void => {
    for (const timer of waiting.keys()) clearTimeout(timer)
    waiting.clear()
  }
  return {
    forget,
    after: (milliseconds: number, end: () => Promise<void>): void => {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void end()
      }, milliseconds)
      waiting.set(timer, end)
    },
    now: async (): Promise<void> => {
      const all = [...waiting.values()]
      forget()
      for (const end of all) await end()
    },
  }
}

/** Transcribe's batch jobs: they read a recording from S3 and write a file there. */
export function createBatch({ s3, words }: BatchOptions) {
  const jobs = new Map<string, Job>()
  const ends = createEnds()
  const faults = faultQueue<JobFault>()
  const jobNamed = (name: string): Job => {
    const job = jobs.get(name)
    if (job === undefined) throw bad(notFound)
    return job
  }

  return {
    jobs: () => [...jobs.values()].map(described),
    set: faults.set,
    close: ends.forget,
    /** Ends the jobs in progress, also those of the fault `slow`. */
    endAll: ends.now,

    start: async (body: StartBody, signer: Credentials, region: string) => {
      const fault = faults.next()
      if (fault?.kind === 'throttled')
        throw new JobRefusal('LimitExceededException', 'You have sent too many requests.')
      const request = checked(body)
      if (jobs.has(request.name))
        throw new JobRefusal('ConflictException', 'The requested job name already exists.')
      if (s3() === '') throw bad('The stand-in has no URL of S3: set batch.s3.')
      const files = callerS3(s3(), signer, region)
      await checkAccess(request, files)
      const created = Date.now() / 1000
      const job: Job = { name: request.name, body, status: 'IN_PROGRESS', created }
      jobs.set(job.name, job)
      const milliseconds = fault?.kind === 'slow' ? fault.milliseconds : 0
      ends.after(milliseconds, () => run({ job, request, fault, files }, words))
      return { TranscriptionJob: described(job) }
    },

    get: (name: string) => ({ TranscriptionJob: described(jobNamed(name)) }),

    list: ({ JobNameContains: part = '' }: { JobNameContains?: string }) => ({
      TranscriptionJobSummaries: [...jobs.values()]
        .filter(({ name }) => name.includes(part))
        .map(({ name, status, created }) => ({
          TranscriptionJobName: name,
          TranscriptionJobStatus: status,
          CreationTime: created,
        })),
    }),

    remove: (name: string) => {
      if (jobNamed(name).status === 'IN_PROGRESS') throw bad('The job is in progress and cannot be deleted.')
      jobs.delete(name)
      return {}
    },
  }
}
