import { describe, expect } from 'vitest'
import { savedQueries } from '#infra/resources/saved-queries.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import type { TestStack } from '#tests/support/stack.ts'

type Line = { event: string; requestId?: string; applicationId?: string; userId?: string }

const linesOf = ({ logLines }: TestStack): Line[] => logLines.map((line): Line => JSON.parse(line))

/** What the saved query `request` finds. */
const ofRequest = (stack: TestStack, requestId: string): string[] =>
  linesOf(stack).flatMap((line) => (line.requestId === requestId ? [line.event] : []))

const idOf = (stack: TestStack, event: string): string =>
  linesOf(stack).findLast((line) => line.event === event)?.requestId ?? ''

describe('The id of a request', () => {
  test('is on each line from the API through the stream to the letter, and the query finds them', async ({
    stack,
  }) => {
    await putJobs(stack, [aJob({ id: 'traced' })])
    const call = caller(stack)
    const { id: userId, token, email } = await aCandidate(call)
    await call('POST /jobs/traced/apply', { token })
    await eventually(
      () => mailsTo(stack, email),
      (mails) => mails.some(({ tags }) => tags['letter'] === 'received'),
    )
    await stack.settled()
    const requestId = idOf(stack, 'applied')
    expect(ofRequest(stack, requestId)).toEqual(['applied', 'answered', 'letter mailed'])
    expect(savedQueries.request).toContain('filter requestId = "PASTE THE ID"')

    const api = recruiterApi(createSend({ origin: stack.gateway }))
    const id = `${userId}--traced`
    await api.setApplicationStatus({ params: { id }, body: { status: 'rejected' } })
    const decided = idOf(stack, 'application decided')
    await letDecisionsPass(stack)
    await eventually(
      () => mailsTo(stack, email),
      (mails) => mails.some(({ tags }) => tags['letter'] === 'status'),
    )
    await stack.settled()
    expect(ofRequest(stack, decided)).toEqual([
      'application decided',
      'answered',
      'decision applied',
      'letter mailed',
    ])
    expect(decided).not.toBe(requestId)

    // What the saved query `application` finds.
    const found = linesOf(stack).filter(
      (line) => line.userId === userId || line.applicationId?.startsWith(`${userId}--`) === true,
    )
    expect(found.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['applied', 'letter mailed', 'application decided', 'decision applied']),
    )
  })
})
