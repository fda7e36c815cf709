import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect } from 'vitest'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { applicantNotes } from '#shared/desk/contract/applicant-notes.ts'
import { createStaffLetters } from '#functions/desk/rows/staff-letters.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { aCandidate, type Call } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { rowsStored } from '#tests/support/everything-stored.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { applyFor } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { aMember, lettersSettled, signedInToDesk, type Member } from '#tests/support/staff-desk.ts'

const position = 'with-notes'
const title = 'Storage Engineer'
const elsewhere = 'elsewhere'

type Thread = AnswerOf<typeof applicantNotes.listNotes>['data']
type Body = { text?: string; mentions?: readonly string[]; updatedAt?: string | null }
type Colleague = { cookie: string; member: Member['member']; email: string }

async function aColleague(wanted: Parameters<typeof aMember>[2]): Promise<Colleague> {
  const signedIn = await aMember(stack, call, wanted)
  return { cookie: await signedInToDesk(call, signedIn), member: signedIn.member, email: signedIn.email }
}

let aina: Colleague
let daniel: Colleague
let stranger: Colleague
let officer: Colleague
setUpProduct(aJob({ id: position, title, criteria: ['Explains', 'Tests', 'Asks'] }), aJob({ id: elsewhere }))
test.beforeAll(async () => {
  aina = await aColleague({ role: 'recruiter', name: 'Aina Rahman' })
  daniel = await aColleague({ role: 'reviewer', name: 'Daniel Wong', positions: [position] })
  stranger = await aColleague({ role: 'reviewer', name: 'Kavitha Devi', positions: [elsewhere] })
  officer = await aColleague({ role: 'privacy_officer', name: 'Lim Wei Jie' })
})
beforeEach(() => stack.shiftClock(0))

async function applied() {
  const candidate = await aCandidate(call, { name: 'Farid Ismail' })
  const sessionId = await applyFor({ call, token: candidate.token, jobId: position })
  return { ...candidate, sessionId, application: `${candidate.id}--${position}` }
}

const routeOf = (application: string, noteId = ''): string =>
  `/desk/applications/${application}/notes${noteId === '' ? '' : `/${noteId}`}`

const save = (
  { cookie }: Colleague,
  application: string,
  noteId: string,
  { text = 'Ask about backups.', mentions = [], updatedAt = null }: Body = {},
) => call(`PUT ${routeOf(application, noteId)}`, { cookie, json: { text, mentions, updatedAt } })

const remove = ({ cookie }: Colleague, application: string, noteId: string) =>
  call(`DELETE ${routeOf(application, noteId)}`, { cookie })

function threadIn(answer: Awaited<ReturnType<Call>>): Thread {
  expect(refusalOf(answer)).toEqual([200, undefined])
  return answer.body['data'] as Thread
}

const read = async ({ cookie }: Colleague, application: string): Promise<Thread> =>
  threadIn(await call(`GET ${routeOf(application)}`, { cookie }))

async function actsOn(application: string): Promise<{ act: string; detail: string | null }[]> {
  const { body } = await call(`GET /desk/applications/${application}/history`, { cookie: aina.cookie })
  const { entries } = body['data'] as { entries: { act: string; detail: string | null }[] }
  return entries.filter(({ act }) => act.startsWith('note_')).map(({ act, detail }) => ({ act, detail }))
}

const mentionsOf = ({ email }: Colleague) =>
  mailsTo(stack, email).filter(({ subject }) => subject.includes('mentioned you'))

