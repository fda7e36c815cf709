import { describe, expect } from 'vitest'
import type { ListedApplication } from '#shared/contract/recruiting/listed.ts'
import { applicationStatuses } from '#shared/domain/application-status.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { everyRow } from '#tests/support/rows.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { aMember, refusalOf, signedInToDesk } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'

const jobIds = ['alpha', 'beta', 'gamma'] as const
const [alpha, beta, gamma] = jobIds

let stack: TestStack
let call: Call
let reviewer: string
let officer: string
test.beforeAll(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  await putJobs(
    stack,
    jobIds.map((id) => aJob({ id })),
  )
  reviewer = await signedInToDesk(
    call,
    await aMember(stack, call, { role: 'reviewer', positions: [alpha, beta] }),
  )
  officer = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
})

type Page = { applicants: ListedApplication[]; next: string | null }
type Filter = { job?: string; status?: string; cursor?: string }

const asked = (query: Filter, cookie?: string) =>
  call(
    `GET /${cookie === undefined ? 'recruiting' : 'desk'}/applicants?${new URLSearchParams(query).toString()}`,
    {
      cookie,
    },
  )

async function pageOf(query: Filter = {}, cookie?: string): Promise<Page> {
  const { status, body } = await asked(query, cookie)
  expect([query, status, body['code']]).toEqual([query, 200, undefined])
  return body['data'] as Page
}

/** Every page, each of at most fifty. */
async function listOf(query: Filter = {}, cookie?: string): Promise<ListedApplication[]> {
  const all: ListedApplication[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = await pageOf({ ...query, ...(cursor === '' ? {} : { cursor }) }, cookie)
    expect(page.applicants.length).toBeLessThanOrEqual(50)
    all.push(...page.applicants)
    cursor = page.next
  }
  return all
}

const idsOf = (list: readonly ListedApplication[]): string[] => list.map(({ id }) => id)
const timesOf = (list: readonly ListedApplication[]): string[] => list.map(({ appliedAt }) => appliedAt)

const found = (text: string, more: { job?: string } = {}, cookie?: string) =>
  call(`POST /${cookie === undefined ? 'recruiting' : 'desk'}/applicants/search`, {
    json: { text, ...more },
    cookie,
  })

async function searched(text: string, more: { job?: string } = {}, cookie?: string) {
  const { status, body } = await found(text, more, cookie)
  expect([text, status, body['code']]).toEqual([text, 200, undefined])
  const { applicants, more: isMore } = body['data'] as { applicants: ListedApplication[]; more: boolean }
  return { ids: idsOf(applicants), more: isMore }
}

describe('Applicants of all positions', () => {
  /** Of three positions and three statuses; two of three share their time with others. */
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
    ['a status that nobody has', { status: 'accepted' }],
  ] as const)('are listed newest first, each once: %s', async ([, filter]: readonly [string, Filter]) => {
    const wanted = written.filter(
      ({ jobId, status }) =>
        (filter.job === undefined || jobId === filter.job) &&
        (filter.status === undefined || status === filter.status),
    )
    const list = await listOf(filter)
    expect(idsOf(list).toSorted()).toEqual(idsIn(wanted))
    expect(timesOf(list)).toEqual(timesOf(list).toSorted().toReversed())
    expect((await pageOf(filter)).applicants).toHaveLength(Math.min(50, wanted.length))
  })

  test('of whom more than fifty applied in the same millisecond fill pages without a gap', async () => {
    const appliedAt = '2025-12-01T09:00:00.000Z'
    const together = Array.from({ length: 120 }, (_, number) => ({
      userId: `together-${number}`,
      jobId: number % 2 === 0 ? alpha : beta,
      status: 'reviewed' as const,
      appliedAt,
    }))
    for (const row of together) await setApplication(stack, row)
    const first = await pageOf({ status: 'reviewed' })
    expect([first.applicants.length, typeof first.next]).toEqual([50, 'string'])
    for (const filter of [{ status: 'reviewed' }, {}]) {
      const list = await listOf(filter)
      expect(new Set(idsOf(list)).size).toBe(list.length)
      const shown = idsOf(list).filter((id) => id.startsWith('together-'))
      expect(shown.toSorted()).toEqual(together.map(({ userId, jobId }) => `${userId}--${jobId}`).toSorted())
    }
    const own = await listOf({}, reviewer)
    expect(idsOf(own).filter((id) => id.startsWith('together-'))).toHaveLength(120)
  })

  test('are a reviewer’s own positions alone, in the same order', async () => {
    for (const filter of [
      {},
      { status: 'human_pending' },
      { job: beta },
      { job: alpha, status: 'rejected' },
    ]) {
      const all = (await listOf(filter)).filter(({ jobId }) => jobId !== gamma)
      const own = await listOf(filter, reviewer)
      expect(idsOf(own).toSorted()).toEqual(idsOf(all).toSorted())
      expect(timesOf(own)).toEqual(timesOf(all))
    }
    // Another position answers as one that does not exist, also with a cursor of its list.
    const { next } = await pageOf({ job: gamma })
    for (const filter of [{ job: gamma }, { job: 'nowhere' }, { job: gamma, cursor: next ?? '' }])
      expect(refusalOf(await asked(filter, reviewer))).toEqual([404, 'job_not_found'])
    const { applicants } = await pageOf({ cursor: next ?? '' }, reviewer)
    expect(applicants.length).toBeGreaterThan(0)
    expect(applicants.filter(({ jobId }) => jobId === gamma)).toEqual([])
  })

  test('are listed to privacy officers, who may not open them', async () => {
    expect((await listOf({ job: gamma }, officer)).length).toBeGreaterThan(0)
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
    expect((await asked(query)).status).toBe(status)
  })

  test('with an invalid cursor are read from the start', async () => {
    const first = await pageOf()
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
    for (const cursor of written) expect(await pageOf({ cursor })).toEqual(first)
  })
})

