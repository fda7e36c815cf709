import { describe, expect } from 'vitest'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { applicantLists, idsOf } from '#tests/support/applicant-lists.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, importJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'

const notice: ScreeningQuestion = { kind: 'number', text: 'How long is your notice period?', unit: 'weeks' }
const pass: ScreeningQuestion = { kind: 'yes_no', text: 'Do you need a work pass for Malaysia?' }
const place: ScreeningQuestion = {
  kind: 'choice',
  text: 'Where would you work?',
  options: ['Office', 'Home'],
}
const start: ScreeningQuestion = { kind: 'text', text: 'When could you start?' }
const questions = [notice, pass, place, start]

const asking = aJob({ id: 'asking', screening: questions })
setUpProduct(asking, aJob({ id: 'silent' }))

const given = [
  { question: notice.text, answer: 4 },
  { question: pass.text, answer: false },
  { question: start.text, answer: 'In May' },
]

async function anApplicant(jobId = asking.id) {
  const { id: userId, email, token } = await aCandidate(call)
  const applied = await call('POST /interviews', { token, json: { jobId } })
  return { token, email, id: `${userId}--${jobId}`, applied: applied.body['data'] as object }
}

const send = (token: string, answers: readonly object[] = given, jobId = asking.id) =>
  call(`POST /jobs/${jobId}/screening`, { token, json: { answers } })

const statusOf = async (token: string, jobId = asking.id) =>
  (await call(`GET /jobs/${jobId}/application-status`, { token })).body

async function atDesk(id: string): Promise<ListedApplication> {
  const { body } = await call(`GET /recruiting/applications/${id}`)
  return (body['data'] as { application: ListedApplication }).application
}

describe('Who applies for a position with questions', () => {
  test('is asked them until they are sent, wherever they apply or start again', async () => {
    const { token, email, applied, id } = await anApplicant()
    expect(applied).toMatchObject({ isExisting: false, questions })
    expect((await call(`POST /jobs/${asking.id}/apply`, { token })).body['data']).toMatchObject({
      isExisting: true,
      questions,
    })
    expect(await statusOf(token)).toMatchObject({ hasApplied: true, questions })
    await stack.settled()
    const letters = mailsTo(stack, email).map(({ text }) => text)
    expect(letters.join()).toContain('our team asks you a few questions on your dashboard')
    expect(refusalOf(await send(token))).toEqual([200, undefined])
    expect(await statusOf(token)).toMatchObject({ questions: [] })
    const again = await call('POST /interviews', { token, json: { jobId: asking.id } })
    expect(again.body['data']).not.toHaveProperty('questions')
    expect(await atDesk(id)).toMatchObject({ status: 'ai_pending', screening: { questions, answers: given } })
  })

  test('may leave every question blank', async () => {
    const { token, id } = await anApplicant()
    expect(refusalOf(await send(token, []))).toEqual([200, undefined])
    expect(await statusOf(token)).toMatchObject({ questions: [] })
    expect((await atDesk(id)).screening).toMatchObject({ answers: [], answeredAt: expect.any(String) })
  })

  test('keeps the questions of that day when the position changes; the next is asked the new ones', async () => {
    const { token, id } = await anApplicant()
    const changed: ScreeningQuestion[] = [{ kind: 'yes_no', text: 'Do you have a work pass?' }]
    await importJob(stack, { ...asking, screening: changed })
    const later = await anApplicant()
    await importJob(stack, asking)
    expect(later.applied).toMatchObject({ questions: changed })
    expect(refusalOf(await send(token))).toEqual([200, undefined])
    expect((await atDesk(id)).screening?.questions).toEqual(questions)
    expect(refusalOf(await send(later.token))).toEqual([409, 'screening_changed'])
  })

  test('exports the answers; a withdrawn application takes them along', async () => {
    const { token, id } = await anApplicant()
    await send(token)
    const { body } = await call('GET /auth/me/export', { token })
    expect(body['data']).toMatchObject({ applications: [{ screening: { questions, answers: given } }] })
    await call(`POST /interviews/${id}/unapply`, { token })
    const again = await call(`POST /jobs/${asking.id}/apply`, { token })
    expect(again.body['data']).toMatchObject({ questions })
    expect((await atDesk(id)).screening).toMatchObject({ answers: [], answeredAt: null })
  })
})

