import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import { caller } from '#tests/support/api.ts'
import type { Candidate } from '#tests/support/candidates.ts'
import { setApplication, setSession } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Applies through the API, as the job's page does. Returns the id of the interview session. */
export async function applyFor(stack: TestStack, { token }: Candidate, jobId: string): Promise<string> {
  const { status, body } = await caller(stack)('POST /interviews', { token, json: { jobId } })
  if (status !== 200) throw new Error(`Applying was answered ${status}`)
  return (body['data'] as { id: string }).id
}

export type Given = {
  title: string
  status: ApplicationStatus
  interview?: InterviewStatus
  appliedAt?: string
  interviewDate?: string | null
  interviewPlace?: string | null
}

const startedAt = '2026-11-10T01:00:00.000Z'
const finishedAt = '2026-11-10T01:20:00.000Z'

export const jobIdOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

/** Writes an application with its session, in states that only recruiters and the interview room reach. */
export async function give(
  stack: TestStack,
  { user }: Candidate,
  {
    title,
    status,
    interview,
    appliedAt = '2026-11-05T04:00:00.000Z',
    interviewDate = null,
    interviewPlace = null,
  }: Given,
): Promise<void> {
  const key = { userId: user.id, jobId: jobIdOf(title), jobTitle: title }
  await setApplication(stack, { ...key, status, appliedAt, interviewDate, interviewPlace })
  if (interview === undefined) return
  const hasStarted = interview !== 'scheduled'
  await setSession(stack, {
    ...key,
    status: interview,
    started_at: hasStarted ? startedAt : null,
    finished_at: interview === 'completed' ? finishedAt : null,
  })
}

/** Writes the name of a CV into the candidate's row, as reading one does. */
export async function storeCv(stack: TestStack, { user }: Candidate, fileName: string): Promise<void> {
  await createDynamo(localAddress(stack.dynamo)).send(
    new UpdateCommand({
      TableName: 'users',
      Key: { id: user.id },
      UpdateExpression: 'SET cv = :cv',
      ExpressionAttributeValues: { ':cv': { key: `cvs/${user.id}/${fileName}`, fileName } },
    }),
  )
}
