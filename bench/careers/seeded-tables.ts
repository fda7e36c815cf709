import { startDynamo } from 'local-aws/dynamodb'
import { fillTables } from 'local-aws/dynamodb/fill'
import { createTables } from '#infra/local/create-tables.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import { jobPart } from '#functions/position/rows/stored-job.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { aJob } from '#tests/support/jobs.ts'

/** The candidate whose requests are measured, with this many applications. */
export const candidate = 'candidate'
const ownApplications = 20

export const jobIdOf = (number: number): string => `job-${number}`

const applied = '2026-11-01T09:00:00.000Z'

/** About 1.5 kB. */
export const description =
  'We run the network between our GPU clusters and look for an engineer who knows it. '.repeat(18)

const jobRow = (number: number) => ({ ...aJob({ id: jobIdOf(number), description }), part: jobPart })
const counterRow = (number: number) => ({ id: jobIdOf(number), part: 'count#0', count: 1 })

const applicationRow = (userId: string, number: number): StoredApplication => ({
  userId,
  jobId: jobIdOf(number),
  id: applicationId({ userId, jobId: jobIdOf(number) }),
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status: 'ai_pending',
  appliedAt: applied,
  sessionId: `session-${number}`,
  interviewsStarted: 0,
  interviewDate: null,
  interviewPlace: null,
  interviewMinutes: null,
  updatedAt: applied,
})

const sessionRow = (userId: string, number: number): StoredSession => ({
  userId,
  id: `session-${number}`,
  jobId: jobIdOf(number),
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status: 'scheduled',
  createdAt: applied,
  started_at: null,
  finished_at: null,
  roomCreatedAt: null,
})

function* rowsOf(many: number): Generator<[table: string, row: object]> {
  for (let number = 0; number < many; number += 1) {
    yield ['jobs', jobRow(number)]
    yield ['jobs', counterRow(number)]
    yield ['applications', applicationRow(`other-${number}`, number % 7)]
    yield ['sessions', sessionRow(`other-${number}`, number)]
  }
  // Beyond the jobs that exist: the candidate's own applications do not depend on how many jobs there are.
  for (let number = many; number < many + ownApplications; number += 1) {
    yield ['applications', applicationRow(candidate, number)]
    yield ['sessions', sessionRow(candidate, number)]
  }
}

/** Creates the tables with `many` jobs, applications and sessions. The rows are written directly into the store. */
export async function seedTables(directory: string, many: number): Promise<void> {
  const server = await startDynamo({ directory, port: 0 })
  await createTables(server.url)
  await server.close()
  await fillTables(directory, rowsOf(many))
}
