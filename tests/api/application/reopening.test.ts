import { describe, expect } from 'vitest'
import { maxInterviews } from '#shared/application/application-status.ts'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, jobsOf, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { applyFor, aStart, runningInterview } from '#tests/support/rooms.ts'
import { rowOf, setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

let positions = 0

/** A new candidate who has applied, and the calls of candidate and recruiter about the application. */
async function anApplicant(stack: TestStack, begin: typeof applyFor = applyFor) {
  positions += 1
  const jobId = `reopened-${positions}`
  await putJobs(stack, [aJob({ id: jobId })])
  const call = caller(stack)
  const { id: userId, token, email } = await aCandidate(call)
  const sessionId = await begin({ call, token, jobId })
  const id = `${userId}--${jobId}`
  return {
    jobId,
    userId,
    sessionId,
    decide: (status: string) => call(`PATCH /recruiting/applications/${id}`, { json: { status } }),
    apply: () => call('POST /interviews', { token, json: { jobId } }),
    retake: () => call(`POST /interviews/${sessionId}/retake`, { token }),
    open: (named = sessionId) => call('POST /interview/create', { token, json: { sessionId: named } }),
    start: (json: object = aStart(sessionId)) => call('PUT /interview/status', { token, json }),
    save: () => call(`PUT /interviews/${sessionId}/transcript`, { token, json: { version: 1, entries: [] } }),
    finish: () => call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript: [] } }),
    letters: (kind: string) => mailsTo(stack, email).filter(({ tags }) => tags['letter'] === kind),
    row: () => rowOf(stack, 'applications', { userId, jobId }),
  }
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>

/** A letter, once it is sent. */
const letterOf = async ({ letters }: Applicant, kind: string, subject: string) =>
  eventually(
    () => letters(kind).find((mail) => mail.subject.startsWith(subject)),
    (mail) => mail !== undefined,
  )

const decided = [409, 'application_decided']

describe('a rejected application', () => {
  test('is interviewed no more: neither room nor start nor POST /interviews/ nor retake', async ({
    stack,
  }) => {
    const applicant = await anApplicant(stack)
    expect((await applicant.open()).status).toBe(200)
    await applicant.decide('rejected')
    expect((await applicant.apply()).status, 'while the decision can be recalled').toBe(200)
    expect((await applicant.open()).status).toBe(200)
    await letDecisionsPass(stack)
    for (const each of [applicant.apply, applicant.retake, applicant.open, applicant.start])
      expect(refusalOf(await each())).toEqual(decided)
    expect(await applicant.row()).toMatchObject({ status: 'rejected', interviewsStarted: 0 })
  })

  test('does not cut a call that runs, but no other page continues it', async ({ stack }) => {
    const applicant = await anApplicant(stack, runningInterview)
    await applicant.decide('rejected')
    await letDecisionsPass(stack)
    // The page that started it repeats a call whose answer was lost.
    expect((await applicant.start()).status).toBe(200)
    expect((await applicant.save()).status).toBe(200)
    const second = { ...aStart(applicant.sessionId, 'another-page'), goesOn: true }
    expect(refusalOf(await applicant.start(second))).toEqual(decided)
    expect((await applicant.finish()).status).toBe(200)
    expect(await applicant.row()).toMatchObject({ status: 'rejected' })
    const again = await applicant.apply()
    expect(again.body['data']).toMatchObject({ id: applicant.sessionId, isExisting: true })
  })

  test('is reopened after ten minutes, with a letter, for a closed position and without attempts left', async ({
    stack,
  }) => {
    const applicant = await anApplicant(stack, runningInterview)
    const { userId, jobId, sessionId } = applicant
    await setInRow(stack, 'sessions', { userId, id: sessionId }, { status: 'abandoned' })
    await setInRow(stack, 'applications', { userId, jobId }, { interviewsStarted: maxInterviews })
    await jobsOf(stack).setStatus(jobId, 'closed', new Date())
    await applicant.decide('rejected')
    await letDecisionsPass(stack)
    expect((await applicant.decide('ai_pending')).status).toBe(200)
    expect(refusalOf(await applicant.apply()), 'while the decision can be recalled').toEqual(decided)
    await letDecisionsPass(stack)
    const reopened = await letterOf(applicant, 'status', `Your application for ${aJob().title} is open again`)
    expect(reopened?.text).toContain(encodeURIComponent(`/interview/${jobId}`))
    expect(await applicant.row()).toMatchObject({
      status: 'ai_pending',
      interviewsStarted: maxInterviews - 1,
    })
    const { id } = (await applicant.apply()).body['data'] as { id: string }
    expect(id).not.toBe(sessionId)
    expect((await applicant.open(id)).status).toBe(200)
    expect((await applicant.start(aStart(id))).status).toBe(200)
  })

  test('is not reopened after a completed interview', async ({ stack }) => {
    const applicant = await anApplicant(stack, runningInterview)
    await applicant.finish()
    await applicant.decide('rejected')
    await letDecisionsPass(stack)
    expect(refusalOf(await applicant.decide('ai_pending'))).toEqual([403, 'status_not_allowed'])
  })
})

describe('an interview whose room closes before its end', () => {
  const pass = (stack: TestStack) => stack.passTime(roomLifetimeSeconds + lateRecordingSeconds + 1)

  test('is followed by one letter, with the link and the attempts that are left', async ({ stack }) => {
    const applicant = await anApplicant(stack, runningInterview)
    pass(stack)
    const letter = await letterOf(
      applicant,
      'interrupted',
      `Your interview for ${aJob().title} was interrupted`,
    )
    expect(letter?.text).toContain('You can start the interview 2 more times.')
    expect(letter?.text).toContain(encodeURIComponent(`/interview/${applicant.jobId}`))
    expect(applicant.letters('interrupted')).toHaveLength(1)
    stack.shiftClock(0)
  })

  test('is followed by none where it was not started, or the application is rejected', async ({ stack }) => {
    const lobby = await anApplicant(stack)
    await lobby.open()
    const rejected = await anApplicant(stack, runningInterview)
    await setInRow(
      stack,
      'applications',
      { userId: rejected.userId, jobId: rejected.jobId },
      { status: 'rejected' },
    )
    pass(stack)
    for (const { userId, sessionId, letters } of [lobby, rejected]) {
      await eventually(
        () => rowOf(stack, 'sessions', { userId, id: sessionId }),
        (row) => row?.['status'] === 'abandoned',
      )
      expect(letters('interrupted')).toEqual([])
    }
    stack.shiftClock(0)
  })
})
