import { startDynamo } from 'local-aws/dynamodb'
import { fillTables } from 'local-aws/dynamodb/fill'
import { applicationId } from '#functions/application/rows/application-id.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { createTables } from '#infra/local/create-tables.ts'

type Key = { userId: string; jobId: string; number: number; at: string }

const position = { jobTitle: 'Network Engineer', department: 'Engineering' }

export const applicationRow = ({ userId, jobId, number, at }: Key): StoredApplication => ({
  userId,
  jobId,
  id: applicationId({ userId, jobId }),
  ...position,
  status: 'ai_pending',
  appliedAt: at,
  sessionId: `session-${number}`,
  interviewsStarted: 0,
  interviewDate: null,
  interviewPlace: null,
  interviewMinutes: null,
  updatedAt: at,
})

export const sessionRow = ({ userId, jobId, number, at }: Key): StoredSession => ({
  userId,
  id: `session-${number}`,
  jobId,
  ...position,
  status: 'scheduled',
  createdAt: at,
  started_at: null,
  finished_at: null,
  roomCreatedAt: null,
})

/** Creates the tables with these rows, which are written directly into the store. */
export async function seed(directory: string, rows: Generator<[table: string, row: object]>): Promise<void> {
  const server = await startDynamo({ directory, port: 0 })
  await createTables(server.url)
  await server.close()
  await fillTables(directory, rows)
}
