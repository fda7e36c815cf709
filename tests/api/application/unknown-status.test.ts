import { describe, expect } from 'vitest'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob, setApplication, setSession } from '#tests/support/jobs.ts'
import { aRunningInterview } from '#tests/support/rooms.ts'
import { rowOf, setInRow } from '#tests/support/rows.ts'

setUpProduct(aJob())

const jobId = aJob().id

/** Writes a status of a newer deployment, which stays in the table after a rollback. */
const archive = (userId: string) => setInRow(stack, 'applications', { userId, jobId }, { status: 'archived' })

async function anArchivedApplication() {
  const { id: userId, token } = await aCandidate(call)
  const key = { userId, jobId }
  const { id: sessionId } = await setSession(stack, { ...key, status: 'abandoned' })
  const { id } = await setApplication(stack, { ...key, sessionId })
  await archive(userId)
  return { userId, token, id, sessionId }
}

const stored = async (userId: string) => (await rowOf(stack, 'applications', { userId, jobId }))?.['status']

describe('an application with a status that this deployment does not know', () => {
  test("is listed to its candidate, and shown as applied on the position's page", async () => {
    const { token } = await anArchivedApplication()
    const list = await call('GET /auth/candidates/applications', { token })
    expect([list.status, list.body['applications']]).toMatchObject([200, [{ jobId, status: 'unknown' }]])
    const onJobPage = await call(`GET /jobs/${jobId}/application-status`, { token })
    expect([onJobPage.status, onJobPage.body]).toMatchObject([
      200,
      { hasApplied: true, applicationStatus: null, interviewStatus: 'not_started' },
    ])
  })

  test("is changed neither by applying, withdrawing and the candidate's page nor by a recruiter", async () => {
    const { userId, token, id, sessionId } = await anArchivedApplication()
    const applied = await call('POST /interviews', { token, json: { jobId } })
    expect([applied.status, applied.body['code']]).toEqual([409, 'application_decided'])
    const withdrawn = await call(`POST /interviews/${sessionId}/unapply`, { token })
    expect([withdrawn.status, withdrawn.body['code']]).toEqual([409, 'application_decided'])
    const set = await call(`PATCH /jobs/${jobId}/application/status`, {
      token,
      json: { status: 'human_pending' },
    })
    expect([set.status, set.body['code']]).toEqual([403, 'status_not_allowed'])

    const api = recruiterApi(createSend({ origin: stack.gateway }))
    const { applications } = (await api.listApplications({ params: { id: jobId }, query: {} })).data
    expect(applications.find((each) => each.id === id)?.status).toBe('unknown')
    await expect(
      api.setApplicationStatus({ params: { id }, body: { status: 'rejected' } }),
    ).rejects.toMatchObject({ code: 'status_not_allowed' })
    expect(await stored(userId)).toBe('archived')
  })

  test('keeps it when an interview that was running is completed', async () => {
    const interview = await aRunningInterview(call, jobId)
    await archive(interview.userId)
    const finished = await call(`POST /interviews/${interview.sessionId}/finish`, {
      token: interview.token,
      json: { transcript: [{ role: 'user', content: 'I build networks.' }] },
    })
    expect(finished.status).toBe(200)
    expect(await stored(interview.userId)).toBe('archived')
    const { body } = await call(`GET /interviews/${interview.sessionId}`, { token: interview.token })
    expect(body['data']).toMatchObject({ status: 'completed' })
  })
})