describe('An applicant', () => {
  const listedAs = async (id: string) => {
    const statuses: string[] = []
    for (const status of applicationStatuses) {
      const everywhere = idsOf(await listOf({ status })).includes(id)
      const ofPosition = idsOf(await listOf({ status, job: gamma })).includes(id)
      // Both indexes follow each write of a status.
      expect([status, ofPosition]).toEqual([status, everywhere])
      if (everywhere) statuses.push(status)
    }
    return statuses
  }

  test('is listed with the status of each moment: applied, interviewed, decided, interviewed again, withdrawn', async () => {
    const { id: userId, token, name, email } = await aCandidate(call)
    const id = `${userId}--${gamma}`
    const sessionId = await runningInterview({ call, token, jobId: gamma })
    expect(await listedAs(id)).toEqual(['ai_pending'])
    const [newest] = (await pageOf()).applicants
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
    const other = await call('POST /interviews', { token, json: { jobId: alpha } })
    const { id: unstarted } = other.body['data'] as { id: string }
    expect((await searched(email)).ids.toSorted()).toEqual([`${userId}--${alpha}`, id].toSorted())
    await call(`POST /interviews/${unstarted}/unapply`, { token })
    expect((await searched(email)).ids).toEqual([id])
    expect(idsOf(await listOf({ job: alpha }))).not.toContain(`${userId}--${alpha}`)
  })

  test('who completes by the job page is listed as completed', async () => {
    const { id: userId, token } = await aCandidate(call)
    const { body } = await call('POST /interviews', { token, json: { jobId: gamma } })
    const { id } = body['data'] as { id: string }
    await setSession(stack, { userId, jobId: gamma, id, status: 'completed' })
    await call(`PATCH /jobs/${gamma}/application/status`, { token, json: { status: 'human_pending' } })
    expect(await listedAs(`${userId}--${gamma}`)).toEqual(['human_pending'])
  })
})

