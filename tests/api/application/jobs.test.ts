import { describe, expect } from 'vitest'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'

setUpProduct()

const idsIn = (body: Record<string, unknown>) => (body['jobs'] as { id: string }[]).map(({ id }) => id)

describe('the list of positions', () => {
  test('is empty before the first publication', async () => {
    const { status, body } = await call('GET /jobs')
    expect([status, body]).toEqual([200, { jobs: [], total: 0, page: 1, limit: 20 }])
  })

  test('contains the open positions of the last publication, newest first', async () => {
    await putJobs(stack, [
      aJob({ id: 'older', postedDate: '2026-10-01' }),
      aJob({ id: 'newer', postedDate: '2026-11-01' }),
      aJob({ id: 'closed', status: 'closed' }),
      aJob({ id: 'over', closingDate: '2026-01-31' }),
    ])
    const { body } = await call('GET /jobs')
    expect(idsIn(body)).toEqual(['newer', 'older'])
    expect(body['total']).toBe(2)
    await putJobs(stack, [aJob({ id: 'newest', postedDate: '2026-11-20' })])
    expect(idsIn((await call('GET /jobs')).body)).toEqual(['newest', 'newer', 'older'])
  })

  test('is filtered and paged', async () => {
    await putJobs(stack, [aJob({ id: 'designer', title: 'Designer', department: 'Design' })])
    expect(idsIn((await call('GET /jobs?search=designer')).body)).toEqual(['designer'])
    expect(idsIn((await call('GET /jobs?department=Design')).body)).toEqual(['designer'])
    const { body } = await call('GET /jobs?limit=1&page=2')
    expect([idsIn(body).length, body['page'], body['limit']]).toEqual([1, 2, 1])
  })

  test('contains pay and work mode where a position has them', async () => {
    const salary = { currency: 'MYR', from: 9000, to: 13_000, per: 'month' } as const
    await putJobs(stack, [aJob({ id: 'paid', title: 'Paid', salary, workMode: 'hybrid' })])
    const { body } = await call('GET /jobs?search=paid')
    expect(body['jobs']).toEqual([expect.objectContaining({ id: 'paid', salary, workMode: 'hybrid' })])
    expect((await call('GET /jobs/paid')).body['data']).toMatchObject({ salary, workMode: 'hybrid' })
  })

  test.each(['page=0', 'page=x', 'limit=0', 'limit=101', `search=${'a'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => {
      expect((await call(`GET /jobs?${query}`)).status).toBe(422)
    },
  )
})

describe('a position', () => {
  test('is answered with its count, open or closed', async () => {
    await putJobs(stack, [aJob({ id: 'shown' }), aJob({ id: 'shut', status: 'closed' })])
    const { token } = await aCandidate(call)
    await call('POST /jobs/shown/apply', { token })
    const shown = await call('GET /jobs/shown')
    expect(shown.body['data']).toMatchObject({ id: 'shown', applicationCount: 1, hasApplied: false })
    expect((await call('GET /jobs/shown', { token })).body['data']).toMatchObject({ hasApplied: true })
    expect((await call('GET /jobs/shown', { token: 'expired' })).body['data']).toMatchObject({
      hasApplied: false,
    })
    expect((await call('GET /jobs/shut')).body['data']).toMatchObject({ status: 'closed' })
  })

  test.each(['missing', 'applications%23shown', 'Shown'])('%s is not found', async (id) => {
    const { status, body } = await call(`GET /jobs/${id}`)
    expect([status, body['code']]).toEqual([404, 'job_not_found'])
  })
})

test('an id that is too long for a key is not found, and has no application', async () => {
  const long = 'a'.repeat(3000)
  const { token } = await aCandidate(call)
  expect((await call(`GET /jobs/${long}`, { token })).body['code']).toBe('job_not_found')
  expect((await call(`POST /jobs/${long}/apply`, { token })).body['code']).toBe('job_not_found')
  expect((await call(`GET /assessments/by-job/${long}`, { token })).body['code']).toBe('job_not_found')
  expect((await call(`GET /interviews/${long}`, { token })).body['code']).toBe('interview_not_found')
  expect((await call(`POST /interviews/${long}/unapply`, { token })).body['code']).toBe('interview_not_found')
  const status = await call(`GET /jobs/${long}/application-status`, { token })
  expect([status.status, status.body['hasApplied']]).toEqual([200, false])
})

describe('applying', () => {
  test('creates an application with its interview session, and answers the same ones when repeated', async () => {
    await putJobs(stack, [aJob({ id: 'wanted' })])
    const { token } = await aCandidate(call)
    const first = await call('POST /interviews', { token, json: { jobId: 'wanted' } })
    const { id } = first.body['data'] as { id: string }
    expect(first.body).toEqual({
      success: true,
      data: { id, interviewUrl: `/interview/${id}`, isExisting: false },
    })
    const again = await call('POST /jobs/wanted/apply', { token })
    expect(again.body['data']).toEqual({ id, interviewUrl: `/interview/${id}`, isExisting: true })
    const fromDashboard = { token, json: { jobId: 'wanted', status: 'in_progress' } }
    expect((await call('POST /interviews', fromDashboard)).body['data']).toMatchObject({ isExisting: true })

    const sessions = await call('GET /interviews', { token })
    expect(sessions.body['data']).toMatchObject({
      sessions: [{ id, jobId: 'wanted', status: 'scheduled', started_at: null, finished_at: null }],
    })
    const listed = await call('GET /auth/candidates/applications', { token })
    expect(listed.body['applications']).toMatchObject([
      {
        jobId: 'wanted',
        jobTitle: 'Network Engineer',
        status: 'ai_pending',
        interviewLink: `/interview/${id}`,
      },
    ])
  })

  test.each([
    ['a closed position', aJob({ id: 'shut-1', status: 'closed' }), 'job_closed'],
    ['a position past its closing date', aJob({ id: 'over-1', closingDate: '2026-01-31' }), 'job_expired'],
  ])('%s refuses', async (_, job, code) => {
    await putJobs(stack, [job])
    const { token } = await aCandidate(call)
    const { status, body } = await call(`POST /jobs/${job.id}/apply`, { token })
    expect([status, body['code']]).toEqual([409, code])
  })

  test('a missing position is not found', async () => {
    const { token } = await aCandidate(call)
    const { body } = await call('POST /interviews', { token, json: { jobId: 'nowhere' } })
    expect(body['code']).toBe('job_not_found')
  })

  test('after an abandoned interview a new session begins, until three were started', async () => {
    await putJobs(stack, [aJob({ id: 'retaken' })])
    const { token, id: userId } = await aCandidate(call)
    const key = { userId, jobId: 'retaken' }
    const started_at = '2026-11-20T09:00:00.000Z'
    const gone = await setSession(stack, { ...key, status: 'abandoned', started_at })
    await setApplication(stack, { ...key, interviewsStarted: 2 })
    const { body } = await call('POST /jobs/retaken/apply', { token })
    expect(body['data']).toMatchObject({ isExisting: false })
    expect((body['data'] as { id: string }).id).not.toBe(gone.id)
    await setApplication(stack, { ...key, interviewsStarted: 3 })
    expect((await call('POST /jobs/retaken/apply', { token })).body['code']).toBe('no_interviews_left')
  })
})

describe("the application's status on the job page", () => {
  test('has the specified five fields at the top level, and what this product adds', async () => {
    await putJobs(stack, [aJob({ id: 'asked' })])
    const { token } = await aCandidate(call)
    expect((await call('GET /jobs/asked/application-status', { token })).body).toEqual({
      hasApplied: false,
      applicationStatus: null,
      appliedDate: null,
      interviewUrl: null,
      interviewStatus: 'not_started',
      teamInterview: null,
      continueBefore: null,
      interviewsLeft: null,
      interviewWaived: false,
      questions: [],
    })
    await call('POST /jobs/asked/apply', { token })
    expect((await call('GET /jobs/asked/application-status', { token })).body).toMatchObject({
      hasApplied: true,
      applicationStatus: 'pending',
      appliedDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      interviewUrl: expect.stringMatching(/^\/interview\//),
      interviewStatus: 'not_started',
      interviewsLeft: 3,
    })
  })
})
