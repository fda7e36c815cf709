import { describe, expect } from 'vitest'
import { callNameOf } from '#shared/platform/call-name.ts'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { createApplicationOutbox } from '#functions/application/rows/application-outbox.ts'
import { aCandidate, caller, goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { applyFor } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const job = aJob()

const letterTo = (stack: TestStack, email: string) =>
  mailsTo(stack, email)
    .filter(({ tags }) => tags['application'] !== undefined)
    .map(({ subject }) => subject)

/** The applications with a letter in this state. */
const waiting = (stack: TestStack, state: 'pending' | 'dead' = 'pending') =>
  createApplicationOutbox(dynamoOf(stack), 'applications').idsIn(state, new Date('9999-01-01'), 100)

async function anApplicant(stack: TestStack) {
  const call = caller(stack)
  const candidate = await aCandidate(call)
  const apply = async () => {
    const { status, body } = await call(`POST /jobs/${job.id}/apply`, { token: candidate.token, json: {} })
    expect(status).toBe(200)
    return (body['data'] as { id: string }).id
  }
  return { call, candidate, apply }
}

const received = `We received your application for ${job.title} – Merbok AI Cloud`
const isTried = (stack: TestStack, attempt: number) =>
  eventually(
    () => stack.logLines,
    (lines) =>
      lines.some((line) => line.includes('"letter not mailed yet"') && line.includes(`"attempt":${attempt}`)),
  )

describe('applying', () => {
  test('is confirmed by one letter, also after repeated and concurrent applications', async ({ stack }) => {
    await putJobs(stack, [job])
    const { candidate, apply } = await anApplicant(stack)
    const [sessionId] = await Promise.all([apply(), apply(), apply(), apply(), apply()])
    await eventually(
      () => letterTo(stack, candidate.email),
      (letters) => letters.length > 0,
    )
    expect(await apply()).toBe(sessionId)
    await eventually(
      () => waiting(stack),
      (ids) => ids.length === 0,
    )
    expect(letterTo(stack, candidate.email)).toEqual([received])
    const mail = stack.ses.inbox.list().find(({ subject }) => subject === received)
    // The address is not confirmed yet, so the way to the interview asks for it.
    const link = new RegExp(`/confirm-email#confirm=([\\w-]{43})&to=%2Finterview%2F${sessionId}\\s`)
    const [, token] = link.exec(mail?.text ?? '') ?? []
    const call = caller(stack)
    const confirmed = await call('POST /auth/confirm-email', { json: { token }, token: candidate.token })
    expect(confirmed.status).toBe(200)

    const other = aJob({ id: 'after-the-proof' })
    await putJobs(stack, [other])
    const id = await applyFor({ call, token: candidate.token, jobId: other.id })
    await eventually(
      () => stack.ses.inbox.list(),
      (letters) => letters.some(({ text }) => text.includes(`${stack.site}/interview/${id}`)),
    )
  })

  test('is confirmed by a later run where SES fails', async ({ stack }) => {
    await putJobs(stack, [job])
    const { candidate, apply } = await anApplicant(stack)
    stack.logLines.length = 0
    stack.ses.faults.set({ kind: 'throttled' })
    await apply()
    await isTried(stack, 1)
    expect(letterTo(stack, candidate.email)).toEqual([])
    stack.passTime(2 * mailing.firstPauseSeconds)
    await isTried(stack, 2)
    stack.ses.faults.set(null)
    stack.passTime(4 * mailing.firstPauseSeconds)
    await eventually(
      () => letterTo(stack, candidate.email),
      (letters) => letters.length > 0,
    )
    expect(letterTo(stack, candidate.email)).toEqual([received])
  })

  test('and withdrawing, or deleting the account, while SES fails drops the letter', async ({ stack }) => {
    await putJobs(stack, [job])
    const withdrawing = await anApplicant(stack)
    const deleting = await anApplicant(stack)
    stack.ses.faults.set({ kind: 'throttled' })
    const sessionId = await withdrawing.apply()
    await deleting.apply()
    await eventually(
      () => waiting(stack),
      (ids) => ids.length === 2,
    )
    const withdrawn = await withdrawing.call(`POST /interviews/${sessionId}/unapply`, {
      token: withdrawing.candidate.token,
      json: {},
    })
    const deleted = await deleting.call('DELETE /auth/me', {
      token: deleting.candidate.token,
      json: { password: goodPassword },
    })
    expect([withdrawn.status, deleted.status]).toEqual([200, 200])
    expect(await waiting(stack)).toEqual([])
    stack.ses.faults.set(null)
    expect(await waiting(stack, 'dead')).toEqual([])
    for (const { candidate } of [withdrawing, deleting]) expect(letterTo(stack, candidate.email)).toEqual([])
  })
})

describe("a recruiter's decision", () => {
  const statusLettersTo = (stack: TestStack, email: string) =>
    mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'status')

  test('is e-mailed by one letter for each status, in the order of the decisions', async ({ stack }) => {
    const { id: userId, email, name } = await aCandidate(caller(stack))
    const { id } = await setApplication(stack, { userId, jobId: job.id, status: 'human_pending' })
    const decisions = ['reviewed', 'interview_pending', 'interviewed', 'accepted', 'rejected'] as const
    for (const [index, status] of decisions.entries()) {
      await decideAndPass(stack, id, status, status === 'interviewed' ? { interviewNote: 'By phone.' } : {})
      await eventually(
        () => statusLettersTo(stack, email),
        (mails) => mails.length > index,
      )
    }
    const mails = statusLettersTo(stack, email)
    expect(mails.map(({ subject }) => subject.replace(' – Merbok AI Cloud', ''))).toEqual([
      'Your application for Network Engineer is under review',
      'We would like to interview you for Network Engineer',
      'Your interview for Network Engineer',
      'Congratulations! Your application for Network Engineer has been accepted',
      'Your application for Network Engineer',
    ])
    for (const { text, html } of mails) {
      expect(text).toContain(`Hello ${callNameOf(name)},`)
      expect(html).toContain(`Hello ${callNameOf(name)},`)
    }
  })

  test('that replaces another while SES fails is the only one that is e-mailed', async ({ stack }) => {
    const { id: userId, email } = await aCandidate(caller(stack))
    const { id } = await setApplication(stack, { userId, jobId: job.id, status: 'human_pending' })
    stack.logLines.length = 0
    stack.ses.faults.set({ kind: 'throttled' })
    await decideAndPass(stack, id, 'rejected')
    await isTried(stack, 1)
    await decideAndPass(stack, id, 'interview_pending')
    stack.ses.faults.set(null)
    stack.passTime(4 * mailing.firstPauseSeconds)
    await eventually(
      () => statusLettersTo(stack, email),
      (mails) => mails.length > 0,
    )
    stack.passTime(4 * mailing.firstPauseSeconds)
    await eventually(
      () => waiting(stack),
      (ids) => ids.length === 0,
    )
    expect(statusLettersTo(stack, email).map(({ subject }) => subject)).toEqual([
      'We would like to interview you for Network Engineer – Merbok AI Cloud',
    ])
  })

  test('that is repeated is refused and e-mailed once', async ({ stack }) => {
    const { id: userId, email } = await aCandidate(caller(stack))
    const { id } = await setApplication(stack, { userId, jobId: job.id, status: 'human_pending' })
    await decideAndPass(stack, id, 'accepted')
    const again = await caller(stack)(`PATCH /recruiting/applications/${id}`, {
      json: { status: 'accepted' },
    })
    expect([again.status, again.body['code']]).toEqual([403, 'status_not_allowed'])
    await eventually(
      () => waiting(stack),
      (ids) => ids.length === 0,
    )
    expect(statusLettersTo(stack, email)).toHaveLength(1)
  })
})
