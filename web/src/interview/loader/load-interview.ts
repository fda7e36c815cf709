import type { SignedInUser } from '#shared/contract/auth/answers.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { TimeFactor } from '#shared/domain/interview-status.ts'
import type { InterviewSession } from '#shared/domain/interview.ts'
import type { Job } from '#shared/domain/job.ts'
import type { Profile } from '#shared/domain/profile.ts'
import { notFoundText, resolveSession } from './resolve-session.ts'

/** The calls of the API that the loader makes. */
export type LoaderCalls = {
  profile: () => Promise<Pick<Profile, 'name'>>
  sessions: () => Promise<readonly InterviewSession[]>
  job: (id: string) => Promise<Pick<Job, 'id' | 'title' | 'department'>>
}

type LoadedJob = { title: string; department: string }

export type LoadedInterview = {
  /** The id that opens the room: the session's, or the URL's where no session could be resolved. */
  sessionId: string
  job: LoadedJob
  /** The extra time that the candidate chose on an earlier visit. */
  timeFactor: TimeFactor
  candidateName: string
  /** The job that has no session yet. Starting its interview applies for it. */
  appliesFor: string | undefined
  /** The message where a call failed and general texts replace its answer. */
  failure: string | undefined
}

export type Loading =
  | { kind: 'ready'; interview: LoadedInterview }
  | { kind: 'failed'; message: string | undefined }

export const loadingFailedText = 'Failed to load interview session data. Please try again.'

const genericJob: LoadedJob = { title: 'Interview Session', department: '' }

/** Stands in while the id cannot be resolved; the server resolves it when the room is opened. */
const unresolved = (sessionId: string) => ({
  sessionId,
  job: genericJob,
  timeFactor: 1 as const,
  appliesFor: undefined,
})

const isMissing = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'job_not_found' || error.status === 404)

type Resolved = Pick<LoadedInterview, 'sessionId' | 'job' | 'timeFactor' | 'appliesFor'>

async function resolve(id: string, calls: LoaderCalls): Promise<Resolved | undefined> {
  const session = resolveSession(id, await calls.sessions())
  if (session !== undefined) {
    const { jobTitle, department, timeFactor } = session
    return {
      sessionId: session.id,
      job: { title: jobTitle || 'Position', department },
      timeFactor,
      appliesFor: undefined,
    }
  }
  try {
    const job = await calls.job(id)
    return {
      sessionId: id,
      job: { title: job.title || 'Position', department: job.department },
      timeFactor: 1,
      appliesFor: job.id,
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Loads what the page before the room shows. Where a call fails, general texts and a message replace its answer. */
export async function loadInterview(id: string, user: SignedInUser, calls: LoaderCalls): Promise<Loading> {
  const [profile, resolved] = await Promise.allSettled([calls.profile(), resolve(id, calls)])
  if (resolved.status === 'fulfilled' && resolved.value === undefined)
    return { kind: 'failed', message: notFoundText(id) }
  const hasFailed = profile.status === 'rejected' || resolved.status === 'rejected'
  return {
    kind: 'ready',
    interview: {
      ...((resolved.status === 'fulfilled' ? resolved.value : undefined) ?? unresolved(id)),
      candidateName: (profile.status === 'fulfilled' ? profile.value.name : '') || user.name,
      failure: hasFailed ? loadingFailedText : undefined,
    },
  }
}
