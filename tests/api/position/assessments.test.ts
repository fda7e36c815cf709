import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { staffAssessments } from '#shared/desk/contract/staff-assessments.ts'
import type { Marks } from '#shared/application/staff-assessment.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { rowsStored } from '#tests/support/everything-stored.ts'
import { linkIn } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { toolInProcess } from '#tests/support/recruiter-tool.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { applyFor } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const marked = 'marked'
const unmarked = 'unmarked'
const criteria = ['Explains', 'Tests', 'Asks']
const every: Marks = { Explains: 3, Tests: 4, Asks: 1 }

type Assessed = AnswerOf<typeof staffAssessments.showAssessments>['data']
type Body = { note?: string; marks?: Marks; updatedAt?: string | null }

let recruiter: string
let reviewer: string
let elsewhere: string
setUpProduct(aJob({ id: marked, criteria }), aJob({ id: unmarked }))
test.beforeAll(async () => {
  recruiter = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  const own = { role: 'reviewer', positions: [marked, unmarked] } as const
  reviewer = await signedInToDesk(call, await aMember(stack, call, { ...own, positions: [...own.positions] }))
  elsewhere = await signedInToDesk(
    call,
    await aMember(stack, call, { role: 'reviewer', positions: [unmarked] }),
  )
})

const routeOf = (id: string) => `/desk/applications/${id}/assessments`

async function applied(jobId: string) {
  const candidate = await aCandidate(call)
  const sessionId = await applyFor({ call, token: candidate.token, jobId })
  return { ...candidate, sessionId, application: `${candidate.id}--${jobId}` }
}

async function read(id: string, cookie: string): Promise<Assessed> {
  const { status, body } = await call(`GET ${routeOf(id)}`, { cookie })
  expect([status, body['code']]).toEqual([200, undefined])
  return body['data'] as Assessed
}

const save = (id: string, cookie: string, { note = '', marks = {}, updatedAt = null }: Body) =>
  call(`PUT ${routeOf(id)}`, { cookie, json: { note, marks, updatedAt } })

async function saved(id: string, cookie: string, body: Body): Promise<Assessed> {
  const { status, body: answer } = await save(id, cookie, body)
  expect([status, answer['code']]).toEqual([200, undefined])
  return answer['data'] as Assessed
}

/** Writes an assessment beside the product. */
const put = (Item: Record<string, unknown>) =>
  dynamoOf(stack).send(new PutCommand({ TableName: 'assessments', Item }))

const tracesOf = async (text: string): Promise<string[]> =>
  (await rowsStored(stack)).filter((row) => row.startsWith('assessments ') && row.includes(text))

