import { createTables } from '#infra/local/dynamo/create-tables.ts'
import { openDirectory } from '#infra/local/dynamo/directory.ts'
import { sectionPrefix, storageKey, tableOf, type Item, type Write } from '#infra/local/dynamo/dynalite.ts'
import { startDynamo } from '#infra/local/dynamo/server.ts'
import type { StoredApplication } from '#functions/storage/stored-application.ts'
import { applicationId } from '#functions/storage/stored-application.ts'
import { jobPart } from '#functions/storage/stored-job.ts'
import type { StoredSession } from '#functions/storage/stored-session.ts'
import { aJob } from '#tests/support/jobs.ts'

/** The candidate whose requests are measured, and how often that candidate has applied. */
export const candidate = 'candidate'
const ownApplications = 20

export const jobIdOf = (number: number): string => `job-${number}`

const rowsPerBatch = 5000
const applied = '2026-11-01T09:00:00.000Z'

/** Attribute values as DynamoDB's protocol writes them; enough for these rows. */
function valueOf(value: unknown): unknown {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (Array.isArray(value)) return { L: value.map(valueOf) }
  return value === null ? { NULL: true } : { M: itemOf(value as object) }
}
const itemOf = (row: object): Item =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(value)])) as Item

const description = 'We run the network between our GPU clusters and look for somebody who knows it. '.repeat(
  18,
)

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

/** Creates the tables with many jobs, applications and sessions. The rows are put into the store directly. */
export async function seedTables(directory: string, many: number): Promise<void> {
  const server = await startDynamo({ directory, port: 0 })
  await createTables(server.url)
  await server.close()
  const { store, close } = await openDirectory(directory)
  let writes: Write[] = []
  for (const [name, row] of rowsOf(many)) {
    const item = itemOf(row)
    const key = sectionPrefix.items(name) + storageKey(item, await tableOf(store, name))
    writes.push({ type: 'put', key, value: item })
    if (writes.length === rowsPerBatch) {
      await store.db.batch(writes)
      writes = []
    }
  }
  await store.db.batch(writes)
  await close()
}
