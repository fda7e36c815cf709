import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { hasEnded, type TimeFactor } from '#shared/application/session/interview-status.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { Job } from '#shared/position/job.ts'
import type { Profile } from '#shared/account/profile.ts'
import { progressOfJob, turnOf } from '#shared/application/turn.ts'
import { notFoundText, resolveSession } from './resolve-session.ts'

type FoundJob = Pick<Job, 'id' | 'title' | 'department'>

/** The calls of the API that the loader makes. */
export type LoaderCalls = {
  profile: () => Promise<Pick<Profile, 'name'>>
  sessions: () => Promise<readonly InterviewSession[]>
  application: (jobId: string) => Promise<JobApplication>
  job: (id: string) => Promise<FoundJob>
}

type LoadedJob = { title: string; department: string }

export type LoadedInterview = {
  /** The id that opens the room: the session's, or the URL's where no session could be resolved. */
  sessionId: string
  job: LoadedJob
  /** The extra time that the candidate chose on an earlier visit. */
  timeFactor: TimeFactor
  candidateName: string
  /** The job whose session is asked for at the start: it has none yet, or the URL names the job and its latest session has ended. */
  asksFor: string | undefined
  hasApplied: boolean
  /** When the room of an interview that has begun closes. */
  continueBefore: string | null
  interviewsLeft: number | null
  /** The message where a call failed and general texts replace its answer. */
  failure: string | undefined
}

export type Loading =
  | { kind: 'ready'; interview: LoadedInterview }
  /** There is no interview to take: the application is decided, or it waits for the team. */
  | { kind: "not the candidate's turn"; jobId: string }
  | { kind: 'failed'; message: string | undefined }

export const loadingFailedText = 'Failed to load interview session data. Please try again.'

const genericJob: LoadedJob = { title: 'Interview Session', department: '' }

/** Stands in while the id cannot be resolved; the server resolves it when the room is opened. */
const unresolved = (sessionId: string) => ({
  sessionId,
  job: genericJob,
  timeFactor: 1 as const,
  asksFor: undefined,
  hasApplied: true,
  continueBefore: null,
  interviewsLeft: null,
})

const isMissing = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'job_not_found' || error.status === 404)

type Resolved = Omit<LoadedInterview, 'candidateName' | 'failure'> | Extract<Loading, { jobId: string }>

async function jobOf(id: string, { job }: LoaderCalls): Promise<FoundJob | undefined> {
  try {
    return await job(id)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const jobOfSession = ({ jobId, jobTitle, department }: InterviewSession): FoundJob => ({
  id: jobId,
  title: jobTitle,
  department,
})

async function resolve(id: string, calls: LoaderCalls, now: Date): Promise<Resolved | undefined> {
  const session = resolveSession(id, await calls.sessions())
  const job = session === undefined ? await jobOf(id, calls) : jobOfSession(session)
  if (job === undefined) return undefined
  const application = await calls.application(job.id)
  const { hasApplied } = application
  if (hasApplied && turnOf(progressOfJob(application, now)) !== 'candidate')
    return { kind: "not the candidate's turn", jobId: job.id }
  // Of a withdrawn application a session can still be listed.
  const needsSession = session === undefined || !hasApplied || (session.id !== id && hasEnded(session.status))
  return {
    sessionId: session?.id ?? id,
    job: { title: job.title || 'Position', department: job.department },
    timeFactor: session?.timeFactor ?? 1,
    asksFor: needsSession ? job.id : undefined,
    hasApplied,
    // An older API sends neither.
    continueBefore: session?.continueBefore ?? null,
    interviewsLeft: application.interviewsLeft ?? null,
  }
}

/** Loads what the page before the room shows. Where a call fails, general texts and a message replace its answer. */
export async function loadInterview(
  id: string,
  user: SignedInUser,
  calls: LoaderCalls,
  now = new Date(),
): Promise<Loading> {
  const [profile, resolved] = await Promise.allSettled([calls.profile(), resolve(id, calls, now)])
  const resolution = resolved.status === 'fulfilled' ? resolved.value : unresolved(id)
  if (resolution === undefined) return { kind: 'failed', message: notFoundText(id) }
  if ('kind' in resolution) return resolution
  const hasFailed = profile.status === 'rejected' || resolved.status === 'rejected'
  return {
    kind: 'ready',
    interview: {
      ...resolution,
      candidateName: (profile.status === 'fulfilled' ? profile.value.name : '') || user.name,
      failure: hasFailed ? loadingFailedText : undefined,
    },
  }
}
