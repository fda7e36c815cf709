import { describe, expect } from 'vitest'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import { applicationStatuses } from '#shared/application/application-status.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { applicantLists, filterQueries, idsOf, type Filter } from '#tests/support/applicant-lists.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { aJob, setApplication, setSession } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { applyFor, runningInterview } from '#tests/support/rooms.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const jobIds = ['alpha', 'beta', 'gamma'] as const
const [alpha, beta, gamma] = jobIds

let reviewer: string
let officer: string
const lists = applicantLists(call)
setUpProduct(...jobIds.map((id) => aJob({ id })))
test.beforeAll(async () => {
  const ofTwo = await aMember(stack, call, { role: 'reviewer', positions: [alpha, beta] })
  reviewer = await signedInToDesk(call, ofTwo)
  officer = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
})

const timesOf = (list: readonly ListedApplication[]): string[] => list.map(({ appliedAt }) => appliedAt)

describe('Applicants of all positions', () => {
  /** Applications of three positions and three statuses; two of three have the same time. */
  const written = Array.from({ length: 159 }, (_, number) => ({
    userId: `listed-${String(number).padStart(3, '0')}`,
    jobId: jobIds[number % 3] ?? alpha,
    status:
      (['ai_pending', 'human_pending', 'rejected'] as const)[Math.floor(number / 3) % 3] ?? 'ai_pending',
    appliedAt: new Date(Date.UTC(2025, 10, 1, 9, number % 3 === 0 ? number : 30)).toISOString(),
  }))
  const idsIn = (rows: typeof written): string[] =>
    rows.map(({ userId, jobId }) => `${userId}--${jobId}`).toSorted()
  test.beforeAll(async () => {
    for (const row of written) await setApplication(stack, row)
  })

  test.for([
    ['everything', {}],
    ['one position', { job: beta }],
    ['one status', { status: 'human_pending' }],
    ['a position and a status', { job: gamma, status: 'rejected' }],
    ['a status that no application has', { status: 'accepted' }],
  ] as const)('are listed newest first, each once: %s', async ([, filter]: readonly [string, Filter]) => {
    const wanted = written.filter(
      ({ jobId, status }) =>
        (filter.job === undefined || jobId === filter.job) &&
        (filter.status === undefined || status === filter.status),
    )
    const list = await lists.listOf(filter)
    expect(idsOf(list).toSorted()).toEqual(idsIn(wanted))
    expect(timesOf(list)).toEqual(timesOf(list).toSorted().toReversed())
    expect((await lists.pageOf(filter)).applicants).toHaveLength(Math.min(50, wanted.length))
  })

  test.for(filterQueries)('leave out what does not match each filter of the contract: %s', async (query) => {
    await setApplication(stack, { userId: 'unlike', jobId: alpha, status: 'accepted', stage: 'Hold' })
    for (const position of [{}, { job: alpha }]) {
      const filter = { ...Object.fromEntries(new URLSearchParams(query)), ...position }
      expect(idsOf(await lists.listOf(position))).toContain(`unlike--${alpha}`)
      expect(idsOf(await lists.listOf(filter))).not.toContain(`unlike--${alpha}`)
    }
  })

  test('of whom 120 applied in the same millisecond are each on one page', async () => {
    const appliedAt = '2025-12-01T09:00:00.000Z'
    const together = Array.from({ length: 120 }, (_, number) => ({
      userId: `together-${number}`,
      jobId: number % 2 === 0 ? alpha : beta,
      status: 'reviewed' as const,
      appliedAt,
    }))
    for (const row of together) await setApplication(stack, row)
    const first = await lists.pageOf({ status: 'reviewed' })
    expect([first.applicants.length, typeof first.next]).toEqual([50, 'string'])
    for (const filter of [{ status: 'reviewed' }, {}]) {
      const list = await lists.listOf(filter)
      expect(new Set(idsOf(list)).size).toBe(list.length)
      const shown = idsOf(list).filter((id) => id.startsWith('together-'))
      expect(shown.toSorted()).toEqual(together.map(({ userId, jobId }) => `${userId}--${jobId}`).toSorted())
    }
    const own = await lists.listOf({}, reviewer)
    expect(idsOf(own).filter((id) => id.startsWith('together-'))).toHaveLength(120)
  })

  test("are to a reviewer those of the reviewer's positions, in the same order", async () => {
    for (const filter of [
      {},
      { status: 'human_pending' },
      { job: beta },
      { job: alpha, status: 'rejected' },
    ]) {
      const all = (await lists.listOf(filter)).filter(({ jobId }) => jobId !== gamma)
      const own = await lists.listOf(filter, reviewer)
      expect(idsOf(own).toSorted()).toEqual(idsOf(all).toSorted())
      expect(timesOf(own)).toEqual(timesOf(all))
    }
    // A position of others is answered like one that does not exist, also with a cursor of its list.
    const { next } = await lists.pageOf({ job: gamma })
    for (const filter of [{ job: gamma }, { job: 'nowhere' }, { job: gamma, cursor: next ?? '' }])
      expect(refusalOf(await lists.list(filter, reviewer))).toEqual([404, 'job_not_found'])
    const { applicants } = await lists.pageOf({ cursor: next ?? '' }, reviewer)
    expect(applicants.length).toBeGreaterThan(0)
    expect(applicants.filter(({ jobId }) => jobId === gamma)).toEqual([])
  })

  test('are listed to privacy officers, who cannot open them (403)', async () => {
    expect((await lists.listOf({ job: gamma }, officer)).length).toBeGreaterThan(0)
    expect(refusalOf(await call('GET /desk/applications/x--gamma', { cookie: officer }))).toEqual([
      403,
      'role_not_allowed',
    ])
  })

  test.for([
    [{ status: 'hired' }, 422],
    [{ job: 'x'.repeat(65) }, 422],
    [{ cursor: 'x'.repeat(501) }, 422],
    [{ job: 'nowhere' }, 404],
    [{ job: 'Not an id' }, 404],
  ] as const)('of %j are refused with %d', async ([query, status]) => {
    expect((await lists.list(query)).status).toBe(status)
  })

  test('with an invalid cursor are read from the start', async () => {
    const first = await lists.pageOf()
    const written = [
      'nonsense',
      Buffer.from('{}').toString('base64url'),
      ...[
        ['alpha', 'yesterday', 'a', 'b'],
        ['alpha', '2026-12-01T09:00:00.000Z', '', 'b'],
        ['', '2026-12-01T09:00:00.000Z', 'a', 'b'],
        ['alpha', '2026-12-01T09:00:00.000Z', 'a', 'b', 'c'],
      ].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url')),
    ]
    for (const cursor of written) expect(await lists.pageOf({ cursor })).toEqual(first)
  })
})