describe('Notes about an applicant', () => {
  test('are a thread that recruiters and the reviewers of the position write and read', async () => {
    const { application } = await applied()
    expect(await read(aina, application)).toEqual({
      notes: [],
      colleagues: [{ id: daniel.member.id, name: 'Daniel Wong', role: 'reviewer' }],
    })
    await save(aina, application, 'first-note', { text: ' Knows storage.\nAsk about backups. ' })
    await save(daniel, application, 'second-note', { text: 'I asked: every night.' })
    const { notes } = await read(daniel, application)
    expect(notes.map(({ name, text }) => [name, text])).toEqual([
      ['Aina Rahman', 'Knows storage.\nAsk about backups.'],
      ['Daniel Wong', 'I asked: every night.'],
    ])
    expect(await actsOn(application)).toEqual([
      { act: 'note_written', detail: null },
      { act: 'note_written', detail: null },
    ])
  })

  test("show nothing of the assessments, which stay hidden until one's own is complete", async () => {
    const { application } = await applied()
    const marks = { Explains: 4, Tests: 4, Asks: 4 }
    await call(`PUT /desk/applications/${application}/assessments`, {
      cookie: daniel.cookie,
      json: { note: 'Of the assessment', marks, updatedAt: null },
    })
    const thread = threadIn(await save(aina, application, 'first-note'))
    expect(JSON.stringify(thread)).not.toContain('Of the assessment')
    const { body } = await call(`GET /desk/applications/${application}/assessments`, { cookie: aina.cookie })
    expect(body['data']).toMatchObject({ own: null, others: { kind: 'hidden', count: 1 } })
  })

  test('are not found by a reviewer of another position (404), and refused to a privacy officer (403)', async () => {
    const { application } = await applied()
    for (const answer of [
      await call(`GET ${routeOf(application)}`, { cookie: stranger.cookie }),
      await save(stranger, application, 'a-note-of-a-stranger'),
      await remove(stranger, application, 'a-note-of-a-stranger'),
    ])
      expect(refusalOf(answer)).toEqual([404, 'not_found'])
    expect(refusalOf(await save(officer, application, 'a-note-of-an-officer'))).toEqual([
      403,
      'role_not_allowed',
    ])
  })

  test.for([
    ['no text', { text: ' ' }],
    ['a text that is too long', { text: 'x'.repeat(5001) }],
    ['eleven mentions', { mentions: Array.from({ length: 11 }, (_, number) => `member-${number}`) }],
    ['a version that is no time', { updatedAt: 'yesterday' }],
  ] as const)('with %s are refused (422)', async ([, body]) => {
    const { application } = await applied()
    expect((await save(aina, application, 'first-note', body)).status).toBe(422)
    expect((await read(aina, application)).notes).toEqual([])
  })

  test('are refused for an id that is none, and for no application (404)', async () => {
    const { application } = await applied()
    for (const id of ['short', 'x'.repeat(2000), 'with%23sign-in-it'])
      expect(refusalOf(await save(aina, application, id))).toEqual([404, 'note_not_found'])
    for (const id of [`nobody--${position}`, 'nonsense'])
      expect(refusalOf(await save(aina, id, 'first-note'))).toEqual([404, 'application_not_found'])
  })
})

describe('A note whose answer was lost', () => {
  test('is sent again and is there once, with one act and one letter', async () => {
    const { application } = await applied()
    const before = mentionsOf(daniel).length
    const body = { text: '@Daniel Wong, please read.', mentions: [daniel.member.id] }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save(aina, application, 'sent-again', body)),
    )
    for (const answer of answers) expect(threadIn(answer).notes).toHaveLength(1)
    expect(await actsOn(application)).toHaveLength(1)
    await lettersSettled(stack)
    expect(mentionsOf(daniel)).toHaveLength(before + 1)
    // Also after the ten minutes.
    stack.passTime(11 * 60)
    expect(threadIn(await save(aina, application, 'sent-again', body)).notes).toHaveLength(1)
  })

  test('becomes what was typed meanwhile', async () => {
    const { application } = await applied()
    await save(aina, application, 'typed-on', { text: 'First.' })
    const { notes } = threadIn(await save(aina, application, 'typed-on', { text: 'First. Second.' }))
    expect(notes.map(({ text }) => text)).toEqual(['First. Second.'])
    expect((await actsOn(application))[0]).toEqual({ act: 'note_written', detail: 'changed' })
  })
})

