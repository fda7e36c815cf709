import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { countUp } from '#functions/position/rows/application-count.ts'
import { createJobSnapshots, snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { jobSample } from './job-sample.ts'
import { dynamoOf } from './rows.ts'
import type { TestStack } from './stack.ts'

/** An open position without a closing date; a test overrides the properties it is about. */
export const aJob = (overrides: Partial<StoredJob> = {}): StoredJob => ({
  ...jobSample,
  sections: [],
  criteria: [],
  screening: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...overrides,
})

type Storage = Pick<TestStack, 'dynamo' | 's3'>

const quietWorld = { clock: systemClock, log: createLog({}, () => {}) }

const snapshotsOf = ({ s3 }: Pick<TestStack, 's3'>) =>
  createJobSnapshots(localAddress(s3), 'published', quietWorld)

export const jobsOf = (stack: Pick<TestStack, 'dynamo'>) => createJobs(dynamoOf(stack), 'jobs', systemRandom)

/** Imports a position as the recruiter tool does, which leaves its status. */
export function importJob(stack: Pick<TestStack, 'dynamo'>, job: StoredJob) {
  const { id, status: _, updatedAt, ...imported } = job
  return jobsOf(stack).import(id, imported, new Date(updatedAt))
}

/** Writes the snapshot of all positions and their counts, as a publication does. */
export async function publishSnapshot(stack: Storage): Promise<void> {
  await snapshotsOf(stack).write({ publishedAt: new Date().toISOString(), jobs: await jobsOf(stack).all() })
}

/**
 * Stores positions and publishes the snapshot. The API's clock moves on by as long as functions keep a snapshot, so the next
 * request reads the new one.
 */
export async function putJobs(
  stack: Storage & Pick<TestStack, 'moveClock'>,
  jobs: readonly StoredJob[],
): Promise<void> {
  for (const job of jobs) {
    await importJob(stack, job)
    if (job.status === 'closed') await jobsOf(stack).setStatus(job.id, job.status, new Date(job.updatedAt))
  }
  await publishSnapshot(stack)
  stack.moveClock(snapshotSeconds)
}

type Key = { userId: string; jobId: string }

/** Writes an interview session in any state, which otherwise only the interview's room reaches. */
export async function setSession(
  stack: Pick<TestStack, 'dynamo'>,
  given: Key & Partial<StoredSession>,
): Promise<StoredSession> {
  const job = aJob({ id: given.jobId })
  const session: StoredSession = {
    id: `session-${given.userId}-${given.jobId}`,
    jobTitle: job.title,
    department: job.department,
    status: 'scheduled',
    createdAt: '2026-11-20T09:00:00.000Z',
    started_at: null,
    finished_at: null,
    roomCreatedAt: null,
    ...given,
  }
  await dynamoOf(stack).send(new PutCommand({ TableName: 'sessions', Item: session }))
  return session
}

/** Writes an application in any state, most of which only recruiters set, and counts it where it is new. */
export async function setApplication(
  stack: Pick<TestStack, 'dynamo'>,
  given: Key & Partial<StoredApplication>,
): Promise<StoredApplication> {
  const job = aJob({ id: given.jobId })
  const application: StoredApplication = {
    id: applicationId(given),
    jobTitle: job.title,
    department: job.department,
    status: 'ai_pending',
    appliedAt: '2026-11-20T09:00:00.000Z',
    sessionId: `session-${given.userId}-${given.jobId}`,
    interviewsStarted: 0,
    interviewDate: null,
    interviewPlace: null,
    interviewMinutes: null,
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...given,
  }
  const { Attributes: before } = await dynamoOf(stack).send(
    new PutCommand({
      TableName: 'applications',
      Item: { ...application, jobAndStatus: `${given.jobId}#${application.status}` },
      ReturnValues: 'ALL_OLD',
    }),
  )
  const { Update } = countUp({ table: 'jobs', jobId: application.jobId, random: systemRandom })
  if (before === undefined) await dynamoOf(stack).send(new UpdateCommand(Update))
  return application
}
