import { describe, expect } from 'vitest'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { readJobFiles } from '#infra/recruiter/job-file.ts'
import { sampleJobsFolder } from '#infra/recruiter/sample-jobs.ts'
import { storeStep } from '#functions/enquiry/rows/stored-enquiry.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { filesStored } from '#tests/support/everything-stored.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { applyFor } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const apiOf = ({ gateway }: Pick<TestStack, 'gateway'>) => recruiterApi(createSend({ origin: gateway }))
const position = { title: 'Storage Engineer', description: 'You keep the data.' }

describe('Positions', () => {
  test('are created, replaced without losing status and applications, closed, reopened and removed', async ({
    stack,
  }) => {
    const api = apiOf(stack)
    const params = { id: 'storage-engineer' }
    expect((await api.importJob({ params, body: position })).data).toMatchObject({ ...params, created: true })
    const { data: closed } = await api.setJobStatus({ params, body: { status: 'closed' } })
    expect(closed).toMatchObject({ ...params, ...position, status: 'closed', jobType: 'Full-time' })

    const changed = { ...position, title: 'Senior Storage Engineer', postedDate: '2026-11-05' }
    expect((await api.importJob({ params, body: changed })).data.created).toBe(false)
    const { jobs } = (await api.listJobs()).data
    expect(jobs).toEqual([expect.objectContaining({ title: changed.title, status: 'closed' })])
    expect((await api.setJobStatus({ params, body: { status: 'open' } })).data.status).toBe('open')

    const { id: userId } = await aCandidate(caller(stack))
    await setApplication(stack, { userId, jobId: params.id })
    expect((await api.listJobs()).data.jobs[0]?.applicationCount).toBe(1)
    await expect(api.removeJob({ params })).rejects.toMatchObject({ code: 'job_has_applications' })

    await api.importJob({ params: { id: 'mistake' }, body: position })
    expect((await api.removeJob({ params: { id: 'mistake' } })).data).toEqual({ id: 'mistake' })
    await expect(api.removeJob({ params: { id: 'mistake' } })).rejects.toMatchObject({
      code: 'job_not_found',
    })
  })

  test('are refused with the wrong field, and with an id that cannot be part of a URL', async ({ stack }) => {
    const api = apiOf(stack)
    const unknown = api.setJobStatus({ params: { id: 'nowhere' }, body: { status: 'closed' } })
    await expect(unknown).rejects.toMatchObject({ code: 'job_not_found' })
    for (const id of ['Capital', 'applications#storage-engineer', 'x'.repeat(65)])
      await expect(api.importJob({ params: { id }, body: position })).rejects.toMatchObject({
        code: 'job_id_invalid',
      })
    const withField = { ...position, wage: 1 } as typeof position
    await expect(api.importJob({ params: { id: 'x' }, body: withField })).rejects.toMatchObject({
      code: 'invalid_request',
      problems: [{ path: ['body'] }],
    })
  })

  test('with the longest texts in any script are stored', async ({ stack }) => {
    const api = apiOf(stack)
    const description = '工程師'.repeat(6000)
    await api.importJob({ params: { id: 'long' }, body: { ...position, description } })
    const { jobs } = (await api.listJobs()).data
    expect(jobs.find(({ id }) => id === 'long')?.description).toBe(description)
  })

  test('are shown as they were imported, to be changed and imported again', async ({ stack }) => {
    const api = apiOf(stack)
    const params = { id: 'marked' }
    const criteria = ['Knows disks', 'Explains', 'Tests']
    const kind = 'technical' as const
    const sections = [{ title: 'Background', kind, duration: 300, questions: ['Why?'] }]
    const body = { ...position, criteria, sections }
    await api.importJob({ params, body })
    const shown = (await api.showJob({ params })).data
    expect(shown.job).toMatchObject({ id: params.id, status: 'open', applicationCount: 0 })
    expect(shown.import).toMatchObject(body)
    await api.importJob({ params, body: { ...shown.import, title: 'Changed' } })
    const again = (await api.showJob({ params })).data.import
    expect(again).toEqual({ ...shown.import, title: 'Changed' })
    for (const id of ['nowhere', 'Capital', 'x'.repeat(3000)])
      await expect(api.showJob({ params: { id } })).rejects.toMatchObject({ code: 'job_not_found' })
  })

  test('have criteria that only staff read', async ({ stack }) => {
    const api = apiOf(stack)
    await stack.empty()
    const criteria = ['Keeps a calm hand', 'Explains a fault', 'Asks before acting']
    await api.importJob({ params: { id: 'marked' }, body: { ...position, criteria } })
    await api.publish()
    stack.passTime(snapshotSeconds)
    const call = caller(stack)
    const { token } = await aCandidate(call)
    const sessionId = await applyFor({ call, token, jobId: 'marked' })
    const routes = [
      'GET /jobs',
      'GET /jobs/marked',
      'GET /jobs/marked/application-status',
      'GET /assessments/by-job/marked',
      'GET /auth/candidates/applications',
      'GET /auth/me/export',
      `GET /interviews/${sessionId}`,
      `GET /interview/${sessionId}/status`,
    ]
    const seen = await Promise.all(
      routes.map(async (route) => {
        const { status, body } = await call(route, { token })
        return [route, status, JSON.stringify(body)] as const
      }),
    )
    const published = (await filesStored(stack)).filter((file) => file.startsWith('published '))
    expect(published.some((file) => file.includes(position.title))).toBe(true)
    expect(seen.map(([route, status]) => [route, status])).toEqual(routes.map((route) => [route, 200]))
    for (const text of [...published, ...seen.map(([, , answer]) => answer)])
      for (const criterion of criteria) expect(text).not.toContain(criterion)
    const invalid = { ...position, criteria: criteria.slice(1) }
    await expect(api.importJob({ params: { id: 'marked' }, body: invalid })).rejects.toMatchObject({
      code: 'invalid_request',
      problems: [{ path: ['body', 'criteria'], message: 'Please name 3 to 8 criteria, or none' }],
    })
  })

  test('are listed once they are published', async ({ stack }) => {
    const api = apiOf(stack)
    await stack.empty()
    for (const { id, job } of readJobFiles(sampleJobsFolder, new Date()))
      await api.importJob({ params: { id }, body: job })
    const shown = async () => {
      stack.passTime(snapshotSeconds)
      return (await caller(stack)('GET /jobs')).body['total']
    }
    expect((await api.publish()).data).toEqual({ jobs: 6 })
    expect(await shown()).toBe(6)
    await api.setJobStatus({ params: { id: 'product-designer' }, body: { status: 'closed' } })
    await api.publish()
    expect(await shown()).toBe(5)
  })
})