describe('A note', () => {
  test('is changed and deleted by its writer for ten minutes, and then stays', async () => {
    const { application } = await applied()
    const [first] = threadIn(await save(aina, application, 'first-note')).notes
    await save(aina, application, 'second-note')
    stack.passTime(9 * 60)
    const updatedAt = first?.updatedAt ?? null
    const changed = threadIn(
      await save(aina, application, 'first-note', { text: 'Mended.', updatedAt }),
    ).notes
    expect(changed[0]).toMatchObject({ text: 'Mended.', at: first?.at })
    expect(changed[0]?.updatedAt).not.toBe(first?.at)
    expect(threadIn(await remove(aina, application, 'second-note')).notes).toHaveLength(1)
    // A repeated deletion, whose answer was lost.
    expect(threadIn(await remove(aina, application, 'second-note')).notes).toHaveLength(1)
    stack.passTime(10 * 60)
    const late = { text: 'Too late.', updatedAt: changed[0]?.updatedAt ?? null }
    expect(refusalOf(await save(aina, application, 'first-note', late))).toEqual([409, 'note_final'])
    expect(refusalOf(await remove(aina, application, 'first-note'))).toEqual([409, 'note_final'])
    expect((await read(aina, application)).notes.map(({ text }) => text)).toEqual(['Mended.'])
    expect((await actsOn(application)).map(({ act }) => act)).toEqual([
      'note_deleted',
      'note_written',
      'note_written',
      'note_written',
    ])
  })

  test('changed in one tab is not overwritten by another, and deleted in one is not written again', async () => {
    const { application } = await applied()
    const [note] = threadIn(await save(aina, application, 'in-two-tabs')).notes
    const updatedAt = note?.updatedAt ?? null
    await save(aina, application, 'in-two-tabs', { text: 'First tab', updatedAt })
    const stale = () => save(aina, application, 'in-two-tabs', { text: 'Second tab', updatedAt })
    expect(refusalOf(await stale())).toEqual([409, 'note_changed'])
    await remove(aina, application, 'in-two-tabs')
    expect(refusalOf(await stale())).toEqual([404, 'note_not_found'])
    expect((await read(aina, application)).notes).toEqual([])
  })

  test('is not changed or deleted by a colleague who names its id', async () => {
    const { application } = await applied()
    const [note] = threadIn(await save(aina, application, 'of-aina-only')).notes
    const theirs = { text: 'Mine now', updatedAt: note?.updatedAt ?? null }
    expect(refusalOf(await save(daniel, application, 'of-aina-only', theirs))).toEqual([
      404,
      'note_not_found',
    ])
    await remove(daniel, application, 'of-aina-only')
    expect((await read(daniel, application)).notes).toEqual([note])
  })
})

describe('A mention', () => {
  test("is e-mailed once to each colleague, without the note and the applicant's name", async () => {
    const { application } = await applied()
    const text = '@Daniel Wong, ask Farid about backups.'
    const before = mentionsOf(daniel).length
    const [note] = threadIn(
      await save(aina, application, 'with-mention', { text, mentions: [daniel.member.id] }),
    ).notes
    await lettersSettled(stack)
    const letters = mentionsOf(daniel).slice(before)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Aina Rahman mentioned you in a note – Merbok AI Cloud',
    ])
    const [letter] = letters
    expect(letter?.text).toContain('Hello Daniel,')
    expect(letter?.text).toContain(`a note about an applicant for ${title}.`)
    expect(letter?.text).toContain(`/desk/applicants/${application}#notes`)
    for (const part of [letter?.subject, letter?.text, letter?.html])
      expect(part).not.toMatch(/Farid|backups|ask /)
    const changed = {
      text: `${text} Today.`,
      mentions: [daniel.member.id],
      updatedAt: note?.updatedAt ?? null,
    }
    threadIn(await save(aina, application, 'with-mention', changed))
    await lettersSettled(stack)
    expect(mentionsOf(daniel)).toHaveLength(before + 1)
  })

  test('is not e-mailed to a member who has lost access before it is sent', async () => {
    const { application } = await applied()
    const before = mentionsOf(daniel).length
    const letters = createStaffLetters(dynamoOf(stack), 'staff')
    const letter = { about: 'mention', by: aina.member.id, application } as const
    for (const { member } of [stranger, daniel]) {
      const { Put } = letters.step(systemRandom.id(), member.id, letter, stack.now())
      await dynamoOf(stack).send(new PutCommand({ TableName: 'staff', Item: Put?.Item }))
    }
    await eventually(
      () => mentionsOf(daniel).length,
      (count) => count > before,
    )
    await lettersSettled(stack)
    expect(mentionsOf(stranger)).toEqual([])
  })

  test('of somebody who cannot read the note, or of oneself, is refused (409), and nothing is written', async () => {
    const { application } = await applied()
    for (const { member } of [stranger, officer, aina])
      expect(
        refusalOf(await save(aina, application, 'not-for-them', { mentions: [daniel.member.id, member.id] })),
      ).toEqual([409, 'mention_not_allowed'])
    expect((await read(aina, application)).notes).toEqual([])
  })
})

