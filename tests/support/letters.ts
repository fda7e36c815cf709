import { letterDue, type Letter } from '#functions/application/rows/application-outbox.ts'
import { aCandidate, caller } from './api.ts'
import { setApplication } from './jobs.ts'
import type { Stack } from '#infra/local/stack.ts'

let jobs = 0

/** A new candidate's application, written with a letter that is due. */
export async function applicationWithLetter(stack: Stack, letter: Letter = { kind: 'received' }) {
  const candidate = await aCandidate(caller(stack))
  jobs += 1
  const now = new Date()
  const application = await setApplication(stack, {
    userId: candidate.id,
    jobId: `job-of-a-letter-${jobs}`,
    appliedAt: now.toISOString(),
    ...letterDue(letter, now),
  })
  return { candidate, application }
}