describe('An applicant', () => {
  const listedAs = async (id: string) => {
    const statuses: string[] = []
    for (const status of applicationStatuses) {
      const everywhere = idsOf(await lists.listOf({ status })).includes(id)
      const ofPosition = idsOf(await lists.listOf({ status, job: gamma })).includes(id)
      // Both indexes follow each write of a status.
      expect([status, ofPosition]).toEqual([status, everywhere])
      if (everywhere) statuses.push(status)
    }
    return statuses
  }

  test('is listed with each status: applied, interviewed, another attempt, decided, withdrawn', async () => {
    const { id: userId, token, name, email } = await aCandidate(call)
    const id = `${userId}--${gamma}`
    const sessionId = await runningInterview({ call, token, jobId: gamma })
    expect(await listedAs(id)).toEqual(['ai_pending'])
    const [newest] = (await lists.pageOf()).applicants
    expect(newest).toMatchObject({
      id,
      candidate: { name, email, isAddressProved: false },
      interview: 'in_progress',
      decision: null,
    })
    await call(`POST /interviews/${sessionId}/finish`, { token, json: {} })
    expect(await listedAs(id)).toEqual(['human_pending'])
    await call('POST /recruiting/attempts', { json: { candidate: userId, jobId: gamma } })
    expect(await listedAs(id)).toEqual(['ai_pending'])
    await decideAndPass(stack, id, 'rejected')
    expect(await listedAs(id)).toEqual(['rejected'])
    const unstarted = await applyFor({ call, token, jobId: alpha })
    expect((await lists.searched(email)).ids.toSorted()).toEqual([`${userId}--${alpha}`, id].toSorted())
    await call(`POST /interviews/${unstarted}/unapply`, { token })
    expect((await lists.searched(email)).ids).toEqual([id])
    expect(idsOf(await lists.listOf({ job: alpha }))).not.toContain(`${userId}--${alpha}`)
  })

  test('who completes on the page of the position is listed as completed', async () => {
    const { id: userId, token } = await aCandidate(call)
    const id = await applyFor({ call, token, jobId: gamma })
    await setSession(stack, { userId, jobId: gamma, id, status: 'completed' })
    await call(`PATCH /jobs/${gamma}/application/status`, { token, json: { status: 'human_pending' } })
    expect(await listedAs(`${userId}--${gamma}`)).toEqual(['human_pending'])
  })
})