describe('A search', () => {
  const applied = async (fields: Readonly<Record<string, string>>, jobId: string = alpha) => {
    const candidate = await aCandidate(call, fields)
    await setApplication(stack, { userId: candidate.id, jobId })
    return { ...candidate, application: `${candidate.id}--${jobId}` }
  }

  test('finds the beginning of the name, of a further word of it, and of the address, in any spelling', async () => {
    const { application } = await applied({
      name: 'Puteri Qistina binti Zulkarnain',
      email: 'Qis.Zul@example.com',
    })
    for (const text of [
      'puteri',
      'PUTERI  qis',
      'qistina binti',
      'zulk',
      'qis.z',
      'QIS.ZUL@EXAMPLE.COM',
      'Ｐｕｔｅ',
    ])
      expect([text, (await searched(text)).ids]).toEqual([text, [application]])
    for (const text of ['uteri', 'istina', 'binti zul', 'example.com', 'puteri zul'])
      expect([text, (await searched(text)).ids]).toEqual([text, []])
  })

  test('finds nobody who has only registered, and each application of who applied twice, the newer first', async () => {
    await aCandidate(call, { name: 'Waverly Registered' })
    expect((await searched('waverly')).ids).toEqual([])
    const { id: userId } = await aCandidate(call, { name: 'Xanthe Twice' })
    await setApplication(stack, { userId, jobId: alpha, appliedAt: '2026-11-02T09:00:00.000Z' })
    await setApplication(stack, { userId, jobId: gamma, appliedAt: '2026-11-03T09:00:00.000Z' })
    expect((await searched('xanthe')).ids).toEqual([`${userId}--${gamma}`, `${userId}--${alpha}`])
    expect((await searched('xanthe', { job: alpha })).ids).toEqual([`${userId}--${alpha}`])
  })

  test('follows another name and another address', async () => {
    const { token, application } = await applied({
      name: 'Yusra Longname Before Now',
      email: 'yusra.before@example.com',
    })
    await call('PATCH /auth/me', { token, json: { name: 'Oriana Short' } })
    await call('PATCH /auth/email', { token, json: { email: 'oriana.after@example.com' } })
    for (const text of ['yusra', 'longname', 'before', 'now']) expect((await searched(text)).ids).toEqual([])
    for (const text of ['oriana short', 'short', 'oriana.after'])
      expect([text, (await searched(text)).ids]).toEqual([text, [application]])
  })

  test('finds nobody who has deleted the account, was erased, or whose mailbox disowned it', async () => {
    const leaving = await applied({ name: 'Ulrike Leaving' })
    const erased = await applied({ name: 'Ulrike Erased' })
    const disowned = await applied({ name: 'Ulrike Disowned' })
    expect((await searched('ulrike')).ids).toHaveLength(3)
    await call('DELETE /auth/me', { token: leaving.token, json: { password: leaving.password } })
    await call('POST /recruiting/candidates/erase', { json: { candidate: erased.email } })
    const { text } = stack.ses.inbox.list().findLast(({ to }) => to.includes(disowned.email)) ?? { text: '' }
    const [, token = ''] = /#not-mine=([\w-]+)/.exec(text) ?? []
    expect((await call('POST /auth/not-mine', { json: { token } })).status).toBe(200)
    for (const wanted of [
      'ulrike',
      'leaving',
      'erased',
      'disowned',
      ...[leaving, erased, disowned].map((each) => each.email),
    ])
      expect([wanted, (await searched(wanted)).ids]).toEqual([wanted, []])
    const left = (await everyRow(stack)).filter((row) =>
      /ulrike|leaving|erased|disowned/i.test(JSON.stringify(row)),
    )
    expect(left.filter(({ month }) => month === undefined)).toEqual([])
  })

  test('finds an account whose address its owner took back by the name alone', async () => {
    // What recruiters keep of it stays: an interview that was completed.
    const kept = await applied({ name: 'Viggo Stranger' }, beta)
    await setApplication(stack, { userId: kept.id, jobId: beta, status: 'human_pending' })
    await setSession(stack, {
      userId: kept.id,
      jobId: beta,
      status: 'completed',
      started_at: '2025-12-01T09:00:00.000Z',
    })
    const { text } = stack.ses.inbox.list().findLast(({ to }) => to.includes(kept.email)) ?? { text: '' }
    const [, token = ''] = /#not-mine=([\w-]+)/.exec(text) ?? []
    expect((await call('POST /auth/not-mine', { json: { token } })).status).toBe(200)
    expect((await searched(kept.email)).ids).toEqual([])
    expect((await searched('stranger')).ids).toEqual([kept.application])
  })

  test('shows a reviewer own positions alone', async () => {
    const { id: userId } = await applied({ name: 'Ingrid Both' }, alpha)
    await setApplication(stack, { userId, jobId: gamma })
    await applied({ name: 'Ingrid Elsewhere' }, gamma)
    expect((await searched('ingrid')).ids).toHaveLength(3)
    expect((await searched('ingrid', {}, reviewer)).ids).toEqual([`${userId}--${alpha}`])
    expect((await searched('ingrid', { job: beta }, reviewer)).ids).toEqual([])
    for (const job of [gamma, 'nowhere'])
      expect(refusalOf(await found('ingrid', { job }, reviewer))).toEqual([404, 'job_not_found'])
    expect((await searched('ingrid', { job: gamma }, officer)).ids).toHaveLength(2)
  })

  test('answers at most fifty, and says that there are more', async () => {
    for (let number = 0; number < 17; number += 1) {
      const { id: userId } = await aCandidate(call, { name: `Kofi Number ${number}` })
      for (const jobId of jobIds) await setApplication(stack, { userId, jobId })
    }
    const { ids, more } = await searched('kofi')
    expect([ids.length, new Set(ids).size, more]).toEqual([50, 50, true])
    const some = await searched('kofi number 16')
    expect([some.ids.length, some.more]).toEqual([3, false])
    expect(await searched('kofi', { job: alpha })).toMatchObject({ more: false })
  })

  test.for([
    ['', 422],
    ['k', 422],
    ['  k  ', 422],
    ['k'.repeat(101), 422],
  ] as const)('for %j is answered %d', async ([text, status]) => {
    expect((await found(text)).status).toBe(status)
  })

  test('writes nothing of its text to the log', async () => {
    await searched('unmistakable text')
    expect((await found('unmistakable text', { job: 'nowhere' })).status).toBe(404)
    expect(stack.logLines.filter((line) => line.includes('unmistakable'))).toEqual([])
    expect(stack.logLines.some((line) => line.includes('/applicants/search'))).toBe(true)
  })
})
