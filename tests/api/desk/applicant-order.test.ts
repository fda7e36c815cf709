import { describe, expect } from 'vitest'
import { applicantSorts } from '#shared/desk/applicant-sorts.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { applicantLists, idsOf } from '#tests/support/applicant-lists.ts'
import { aJob, setApplication } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const [ours, others] = ['our-position', 'other-position']
const criteria = ['Explains', 'Tests', 'Asks']

let recruiter: string
let colleague: string
let reviewer: string
const lists = applicantLists(call)
setUpProduct(aJob({ id: ours, criteria }), aJob({ id: others }))

const people = 60
const idOf = (number: number): string => `person-${String(number).padStart(2, '0')}--${ours}`

const assess = (cookie: string, id: string, marks: Readonly<Record<string, number>>, note = '') =>
  call(`PUT /desk/applications/${id}/assessments`, { cookie, json: { marks, note, updatedAt: null } })

/** Sixty of before the stages, each applied a minute after the one before, and one at another position. */
test.beforeAll(async () => {
  const signedIn = async (role: 'recruiter' | 'reviewer', positions: string[] = []) =>
    signedInToDesk(call, await aMember(stack, call, { role, positions }))
  recruiter = await signedIn('recruiter')
  colleague = await signedIn('recruiter')
  reviewer = await signedIn('reviewer', [others])
  for (let number = 0; number < people; number += 1) {
    const appliedAt = new Date(Date.UTC(2025, 10, 1, 9, number)).toISOString()
    const status = number % 3 === 0 ? 'human_pending' : 'ai_pending'
    const [userId = ''] = idOf(number).split('--')
    await setApplication(stack, { userId, jobId: ours, status, appliedAt, updatedAt: appliedAt })
  }
  await setApplication(stack, { userId: 'elsewhere', jobId: others, status: 'human_pending' })
  await assess(recruiter, idOf(7), { Explains: 4, Tests: 3 })
  await assess(recruiter, idOf(30), { Explains: 2, Tests: 2, Asks: 2 })
  await assess(recruiter, idOf(12), {}, 'Called him')
  await assess(colleague, idOf(3), { Explains: 4, Tests: 4, Asks: 4 })
  const move = (id: string, to: string) =>
    call(`PUT /desk/applications/${id}/stage`, { json: { from: 'New', to }, cookie: recruiter })
  await move(idOf(9), 'Shortlist')
  await move(idOf(40), 'Screening')
})

type Filter = Parameters<typeof lists.listOf>[0]

const ids = async (filter: Filter, cookie = recruiter) => idsOf(await lists.listOf(filter, cookie))
const byDate = Array.from({ length: people }, (_, number) => idOf(people - 1 - number))
const without = (...numbers: number[]) => byDate.filter((id) => !numbers.map(idOf).includes(id))

const countOf = async (query: string, cookie = recruiter) => {
  const { body } = await call(`GET /desk/applicants/count?${query}`, { cookie })
  return body['data']
}