describe('Today lists an applicant', () => {
  const mentionsToday = async ({ cookie }: Colleague): Promise<string[]> => {
    const { body } = await call('GET /desk/today', { cookie })
    return (body['data'] as { mentions: { id: string }[] }).mentions.map(({ id }) => id)
  }

  test('whose notes mention the member, until the member opens the applicant or the application is gone', async () => {
    const [one, two] = [await applied(), await applied()]
    for (const { application } of [one, two])
      for (const noteId of ['first-mention', 'second-mention'])
        await save(aina, application, noteId, { mentions: [daniel.member.id] })
    // The later one first, and each once.
    const both = [two.application, one.application]
    expect((await mentionsToday(daniel)).filter((id) => both.includes(id))).toEqual(both)
    expect(await mentionsToday(aina)).toEqual([])
    await call(`GET /desk/applications/${one.application}`, { cookie: aina.cookie })
    expect(await mentionsToday(daniel)).toContain(one.application)
    await call(`GET /desk/applications/${one.application}`, { cookie: daniel.cookie })
    expect(await mentionsToday(daniel)).not.toContain(one.application)
    await call(`POST /interviews/${two.sessionId}/unapply`, { token: two.token })
    expect(await mentionsToday(daniel)).not.toContain(two.application)
  })

  test('as long as a note mentions the member: not after the text or the note is removed', async () => {
    const [changed, deleted, both] = [await applied(), await applied(), await applied()]
    const mentions = [daniel.member.id]
    for (const { application } of [changed, deleted, both])
      await save(aina, application, 'a-mention', { mentions })
    await save(aina, both.application, 'another-mention', { mentions })
    await remove(aina, deleted.application, 'a-mention')
    for (const { application } of [changed, both])
      expect((await save(aina, application, 'a-mention', { text: 'Ask about disks.' })).status).toBe(200)
    const listed = await mentionsToday(daniel)
    const left = [changed, deleted, both].filter(({ application }) => listed.includes(application))
    expect(left).toEqual([both])
    await remove(aina, both.application, 'another-mention')
    expect(await mentionsToday(daniel)).not.toContain(both.application)
  })
})

describe('Nothing of a note is left', () => {
  const tracesOf = async (text: string): Promise<string[]> =>
    (await rowsStored(stack)).filter((row) => row.includes(text))

  test('after a withdrawal, nor shown with a new application', async () => {
    const { application, sessionId, token } = await applied()
    await save(aina, application, 'first-note', { text: 'Of the first time' })
    expect((await call(`POST /interviews/${sessionId}/unapply`, { token })).status).toBe(200)
    expect(await tracesOf('Of the first time')).toEqual([])
    expect(refusalOf(await save(aina, application, 'late-note'))).toEqual([404, 'application_not_found'])
    await applyFor({ call, token, jobId: position })
    expect((await read(aina, application)).notes).toEqual([])
  })

  test("after an erasure; the export of a privacy officer has it, and the candidate's own does not", async () => {
    const { application, id, email, token } = await applied()
    await save(aina, application, 'first-note', { text: 'Of who is erased', mentions: [daniel.member.id] })
    await lettersSettled(stack)
    const mine = await call('GET /auth/me/export', { token })
    expect(mine.status).toBe(200)
    expect(JSON.stringify(mine.body)).not.toContain('Of who')
    const { body } = await call('POST /recruiting/candidates/export', { json: { candidate: email } })
    const time = expect.any(String)
    expect(body['data']).toMatchObject({
      assessments: [],
      notes: [{ jobId: position, name: 'Aina Rahman', text: 'Of who is erased', at: time, updatedAt: time }],
    })
    await call('POST /recruiting/candidates/erase', { json: { candidate: email } })
    expect(await tracesOf('Of who is erased')).toEqual([])
    const rows = await tracesOf(id)
    expect(rows.filter((row) => !/^(audit|removals) /.test(row))).toEqual([])
  })

  test('in the log', () => {
    expect(stack.logLines.some((line) => line.includes('"note saved"'))).toBe(true)
    expect(stack.logLines.filter((line) => /Of the|Of who|backups|please read/.test(line))).toEqual([])
  })
})
