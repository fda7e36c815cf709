import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import type { StoredSession } from './session/stored-session.ts'

type NewSession = {
  userId: string
  job: StoredJob
  now: Date
  id: string
  /** Of the session that this one follows. */
  timeFactor?: TimeFactor | undefined
}

export const newSession = ({ userId, job, now, id, timeFactor }: NewSession): StoredSession => ({
  userId,
  id,
  jobId: job.id,
  jobTitle: job.title,
  department: job.department,
  status: 'scheduled',
  createdAt: now.toISOString(),
  started_at: null,
  finished_at: null,
  roomCreatedAt: null,
  ...(timeFactor === undefined ? {} : { timeFactor }),
})
