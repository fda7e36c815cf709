import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { letterDue, type Letter } from '#functions/storage/application-outbox.ts'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { applicationId } from '#functions/storage/stored-application.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'
import { aCandidate, caller } from './api.ts'

let jobs = 0

/** A registered candidate's application, written with a letter that is due, as applying writes it. */
export async function applicationWithLetter(
  stack: Stack,
  { letter = { kind: 'received' }, now = new Date() }: { letter?: Letter; now?: Date } = {},
) {
  const candidate = await aCandidate(caller(stack))
  jobs += 1
  const key = { userId: candidate.id, jobId: `job-${jobs}` }
  const row = {
    ...key,
    id: applicationId(key),
    jobTitle: 'GPU Platform Engineer',
    department: 'Engineering',
    status: letter.kind === 'status' ? letter.status : 'ai_pending',
    appliedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    sessionId: `session-${jobs}`,
    interviewsStarted: 0,
    interviewDate: null,
  }
  const root = createDynamo(localAddress(stack.dynamo))
  await root.send(new PutCommand({ TableName: 'applications', Item: { ...row, ...letterDue(letter, now) } }))
  return { candidate, key, row }
}