describe('An assessment', () => {
  test('is written by each member, and read as it was written', async () => {
    const { application } = await applied(marked)
    expect(await read(application, recruiter)).toEqual({
      criteria,
      own: null,
      others: { kind: 'hidden', count: 0 },
    })
    const note = 'Knows the network.\nWould work with her.'
    const { own } = await saved(application, recruiter, { note: ` ${note} `, marks: { Explains: 3 } })
    expect(own).toEqual({
      note,
      marks: { Explains: 3, Tests: null, Asks: null },
      updatedAt: expect.stringMatching(/^\d{4}-/),
    })
    expect((await read(application, recruiter)).own).toEqual(own)
    expect((await read(application, reviewer)).own).toBeNull()
  })

  test('of a colleague is shown once the reader has marked each criterion, and not before', async () => {
    const { application } = await applied(marked)
    await saved(application, reviewer, { note: "A reviewer's note", marks: every })
    const partly = await saved(application, recruiter, { note: 'Mine', marks: { Explains: 1, Tests: 2 } })
    expect(partly.others).toEqual({ kind: 'hidden', count: 1 })
    expect(JSON.stringify(await read(application, recruiter))).not.toContain("reviewer's")
    const { updatedAt = null } = partly.own ?? {}
    const whole = await saved(application, recruiter, {
      marks: { Explains: 1, Tests: 2, Asks: 4 },
      updatedAt,
    })
    const others = {
      kind: 'shown',
      assessments: [
        { name: 'Nur Izzati', note: "A reviewer's note", marks: every, updatedAt: expect.any(String) },
      ],
    }
    expect(whole.others).toEqual(others)
    expect((await read(application, recruiter)).others).toEqual(others)
  })

  test('of a colleague is shown after a note where the position has no criteria; an empty one is not counted', async () => {
    const { application } = await applied(unmarked)
    await saved(application, reviewer, { note: 'Good questions' })
    const empty = await saved(application, elsewhere, { note: ' ' })
    expect(empty).toMatchObject({ criteria: [], own: { note: '' }, others: { kind: 'hidden', count: 1 } })
    const { others } = await saved(application, recruiter, { note: 'Mine' })
    expect(others).toMatchObject({ kind: 'shown', assessments: [{ note: 'Good questions' }] })
  })

  test('saved in one tab is not overwritten by another, which reads it and saves again', async () => {
    const { application } = await applied(marked)
    const { own: first } = await saved(application, recruiter, { note: 'First tab' })
    for (const updatedAt of [null, '2025-01-01T00:00:00.000Z'])
      expect(refusalOf(await save(application, recruiter, { note: 'Second tab', updatedAt }))).toEqual([
        409,
        'assessment_changed',
      ])
    expect((await read(application, recruiter)).own).toEqual(first)
    const { own } = await saved(application, recruiter, {
      note: 'Second tab',
      updatedAt: first?.updatedAt ?? null,
    })
    expect(own?.note).toBe('Second tab')
    expect(own?.updatedAt).not.toBe(first?.updatedAt)
  })

  test('saved by six concurrent calls is saved by one of them', async () => {
    const { application } = await applied(marked)
    for (const round of ['first', 'second']) {
      const updatedAt = (await read(application, recruiter)).own?.updatedAt ?? null
      const notes = Array.from({ length: 6 }, (_, tab) => `${round} save of tab ${tab}`)
      const answers = await Promise.all(
        notes.map((note) => save(application, recruiter, { note, updatedAt })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(refusalOf(answer)).toEqual([409, 'assessment_changed'])
    }
  })

  test('keeps a mark under the text of its criterion where the criteria change', async () => {
    const { application } = await applied(marked)
    const { own } = await saved(application, recruiter, { marks: every })
    const changed = ['Explains well', 'Tests', 'Asks']
    await putJobs(stack, [aJob({ id: marked, criteria: changed })])
    const after = await read(application, recruiter)
    expect(after.criteria).toEqual(changed)
    expect(after.own?.marks).toEqual({ ...every, 'Explains well': null })
    // A page that still has the earlier criteria saves what both have, and nothing is lost.
    const updatedAt = own?.updatedAt ?? null
    const stale = await saved(application, recruiter, { marks: { ...every, Tests: 1 }, updatedAt })
    expect(stale.own?.marks).toEqual({ ...every, Tests: 1, 'Explains well': null })
    expect(
      refusalOf(
        await save(application, recruiter, {
          marks: { 'Never asked': 4 },
          updatedAt: stale.own?.updatedAt ?? null,
        }),
      ),
    ).toEqual([409, 'criteria_changed'])
    await putJobs(stack, [aJob({ id: marked, criteria })])
  })

  test.for([
    ['a mark of zero', { note: '', marks: { Explains: 0 }, updatedAt: null }],
    ['half a mark', { note: '', marks: { Explains: 2.5 }, updatedAt: null }],
    ['a mark as text', { note: '', marks: { Explains: '3' }, updatedAt: null }],
    ['a list of marks', { note: '', marks: [3], updatedAt: null }],
    ['a note that is too long', { note: 'x'.repeat(5001), marks: {}, updatedAt: null }],
    ['no version', { note: '', marks: {} }],
    ['a version that is no time', { note: '', marks: {}, updatedAt: 'yesterday' }],
  ] as const)('with %s is refused (422), and nothing is stored', async ([, json]) => {
    const { application } = await applied(marked)
    expect((await call(`PUT ${routeOf(application)}`, { cookie: recruiter, json })).status).toBe(422)
    expect(await tracesOf(application.split('--')[0] ?? '')).toEqual([])
  })

  test('has a note of 5,000 letters of any script', async () => {
    const { application } = await applied(marked)
    const note = '工'.repeat(5000)
    expect((await saved(application, recruiter, { note })).own?.note).toBe(note)
  })
})

describe('Others', () => {
  test('find nothing: a reviewer of another position, and anyone by the id of no application (404)', async () => {
    const { application } = await applied(marked)
    await saved(application, recruiter, { note: 'Mine' })
    for (const id of [application, `nobody--${marked}`]) {
      expect(refusalOf(await call(`GET ${routeOf(id)}`, { cookie: elsewhere }))).toEqual([404, 'not_found'])
      expect(refusalOf(await save(id, elsewhere, { note: 'Theirs' }))).toEqual([404, 'not_found'])
    }
    for (const id of [`nobody--${marked}`, 'nonsense', 'x--UPPER', `${'x'.repeat(3000)}--${marked}`])
      expect(refusalOf(await save(id, recruiter, { note: 'Mine' }))).toEqual([404, 'application_not_found'])
    expect(await tracesOf('Theirs')).toEqual([])
  })

  test("read it in the privacy officer's export alone, and not in the candidate's own", async () => {
    const { application, token, email } = await applied(marked)
    await saved(application, recruiter, { note: 'For colleagues only', marks: every })
    const own = await call('GET /auth/me/export', { token })
    expect(own.status).toBe(200)
    expect(JSON.stringify(own.body)).not.toContain('colleagues')
    const tool = toolInProcess(stack)
    const { stdout } = await tool('export', email, '--json')
    expect((JSON.parse(stdout) as { assessments: unknown }).assessments).toEqual([
      {
        jobId: marked,
        name: 'Nur Izzati',
        note: 'For colleagues only',
        marks: every,
        updatedAt: expect.any(String),
      },
    ])
    const text = await tool('export', email)
    expect(text.stdout).toMatch(/Assessments +Nur Izzati \(marked\)/)
    expect(text.stdout).toContain('Decide which of it the candidate may have before you send it.')
  })
})

describe('Nothing of an assessment is left', () => {
  test('after the candidate has withdrawn, nor shown with a new application', async () => {
    const { application, id: userId, sessionId, token } = await applied(marked)
    await saved(application, recruiter, { note: 'Of the first time', marks: every })
    const [row = ''] = await tracesOf('Of the first time')
    expect((await call(`POST /interviews/${sessionId}/unapply`, { token })).status).toBe(200)
    expect(await tracesOf(userId)).toEqual([])
    expect(refusalOf(await save(application, recruiter, { note: 'Late' }))).toEqual([
      404,
      'application_not_found',
    ])
    await applyFor({ call, token, jobId: marked })
    // A row that is left where the request ended between the withdrawal and the deletion.
    const left = JSON.parse(row.slice('assessments '.length)) as Record<string, unknown>
    await put(left)
    expect((await read(application, recruiter)).own).toBeNull()
    const { own } = await saved(application, recruiter, { note: 'Of the second time' })
    expect(own?.marks).toEqual({ Explains: null, Tests: null, Asks: null })
    await put({ ...left, entry: `${marked}#another`, memberId: 'another' })
    stack.passTime(2 * 60)
    await eventually(
      () => tracesOf('Of the first time'),
      (traces) => traces.length === 0,
    )
    expect(await tracesOf('Of the second time')).toHaveLength(1)
  })

  test('after the account was deleted or erased, also where a member saves meanwhile', async () => {
    const leaving = await applied(marked)
    const erased = await applied(unmarked)
    await saved(leaving.application, recruiter, { note: 'Of who leaves' })
    await saved(erased.application, reviewer, { note: 'Of who is erased' })
    const late = Array.from({ length: 5 }, (_, number) =>
      save(leaving.application, recruiter, { note: `Late ${number}`, updatedAt: null }),
    )
    await call('DELETE /auth/me', { token: leaving.token, json: { password: leaving.password } })
    await Promise.all(late)
    await call('POST /recruiting/candidates/erase', { json: { candidate: erased.email } })
    for (const { id } of [leaving, erased]) expect(await tracesOf(id)).toEqual([])
    // A row that a restored backup brings back is deleted again.
    const Item = {
      userId: erased.id,
      entry: `${unmarked}#a-member`,
      jobId: unmarked,
      memberId: 'a-member',
      appliedAt: '2025-01-01T00:00:00.000Z',
      updatedAt: '2025-01-01T00:00:00.000Z',
      marks: {},
      note: 'From a backup',
    }
    await put(Item)
    stack.passTime(5 * 60)
    await eventually(
      () => tracesOf(erased.id),
      (traces) => traces.length === 0,
    )
  })

  test('but for a position whose interview recruiters keep', async () => {
    const { application, id: userId, email } = await applied(marked)
    await setApplication(stack, { userId, jobId: unmarked })
    await saved(application, recruiter, { note: 'Of the kept one', marks: every })
    await saved(`${userId}--${unmarked}`, recruiter, { note: 'Of the other one' })
    await call(`PATCH /recruiting/applications/${application}`, { json: { status: 'rejected' } })
    const token = linkIn(stack, 'not-mine', email)
    expect((await call('POST /auth/not-mine', { json: { token } })).status).toBe(200)
    expect(await tracesOf('Of the kept one')).toHaveLength(1)
    expect(await tracesOf('Of the other one')).toEqual([])
  })

  test('in the log, which names the saving alone', async () => {
    expect(stack.logLines.some((line) => line.includes('"assessment saved"'))).toBe(true)
    expect(stack.logLines.filter((line) => /Of the|colleagues|Late \d/.test(line))).toEqual([])
  })
})
