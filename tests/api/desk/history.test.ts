import { describe, expect } from 'vitest'
import type { HistoryEntry } from '#shared/platform/audit.ts'
import { caller, type Call, aCandidate } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const [first, second] = ['first-position', 'second-position']

type Page = { entries: HistoryEntry[]; next: string | null }

const pageOf = async (call: Call, cookie: string, application: string, cursor?: string): Promise<Page> => {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`
  const answer = await call(`GET /desk/applications/${application}/history${query}`, { cookie })
  expect(refusalOf(answer)).toEqual([200, undefined])
  return answer.body['data'] as Page
}

const actsOf = ({ entries }: Page) => entries.map(({ act, who, detail }) => [act, who, detail])

describe('The history of an application', () => {
  test.beforeEach(async ({ stack }) => {
    await stack.empty()
    await putJobs(stack, [aJob({ id: first }), aJob({ id: second })])
  })

  test('has acts and members of staff, newest first, and none of another application', async ({ stack }) => {
    const call = caller(stack)
    const { id: userId, token } = await aCandidate(call)
    await runningInterview({ call, token, jobId: first })
    await runningInterview({ call, token, jobId: second })
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    const application = `${userId}--${first}`
    expect(await pageOf(call, cookie, application)).toEqual({ entries: [], next: null })

    await call(`GET /desk/applications/${application}`, { cookie })
    await call(`GET /desk/applications/${userId}--${second}`, { cookie })
    await call(`GET /recruiting/applications/${application}`)
    await call(`POST /desk/attempts`, { cookie, json: { candidate: userId, jobId: first } })
    const decided = await call(`PATCH /desk/applications/${application}`, {
      cookie,
      json: { status: 'rejected' },
    })
    expect(refusalOf(decided)).toEqual([200, undefined])
    // Read by another member, who sees the names.
    const officer = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
    expect(actsOf(await pageOf(call, officer, application))).toEqual([
      ['application_decided', 'Nur Izzati', 'rejected'],
      ['attempt_granted', 'Nur Izzati', null],
      ['application_shown', null, null],
      ['application_shown', 'Nur Izzati', null],
    ])
  })

  test('is read in pages of fifty without gaps', async ({ stack }) => {
    const call = caller(stack)
    const { id: userId, token } = await aCandidate(call)
    await runningInterview({ call, token, jobId: first })
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    const application = `${userId}--${first}`
    const count = 53
    for (let done = 0; done < count; done += 1)
      await call(`GET /desk/applications/${application}`, { cookie })
    const newest = await pageOf(call, cookie, application)
    expect(newest.entries).toHaveLength(50)
    const older = await pageOf(call, cookie, application, newest.next ?? '')
    expect(older).toMatchObject({ next: null })
    const ids = [...newest.entries, ...older.entries].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([count, count])
  })

  test('is not found once the candidate is erased (404)', async ({ stack }) => {
    const call = caller(stack)
    const { id: userId, token, email } = await aCandidate(call)
    await runningInterview({ call, token, jobId: first })
    const officer = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
    expect(
      refusalOf(await call('POST /desk/candidates/erase', { cookie: officer, json: { candidate: email } })),
    ).toEqual([200, undefined])
    const answer = await call(`GET /desk/applications/${userId}--${first}/history`, { cookie: officer })
    expect(refusalOf(answer)).toEqual([404, 'application_not_found'])
  })
})
