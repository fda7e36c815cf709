import type { Application } from './application.ts'
import { isDecided } from './application-status.ts'
import type { InterviewSession } from './session/interview.ts'

type Begun = {
  applications: readonly Pick<Application, 'jobId' | 'status'>[]
  sessions: readonly Pick<InterviewSession, 'jobId' | 'started_at'>[]
}

/**
 * The positions whose application recruiters work with: an interview was started, or a recruiter has decided. An account with one
 * is not deleted for an unconfirmed e-mail address, and the application stays when the account is emptied.
 */
export function keptForRecruiters({ applications, sessions }: Begun): ReadonlySet<string> {
  const interviewed = new Set(
    sessions.filter(({ started_at }) => started_at !== null).map(({ jobId }) => jobId),
  )
  return new Set(
    applications
      .filter(
        ({ jobId, status }) => interviewed.has(jobId) || status === 'interview_pending' || isDecided(status),
      )
      .map(({ jobId }) => jobId),
  )
}
