import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { aCandidate, goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob, jobsOf, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { applyFor } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'

setUpProduct(aJob())

const jobId = aJob().id

/** A candidate with an application whose latest session is in the given state. */
async function anApplicant(
  session: Partial<Parameters<typeof setSession>[1]> = {},
  application: Partial<Parameters<typeof setApplication>[1]> = {},
) {
  const candidate = await aCandidate(call)
  const key = { userId: candidate.id, jobId }
  const { id: sessionId } = await setSession(stack, { ...key, ...session })
  await setApplication(stack, { ...key, sessionId, ...application })
  return { ...candidate, sessionId }
}

const countOf = () => jobsOf(stack).applicationCount(jobId)
const sessionsOf = async (token: string) =>
  (await call('GET /interviews', { token })).body['data'] as { sessions: { id: string; status: string }[] }
const applicationsOf = async (token: string) =>
  (await call('GET /auth/candidates/applications', { token })).body['applications'] as unknown[]

describe('an interview session', () => {
  test('is answered to its candidate, and to no other (404)', async () => {
    const { token, sessionId } = await anApplicant()
    const { body } = await call(`GET /interviews/${sessionId}`, { token })
    expect(body['data']).toMatchObject({ id: sessionId, jobId, interviewUrl: `/interview/${sessionId}` })
    const { token: stranger } = await aCandidate(call)
    const { status, body: refused } = await call(`GET /interviews/${sessionId}`, { token: stranger })
    expect([status, refused['code']]).toEqual([404, 'interview_not_found'])
  })

  test('whose room has expired is abandoned at each endpoint, and applying again begins another', async () => {
    const expired = new Date(Date.now() - (roomLifetimeSeconds + 60) * 1000).toISOString()
    const { token, sessionId } = await anApplicant(
      { status: 'in_progress', started_at: expired, roomCreatedAt: expired },
      { interviewsStarted: 1 },
    )
    expect((await sessionsOf(token)).sessions).toMatchObject([{ id: sessionId, status: 'abandoned' }])
    const one = await call(`GET /interviews/${sessionId}`, { token })
    expect(one.body['data']).toMatchObject({ status: 'abandoned' })
    const standing = await call(`GET /jobs/${jobId}/application-status`, { token })
    expect(standing.body).toMatchObject({ hasApplied: true, interviewStatus: 'not_started' })
    const again = await call('POST /interviews', { token, json: { jobId } })
    expect(again.body['data']).toMatchObject({ isExisting: false })
    expect((await sessionsOf(token)).sessions).toHaveLength(2)
  })
})

describe('withdrawing', () => {
  test('deletes application and sessions and counts one less; the candidate can apply again', async () => {
    const { token } = await aCandidate(call)
    const before = await countOf()
    const id = await applyFor({ call, token, jobId })
    expect(await countOf()).toBe(before + 1)
    const withdrawn = await call(`POST /interviews/${id}/unapply`, { token })
    expect(withdrawn.body).toEqual({ success: true, data: { jobId } })
    expect([await countOf(), await applicationsOf(token), await sessionsOf(token)]).toEqual([
      before,
      [],
      { sessions: [] },
    ])
    expect((await call(`POST /interviews/${id}/unapply`, { token })).body['code']).toBe('interview_not_found')
    expect((await call(`POST /jobs/${jobId}/apply`, { token })).body['data']).toMatchObject({
      isExisting: false,
    })
  })

  test('also deletes the sessions of earlier attempts', async () => {
    const { token, id: userId, sessionId } = await anApplicant()
    await setSession(stack, { userId, jobId, id: 'earlier', status: 'abandoned' })
    await setSession(stack, { userId, jobId: 'another-job', id: 'another' })
    expect((await call(`POST /interviews/${sessionId}/unapply`, { token })).status).toBe(200)
    expect((await sessionsOf(token)).sessions).toMatchObject([{ id: 'another' }])
  })

  test.each([
    ['an accepted application', { status: 'completed' }, { status: 'accepted' }, 'application_decided'],
    ['a rejected application', { status: 'scheduled' }, { status: 'rejected' }, 'application_decided'],
  ] as const)('%s is refused', async (_, session, application, code) => {
    const { token, sessionId } = await anApplicant(session, application)
    const { status, body } = await call(`POST /interviews/${sessionId}/unapply`, { token })
    expect([status, body['code']]).toEqual([409, code])
    expect(await applicationsOf(token)).toHaveLength(1)
  })

  test('and applying concurrently leave an application with its session, or neither', async () => {
    const { token } = await aCandidate(call)
    for (let round = 0; round < 10; round += 1) {
      const id = await applyFor({ call, token, jobId })
      const before = await countOf()
      const answers = await Promise.all([
        call(`POST /interviews/${id}/unapply`, { token }),
        call(`POST /jobs/${jobId}/apply`, { token }),
        call(`POST /interviews/${id}/unapply`, { token }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const [applications, { sessions }] = [await applicationsOf(token), await sessionsOf(token)]
      expect(sessions).toHaveLength(applications.length)
      expect(await countOf()).toBe(before - 1 + applications.length)
    }
  })
})

describe("a candidate's change of the status", () => {
  const change = (token: string, status: string) =>
    call(`PATCH /jobs/${jobId}/application/status`, { token, json: { status } })

  test('moves to human_pending after a completed interview, once', async () => {
    const { token } = await anApplicant({ status: 'completed' })
    const { body } = await change(token, 'human_pending')
    expect(body).toEqual({ success: true, data: { status: 'human_pending' } })
    expect((await change(token, 'human_pending')).status).toBe(403)
  })

  test.each(['ai_pending', 'reviewed', 'interview_pending', 'interviewed', 'accepted', 'rejected'])(
    'to %s is refused',
    async (status) => {
      const { token } = await anApplicant({ status: 'completed' })
      const { status: answered, body } = await change(token, status)
      expect([answered, body['code']]).toEqual([403, 'status_not_allowed'])
    },
  )

  test('before the interview is completed is refused, and without an application not found', async () => {
    const { token } = await anApplicant({ status: 'in_progress' })
    expect((await change(token, 'human_pending')).body['code']).toBe('status_not_allowed')
    const { token: stranger } = await aCandidate(call)
    expect((await change(stranger, 'human_pending')).body['code']).toBe('application_not_found')
    expect((await change(token, 'unheard_of')).status).toBe(422)
  })
})

describe('the assessment of a position', () => {
  test('is its sections without their questions, none where it has no assessment of its own', async () => {
    const sections = [{ title: 'Networks', duration: 300, questions: ['What is BGP?'] }]
    await putJobs(stack, [aJob({ id: 'assessed', sections })])
    const { token } = await aCandidate(call)
    const assessed = await call('GET /assessments/by-job/assessed', { token })
    expect(assessed.body).toEqual({
      success: true,
      data: { sections: [{ title: 'Networks', duration: 300 }] },
    })
    expect((await call(`GET /assessments/by-job/${jobId}`, { token })).body['data']).toEqual({ sections: [] })
    const missing = await call('GET /assessments/by-job/missing', { token })
    expect([missing.status, missing.body['code']]).toEqual([404, 'job_not_found'])
  })
})

describe('applications, sessions and counts', () => {
  test.each([
    ['resetting', (token: string) => call('POST /auth/dev/reset-applications', { token })],
    [
      'deleting the account',
      (token: string) => call('DELETE /auth/me', { token, json: { password: goodPassword } }),
    ],
  ])('are removed by %s', async (_, remove) => {
    await putJobs(stack, [aJob({ id: 'first' }), aJob({ id: 'second' })])
    const jobs = jobsOf(stack)
    const before = [await jobs.applicationCount('first'), await jobs.applicationCount('second')]
    const candidate = await aCandidate(call)
    for (const position of ['first', 'second'])
      expect((await call(`POST /jobs/${position}/apply`, candidate)).status).toBe(200)
    expect((await remove(candidate.token)).status).toBe(200)
    expect([await jobs.applicationCount('first'), await jobs.applicationCount('second')]).toEqual(before)
    const rowsOf = (TableName: string) =>
      dynamoOf(stack).send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': candidate.id },
        }),
      )
    for (const table of ['applications', 'sessions']) expect((await rowsOf(table)).Items).toEqual([])
  })

  test('resetting answers how many it removed, and leaves no session', async () => {
    const { token } = await anApplicant({ status: 'completed' }, { status: 'reviewed' })
    const { body } = await call('POST /auth/dev/reset-applications', { token })
    expect(body['data']).toEqual({ removed: 1 })
    expect([await applicationsOf(token), await sessionsOf(token)]).toEqual([[], { sessions: [] }])
  })
})
