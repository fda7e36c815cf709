import type { StoredJob } from '../storage/jobs/stored-job.ts'
import type { StoredSession } from '../storage/interviews/stored-session.ts'

type NewSession = { userId: string; job: StoredJob; now: Date; id: string }

export const newSession = ({ userId, job, now, id }: NewSession): StoredSession => ({
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
})
