import { describe, expect } from 'vitest'
import { maxInterviews } from '#shared/application/application-status.ts'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { dataOf, interviewDesk } from '#tests/support/interview-desk.ts'
import { aJob, jobsOf, setApplication, setSession } from '#tests/support/jobs.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { aStart, runningInterview } from '#tests/support/rooms.ts'

const desk = interviewDesk(stack, call)
setUpProduct(aJob(), aJob({ id: 'to-be-closed' }))

const jobId = aJob().id

describe('a retake', () => {
  test('begins another session for an interview that was left, and a repeated call answers it', async () => {
    const room = await desk.anInterview()
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.retake(room)))
    const ids = new Set(answers.map((answer) => dataOf(answer)['id']))
    expect(ids.size).toBe(1)
    expect(answers.filter((answer) => dataOf(answer)['isExisting'] === false)).toHaveLength(1)
    const [id] = [...ids]
    expect(dataOf(await desk.retake(room))).toEqual({
      id,
      interviewUrl: `/interview/${String(id)}`,
      isExisting: true,
    })
    expect(await desk.sessionRow(room)).toMatchObject({ status: 'abandoned' })
    expect(await desk.applicationRow(room)).toMatchObject({ sessionId: id, interviewsStarted: 1 })
    expect(refusal(await desk.finish(room))).toEqual(expected('interview_ended'))
  })

  test('of a session that was not joined in time keeps the attempts', async () => {
    const room = await desk.anApplication()
    const { token } = room
    await call('POST /interview/create', { token, json: { sessionId: room.sessionId } })
    expect(dataOf(await desk.retake(room))).toMatchObject({ id: room.sessionId, isExisting: true })
    stack.passTime(roomLifetimeSeconds)
    expect(dataOf(await desk.retake(room))).toMatchObject({ id: room.sessionId, isExisting: true })
    expect(await desk.sessionRow(room)).toMatchObject({ status: 'scheduled', roomCreatedAt: null })
    expect(await desk.applicationRow(room)).toMatchObject({ interviewsStarted: 0 })
  })

  test('is refused after the last attempt', async () => {
    const candidate = await aCandidate(call)
    let sessionId = await runningInterview({ call, token: candidate.token, jobId })
    for (let attempt = 2; attempt <= maxInterviews; attempt += 1) {
      sessionId = dataOf(await desk.retake({ ...candidate, sessionId }))['id'] as string
      const { token } = candidate
      await call('POST /interview/create', { token, json: { sessionId } })
      expect((await call('PUT /interview/status', { token, json: aStart(sessionId) })).status).toBe(200)
    }
    expect(refusal(await desk.retake({ ...candidate, sessionId }))).toEqual(expected('no_interviews_left'))
  })

  test('begins for a closed position, and is refused for a decided application and a removed position', async () => {
    const closed = await desk.anInterview('to-be-closed')
    await jobsOf(stack).setStatus('to-be-closed', 'closed', new Date())
    expect((await desk.retake(closed)).status).toBe(200)
    const decided = await desk.anInterview()
    const { id: userId, sessionId } = decided
    await setApplication(stack, { userId, jobId, sessionId, status: 'rejected' })
    expect(refusal(await desk.retake(decided))).toEqual(expected('application_decided'))
    await setSession(stack, { userId, jobId: 'gone', id: 'of-a-removed-job' })
    const removed = await desk.retake({ token: decided.token, sessionId: 'of-a-removed-job' })
    expect(refusal(removed)).toEqual(expected('job_not_found'))
  })
})
