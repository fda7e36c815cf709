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
  /** What the room is opened with: the id of a session, or the one in the URL where it could not be resolved. */
  sessionId: string
  job: LoadedJob
  /** What the candidate asked for on an earlier visit. */
  timeFactor: TimeFactor
  candidateName: string
  /** The job that has no session yet. Starting its interview applies for it. */
  appliesFor: string | undefined
  /** Something could not be loaded, and a general text replaces it. */
  failure: string | undefined
}

export type Loading =
  | { kind: 'ready'; interview: LoadedInterview }
  | { kind: 'failed'; message: string | undefined }

export const loadingFailedText = 'Failed to load interview session data. Please try again.'

const genericJob: LoadedJob = { title: 'Interview Session', department: '' }

/** The id of a session that cannot be resolved now; opening the room resolves it again. */
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

/** Loads what the page shows before the room. A call that fails is replaced by something general, with a message. */
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