describe('Applications', () => {
  test('are listed in pages with their candidates, and by status', async ({ stack }) => {
    const api = apiOf(stack)
    const id = 'many'
    await putJobs(stack, [aJob({ id })])
    const { id: userId, name, email } = await aCandidate(caller(stack))
    await setSession(stack, { userId, jobId: id, status: 'completed' })
    await setApplication(stack, {
      userId,
      jobId: id,
      status: 'human_pending',
      appliedAt: '2026-11-01T00:00:00.000Z',
    })
    for (let index = 0; index < 59; index += 1)
      await setApplication(stack, { userId: `gone-${index}`, jobId: id })

    const first = (await api.listApplications({ params: { id } })).data
    expect(first.applications).toHaveLength(50)
    expect(first.applications[0]).toMatchObject({
      id: `${userId}--${id}`,
      status: 'human_pending',
      candidate: { name, email },
      interview: 'completed',
    })
    const second = (await api.listApplications({ params: { id }, query: { cursor: first.next ?? '' } })).data
    expect([second.applications.length, second.next]).toEqual([10, null])
    const all = new Set([...first.applications, ...second.applications].map((each) => each.id))
    expect(all.size).toBe(60)

    const { applications } = (
      await api.listApplications({ params: { id }, query: { status: 'human_pending' } })
    ).data
    expect(applications.map((each) => each.candidate.email)).toEqual([email])
    await expect(api.listApplications({ params: { id: 'nowhere' } })).rejects.toMatchObject({
      code: 'job_not_found',
    })
  })

  test('are shown with the profile, and move as the rules allow', async ({ stack }) => {
    const api = apiOf(stack)
    const job = aJob({ id: 'decided' })
    await putJobs(stack, [job])
    const call = caller(stack)
    const { token, id: userId, email } = await aCandidate(call, { phone: '+60 12 345 6789' })
    const experience = [
      { position: 'Engineer', company: 'Petronas', start_date: '2019', end_date: 'Present', description: '' },
    ]
    const languages = [{ language: 'Malay', proficiency: 'native' }]
    const profile = { title: 'Engineer', skills: ['BGP'], about: 'Networks.', experience, languages }
    await call('PATCH /auth/me', { token, json: profile })
    const id = await applyFor({ call, token, jobId: job.id })
    const params = { id: `${userId}--${job.id}` }
    const shown = (await api.showApplication({ params })).data
    expect(shown).toMatchObject({
      application: { ...params, status: 'ai_pending', candidate: { email }, interview: 'scheduled' },
      profile: { ...profile, phone: '+60 12 345 6789', education: '', cvFileName: null },
    })
    await expect(api.openCv({ params })).rejects.toMatchObject({ code: 'applicant_without_cv' })

    const set = (status: 'reviewed' | 'interviewed' | 'accepted') =>
      api.setApplicationStatus({ params, body: { status } })
    await expect(set('interviewed')).rejects.toMatchObject({ code: 'status_not_allowed' })
    await setSession(stack, { userId, jobId: job.id, id, status: 'completed' })
    await call(`PATCH /jobs/${job.id}/application/status`, { token, json: { status: 'human_pending' } })
    expect((await set('reviewed')).data.application).toMatchObject({
      status: 'human_pending',
      interview: 'completed',
      decision: { status: 'reviewed' },
    })
    await letDecisionsPass(stack)
    await expect(set('reviewed')).rejects.toMatchObject({ code: 'status_not_allowed' })
    expect((await set('accepted')).data.application.decision?.status).toBe('accepted')
    await letDecisionsPass(stack)
    const seen = await call('GET /auth/candidates/applications', { token })
    expect(seen.body['applications']).toMatchObject([{ status: 'accepted' }])
  })

  test.for(['nobody--network-engineer', 'without-separator', '--', 'x--UPPER', `${'x'.repeat(3000)}--job`])(
    'named %s are not found',
    async (id, { stack }) => {
      const api = apiOf(stack)
      await expect(api.showApplication({ params: { id } })).rejects.toMatchObject({
        code: 'application_not_found',
      })
      await expect(
        api.setApplicationStatus({ params: { id }, body: { status: 'rejected' } }),
      ).rejects.toMatchObject({ code: 'application_not_found' })
    },
  )

  test('decided by concurrent calls take one decision after the other', async ({ stack }) => {
    const api = apiOf(stack)
    const { id: userId } = await aCandidate(caller(stack))
    const { id } = await setApplication(stack, { userId, jobId: 'raced', status: 'human_pending' })
    const statuses = ['reviewed', 'rejected', 'accepted'] as const
    const results = await Promise.allSettled(
      statuses.map((status) => api.setApplicationStatus({ params: { id }, body: { status } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(statuses.length)
    const { application } = (await api.showApplication({ params: { id } })).data
    expect(statuses).toContain(application.decision?.status)
    const { entries } = (await api.showHistory({ params: { id } })).data
    const decided = entries.filter(({ act }) => act === 'application_decided').map(({ detail }) => detail)
    expect([decided.length, new Set(decided)]).toEqual([statuses.length, new Set(statuses)])
  })
})

test('Enquiries that are not e-mailed yet are listed without what visitors wrote', async ({ stack }) => {
  const api = apiOf(stack)
  expect((await api.listEnquiries()).data).toEqual({ enquiries: [], more: false })
  const dynamo = dynamoOf(stack)
  const store = async (receivedAt: string, row: Record<string, unknown>): Promise<string> => {
    const id = systemRandom.id()
    const { Put } = storeStep('enquiries', { id, receivedAt, enquiry: anEnquiry() })
    await dynamo.send(new PutCommand({ TableName: 'enquiries', Item: { ...Put?.Item, ...row } }))
    return id
  }
  const waiting = await store('2026-11-20T09:00:00.000Z', { dueAt: '2999-01-01T00:00:00.000Z', attempts: 2 })
  const dead = await store('2026-11-20T08:00:00.000Z', { outbox: 'dead' })
  const { data } = await api.listEnquiries()
  expect(data.enquiries.map(({ id, state }) => [id, state])).toEqual([
    [dead, 'dead'],
    [waiting, 'pending'],
  ])
  expect(data.enquiries[1]).toEqual({
    id: waiting,
    receivedAt: '2026-11-20T09:00:00.000Z',
    enquiryType: anEnquiry().enquiryType,
    state: 'pending',
    attempts: 2,
    dueAt: '2999-01-01T00:00:00.000Z',
  })
  expect((await api.retry({ body: { ids: [dead] } })).data).toEqual({ retried: 1, sent: 1, stillPending: 0 })
})