describe('Applicants of a position', () => {
  test("are sorted by date, stage, the member's own mark and the last change, each on one page", async () => {
    const reversed = byDate.toReversed()
    for (const sort of applicantSorts) {
      const list = await ids({ job: ours, sort })
      expect([sort, list.toSorted()]).toEqual([sort, reversed])
    }
    expect(await ids({ job: ours, sort: 'applied' })).toEqual(reversed)
    expect(await ids({ job: ours, sort: 'stage' })).toEqual([...without(9, 40), idOf(40), idOf(9)])
    expect(await ids({ job: ours, sort: '-stage' })).toEqual([idOf(9), idOf(40), ...without(9, 40)])
    expect(await ids({ job: ours, sort: '-mark' })).toEqual([
      idOf(7),
      idOf(30),
      idOf(12),
      ...without(7, 30, 12),
    ])
    expect((await ids({ job: ours, sort: '-changed' })).slice(0, 3)).toEqual([idOf(40), idOf(9), idOf(59)])
    // The colleague has marked one, who is not seen by others.
    expect((await ids({ job: ours, sort: '-mark' }, colleague))[0]).toBe(idOf(3))
    expect((await lists.pageOf({ job: ours }, recruiter)).marks).toEqual({
      [idOf(7)]: 3.5,
      [idOf(30)]: 2,
      [idOf(12)]: null,
    })
    expect((await lists.pageOf({ job: ours })).marks).toEqual({})
  })

  test('whom nobody has moved are New, also those of before the stages', async () => {
    expect(await ids({ job: ours, stage: 'New' })).toEqual(without(9, 40))
    expect(await ids({ job: ours, stage: 'New', sort: 'applied' })).toEqual(without(9, 40).toReversed())
    const { body } = await call(`GET /desk/jobs/${ours}`, { cookie: recruiter })
    const { stages } = body['data'] as { stages: { stage: string; count: number }[] }
    expect(stages.slice(0, 3).map(({ count }) => count)).toEqual([people - 2, 1, 1])
  })

  test('whom the member has not assessed are listed, with another filter and in another order', async () => {
    const filter = { job: ours, unmarked: 'mine' }
    expect(await ids(filter)).toEqual(without(7, 30, 12))
    expect(await ids(filter, colleague)).toEqual(without(3))
    expect(await ids({ ...filter, stage: 'New', sort: 'applied' })).toEqual(
      without(7, 30, 12, 9, 40).toReversed(),
    )
    expect(await ids({ ...filter, stage: 'Shortlist' })).toEqual([idOf(9)])
    expect(await ids({ ...filter, sort: '-mark' })).toEqual(without(7, 30, 12))
  })

  test('are counted as they are listed', async () => {
    for (const query of ['', '&status=human_pending', '&stage=New', '&stage=Shortlist', '&unmarked=mine']) {
      const filter = Object.fromEntries(new URLSearchParams(`job=${ours}${query}`))
      const list = await ids(filter)
      expect([query, await countOf(`job=${ours}${query}`)]).toEqual([
        query,
        { count: list.length, isMore: false },
      ])
    }
    const both = await ids({ job: ours, status: 'human_pending', stage: 'New' })
    expect(await countOf(`job=${ours}&status=human_pending&stage=New`)).toMatchObject({ count: both.length })
  })
})

test("applicants of all positions are counted where an index has them, and of a reviewer those of the reviewer's positions", async () => {
  expect(await countOf('')).toEqual({ count: people + 1, isMore: false })
  expect(await countOf('status=human_pending')).toEqual({ count: people / 3 + 1, isMore: false })
  expect(await countOf('stage=Shortlist')).toEqual({ count: null, isMore: false })
  expect(await countOf('', reviewer)).toEqual({ count: 1, isMore: false })
  expect(refusalOf(await call(`GET /desk/applicants/count?job=${ours}`, { cookie: reviewer }))).toEqual([
    404,
    'job_not_found',
  ])
})

test('oldest first, all positions are one list', async () => {
  const newest = await ids({})
  expect(await ids({ sort: 'applied' })).toEqual(newest.toReversed())
  expect(await ids({ sort: '-mark' })).toEqual(newest)
})

test('a recruiter saves names, statuses and answers, which the audit has; a reviewer does not', async () => {
  const json = { job: ours, status: 'human_pending', sort: 'applied' }
  const { body } = await call('POST /desk/applicants/export', { cookie: recruiter, json })
  const { applicants, next } = body['data'] as { applicants: Record<string, unknown>[]; next: string | null }
  expect([applicants.length, next]).toEqual([people / 3, null])
  expect(Object.keys(applicants[0]!).toSorted()).toEqual([
    'appliedAt',
    'id',
    'jobTitle',
    'name',
    'screening',
    'stage',
    'status',
  ])
  expect(applicants.map(({ id }) => id)).toEqual(await ids(json))
  const audit = await call('POST /recruiting/audit', { json: { since: new Date(0).toISOString() } })
  const { entries } = audit.body['data'] as { entries: { act: string; on: string; detail: string | null }[] }
  const acts = entries.filter(({ act }) => act === 'applicants_exported')
  expect(acts).toMatchObject([{ on: ours, detail: 'human_pending' }])
  const refused = await call('POST /desk/applicants/export', { cookie: reviewer, json: { job: others } })
  expect(refusalOf(refused)).toEqual([403, 'role_not_allowed'])
})

test.for(['sort=name', 'unmarked=theirs'])('%s is refused', async (query) => {
  expect((await call(`GET /desk/applicants?job=${ours}&${query}`, { cookie: recruiter })).status).toBe(422)
})