test('a position without questions asks none', async () => {
  const { token, applied, id } = await anApplicant('silent')
  expect(applied).not.toHaveProperty('questions')
  expect(await statusOf(token, 'silent')).toMatchObject({ questions: [] })
  expect((await atDesk(id)).screening).toBeNull()
  expect(refusalOf(await send(token, [], 'silent'))).toEqual([409, 'screening_changed'])
})

describe('Answers are stored once', () => {
  test('also where they are sent twice at the same time, or again after a lost answer', async () => {
    const { token } = await anApplicant()
    const twice = await Promise.all([send(token), send(token), send(token)])
    expect(twice.map(refusalOf)).toEqual(twice.map(() => [200, undefined]))
    expect(new Set(twice.map(({ body }) => JSON.stringify(body['data']))).size).toBe(1)
    expect(refusalOf(await send(token, given.toReversed()))).toEqual([200, undefined])
  })

  test('and others, from another tab, are refused', async () => {
    const { token, id } = await anApplicant()
    const both = await Promise.all([send(token), send(token, [{ question: notice.text, answer: 8 }])])
    expect(both.map(refusalOf)).toContainEqual([200, undefined])
    expect(both.map(refusalOf)).toContainEqual([409, 'screening_answered'])
    const before = await atDesk(id)
    expect(refusalOf(await send(token, []))).toEqual([409, 'screening_answered'])
    expect(await atDesk(id)).toEqual(before)
  })

  test.for([
    ['to another question', { question: 'Are you married?', answer: true }],
    ['of another kind', { question: pass.text, answer: 'yes' }],
    ['outside the choice', { question: place.text, answer: 'Moon' }],
    ['below zero', { question: notice.text, answer: -1 }],
    ['of spaces', { question: start.text, answer: ' ' }],
  ] as const)('but not one %s', async ([, answer]) => {
    const { token, id } = await anApplicant()
    expect(refusalOf(await send(token, [answer]))).toEqual([409, 'screening_changed'])
    expect((await atDesk(id)).screening?.answeredAt).toBeNull()
  })

  test('and no longer after a decision', async () => {
    const { token, id } = await anApplicant()
    await decideAndPass(stack, id, 'rejected')
    expect(await statusOf(token)).toMatchObject({ questions: [] })
    expect(refusalOf(await send(token))).toEqual([409, 'application_decided'])
  })

  test('and nobody answers without an application', async () => {
    const { token } = await aCandidate(call)
    expect(refusalOf(await send(token))).toEqual([404, 'application_not_found'])
  })
})

test("the desk lists a position's applicants by their answers, and rejects none", async () => {
  const lists = applicantLists(call)
  const [soon, late, silent] = [await anApplicant(), await anApplicant(), await anApplicant()]
  await send(soon.token, [{ question: notice.text, answer: 2 }])
  await send(late.token, [
    { question: notice.text, answer: 12 },
    { question: pass.text, answer: true },
  ])
  const among = new Set([soon.id, late.id, silent.id])
  const listed = async (answers: string) =>
    idsOf(await lists.listOf({ job: asking.id, answers })).filter((id) => among.has(id))
  expect(await listed(`${notice.text}\t..4`)).toEqual([soon.id])
  expect(await listed(`${notice.text}\t3..\n${pass.text}\tyes`)).toEqual([late.id])
  expect(await listed(`${notice.text}\t3..\n${pass.text}\tno`)).toEqual([])
  const all = await lists.listOf({ job: asking.id })
  for (const { id, status } of all.filter((each) => among.has(each.id)))
    expect([id, status]).toEqual([id, 'ai_pending'])
})
