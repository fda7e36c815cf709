import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { dynamoOf, setInRow } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const position = 'with-letters'

let farah: string
let devi: string
setUpProduct(aJob({ id: position, title: 'Network Engineer' }))
test.beforeAll(async () => {
  farah = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter', name: 'Farah Hanim' }))
  devi = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter', name: 'Devi Pillai' }))
})

// Two tests pass an hour, in which a sign-in ends.
test.beforeEach(() => stack.shiftClock(0))

async function anApplicant() {
  const candidate = await aCandidate(call)
  await call(`POST /jobs/${position}/apply`, { token: candidate.token })
  return { ...candidate, application: `${candidate.id}--${position}` }
}

/** With three questions, of which the last two are in one answer. */
async function anInterviewed() {
  const candidate = await aCandidate(call)
  const sessionId = await runningInterview({ call, token: candidate.token, jobId: position })
  const said = (content: string, startMilliseconds: number) =>
    ({ role: 'user', content, startMilliseconds, section: 0, question: 0 }) as const
  const transcript = [
    said('I like it. Can I work from Penang?', 61_000),
    said('How large is the team? Who leads it?', 90_000),
  ]
  const finished = await call(`POST /interviews/${sessionId}/finish`, {
    token: candidate.token,
    json: { transcript },
  })
  expect(refusalOf(finished)).toEqual([200, undefined])
  return { ...candidate, application: `${candidate.id}--${position}` }
}

let made = 0
const aKey = (): string => `key-of-a-letter-${(made += 1)}`

const text = 'You asked about Penang.\n\nYou can work there two days a week.'
const aLetter = (more: object = {}) => ({ key: aKey(), subject: 'Your question', text, ...more })

const write = (cookie: string, id: string, json: object) =>
  call(`POST /desk/applications/${id}/letters`, { cookie, json })

type Letter = { id: string; by: string; subject: string; text: string; state: string }
type Question = { id: string; text: string; atMilliseconds: number; answered: unknown }
type Shown = {
  application: { openQuestions: number }
  letters: Letter[]
  questions: Question[]
}

const shown = async (id: string): Promise<Shown> =>
  (await call(`GET /recruiting/applications/${id}`)).body['data'] as Shown

/** The letters with this subject that were e-mailed, once the schedule has run. */
async function lettersTo(email: string, subject = 'Your question') {
  stack.runSchedules()
  await stack.settled()
  return mailsTo(stack, email).filter((mail) => mail.subject.startsWith(subject))
}

const sentTo = (email: string) =>
  eventually(
    () => lettersTo(email),
    (letters) => letters.length > 0,
  )

const actsOn = async (id: string, act: string) => {
  const { body } = await call(`GET /desk/applications/${id}/history`, { cookie: farah })
  const { entries } = body['data'] as { entries: { id: string; act: string; detail: unknown; who: string }[] }
  return entries.filter((entry) => entry.act === act)
}

const listedIds = async (query: string): Promise<string[]> => {
  const { body } = await call(`GET /desk/applicants?${query}`, { cookie: farah })
  return (body['data'] as { applicants: { id: string }[] }).applicants.map(({ id }) => id)
}

describe('A letter with a free text', () => {
  test('is shown as it will be sent, e-mailed in the name of the team, and readable on the page', async () => {
    const { application, email } = await anApplicant()
    const letter = aLetter()
    const { key: _, ...words } = letter
    const preview = await call(`POST /desk/applications/${application}/letters/preview`, {
      cookie: farah,
      json: words,
    })
    const written = await write(farah, application, letter)
    expect(written.body['data']).toMatchObject({ letter: { by: 'Farah Hanim', text, state: 'waiting' } })
    const [sent] = await sentTo(email)
    expect(sent).toMatchObject(preview.body['data'] as object)
    expect(sent?.text).toMatch(/^Hello .*,\n\nYou asked about Penang\.\n\n[^]*\n\nThe hiring team\n/)
    const { letters } = await eventually(
      () => shown(application),
      (page) => page.letters[0]?.state === 'sent',
    )
    const acts = await actsOn(application, 'letter_written')
    expect(acts).toMatchObject([{ id: letters[0]?.id, who: 'Farah Hanim', detail: null }])
  })

  test('is sent once, however often the call is repeated, and an edited one is refused', async () => {
    const { application, email } = await anApplicant()
    const letter = aLetter()
    const answers = await Promise.all([letter, letter, letter].map((json) => write(farah, application, json)))
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [200, undefined]))
    await sentTo(email)
    expect(refusalOf(await write(farah, application, letter))).toEqual([200, undefined])
    for (const [cookie, json] of [
      [farah, { ...letter, text: 'Another text' }],
      [devi, letter],
    ] as const)
      expect(refusalOf(await write(cookie, application, json))).toEqual([409, 'letter_sent_before'])
    expect(await lettersTo(email)).toHaveLength(1)
    expect(await actsOn(application, 'letter_written')).toHaveLength(1)
  })

  test('waits while SES refuses it, and is sent later', async () => {
    const { application, email } = await anApplicant()
    await stack.settled()
    stack.ses.faults.set({ kind: 'throttled' })
    await write(farah, application, aLetter())
    expect(await lettersTo(email)).toEqual([])
    stack.ses.faults.set(null)
    stack.passTime(60 * 60)
    expect(await sentTo(email)).toHaveLength(1)
  })

  test("is not written to a reviewer's applicant by the reviewer, nor to an address that was disowned", async () => {
    const { application, id, email } = await anApplicant()
    const reviewer = await signedInToDesk(
      call,
      await aMember(stack, call, { role: 'reviewer', positions: [position] }),
    )
    expect((await write(reviewer, application, aLetter())).status).toBe(403)
    await setInRow(stack, 'users', { id }, { email: '' })
    expect(refusalOf(await write(farah, application, aLetter()))).toEqual([409, 'applicant_without_address'])
    await setInRow(stack, 'users', { id }, { email })
    await stack.settled()
    // The address goes after the letter was written.
    stack.ses.faults.set({ kind: 'throttled' })
    await write(farah, application, aLetter())
    await lettersTo(email)
    await setInRow(stack, 'users', { id }, { email: '' })
    stack.ses.faults.set(null)
    stack.passTime(60 * 60)
    const { letters } = await eventually(
      async () => {
        await lettersTo(email)
        return shown(application)
      },
      (page) => page.letters[0]?.state !== 'waiting',
    )
    expect([letters[0]?.state, await lettersTo(email)]).toEqual(['dropped', []])
  })

  test.each([
    ['an empty subject', { subject: ' ' }],
    ['an empty text', { text: '\n ' }],
    ['a text that is too long', { text: 'a'.repeat(5001) }],
    ['a subject of two lines', { subject: 'One\nTwo' }],
    ['a key that is too short', { key: 'short' }],
  ])('is refused with %s', async (_, more) => {
    const { application } = await anApplicant()
    expect((await write(farah, application, aLetter(more))).status).toBe(422)
  })

  test('counts for its member, and a repeated call does not', async () => {
    const { application } = await anApplicant()
    const member = await aMember(stack, call, { role: 'recruiter' })
    const cookie = await signedInToDesk(call, member)
    const letter = aLetter()
    for (let count = 0; count < limits.writtenLetter.max; count += 1)
      expect((await write(cookie, application, count === 0 ? letter : aLetter())).status).toBe(200)
    expect(refusalOf(await write(cookie, application, aLetter()))).toEqual([429, 'too_many_attempts'])
    expect((await write(cookie, application, letter)).status).toBe(200)
    expect((await write(devi, application, aLetter())).status).toBe(200)
  })

  test("is in the candidate's export without its writer, and gone with the application and with the person", async () => {
    const rows = async () => {
      const { Items = [] } = await dynamoOf(stack).send(new ScanCommand({ TableName: 'assessments' }))
      return Items.filter(({ userId }) => userId === id)
    }
    const { application, id, token } = await anApplicant()
    await write(farah, application, aLetter())
    const { body } = await call('GET /auth/me/export', { token })
    const { letters } = body['data'] as { letters: object[] }
    expect(letters).toEqual([
      { jobId: position, subject: 'Your question', text, writtenAt: expect.any(String), sentAt: null },
    ])
    expect((await call(`POST /interviews/${application}/unapply`, { token })).status).toBe(200)
    expect(await rows()).toEqual([])
    await call(`POST /jobs/${position}/apply`, { token })
    expect((await shown(application)).letters).toEqual([])
    await write(farah, application, aLetter())
    expect(await rows()).toHaveLength(1)
    await call('POST /recruiting/candidates/erase', { json: { candidate: id } })
    expect(await rows()).toEqual([])
  })
})

describe('The questions of a candidate', () => {
  test('are on the page with their time, in the list, in its filter and in Today, until they are answered', async () => {
    const { application, email } = await anInterviewed()
    const { questions, application: listed } = await shown(application)
    expect(questions.map(({ text: asked, atMilliseconds }) => [asked, atMilliseconds])).toEqual([
      ['Can I work from Penang?', 61_000],
      ['How large is the team?', 90_000],
      ['Who leads it?', 90_000],
    ])
    expect(listed.openQuestions).toBe(3)
    for (const query of [`job=${position}&questions=open`, 'questions=open'])
      expect(await listedIds(query)).toContain(application)
    const today = async () => {
      const { body } = await call('GET /desk/today', { cookie: farah })
      const { asked, newestAsked } = body['data'] as {
        asked: { count: number }
        newestAsked: { id: string }[]
      }
      return { count: asked.count, newest: newestAsked.map(({ id }) => id) }
    }
    const before = await today()
    expect(before.newest).toContain(application)
    const [penang, size, leader] = questions.map(({ id }) => id)
    const written = await write(farah, application, aLetter({ answers: [penang] }))
    const { letter } = written.body['data'] as { letter: Letter }
    expect(await sentTo(email)).toHaveLength(1)
    const answered = (await shown(application)).questions
    expect(answered[0]?.answered).toMatchObject({ by: 'Farah Hanim', letter: letter.id })
    expect(answered[1]?.answered).toBeNull()
    expect(await listedIds(`job=${position}&questions=open`)).toContain(application)
    const mark = (cookie: string) =>
      call(`POST /desk/applications/${application}/questions/answered`, {
        cookie,
        json: { questions: [size, leader] },
      })
    // A repeated call, and a colleague's, find them answered.
    for (const cookie of [devi, devi, farah]) expect((await mark(cookie)).status).toBe(200)
    expect(await actsOn(application, 'questions_answered')).toMatchObject([{ who: 'Devi Pillai' }])
    const after = await shown(application)
    expect(after.questions[2]?.answered).toMatchObject({ by: 'Devi Pillai', letter: null })
    expect(after.application.openQuestions).toBe(0)
    for (const query of [`job=${position}&questions=open`, 'questions=open'])
      expect(await listedIds(query)).not.toContain(application)
    expect((await today()).count).toBe(before.count - 1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test("are answered by one of two recruiters; the other's letter is not sent until it is sent again", async () => {
    const { application, email } = await anInterviewed()
    const [question] = (await shown(application)).questions
    const letters = [aLetter({ answers: [question?.id] }), aLetter({ answers: [question?.id] })]
    const both = await Promise.all([
      write(farah, application, letters[0]!),
      write(devi, application, letters[1]!),
    ])
    expect(both.map(refusalOf)).toEqual(
      expect.arrayContaining([
        [200, undefined],
        [409, 'answered_meanwhile'],
      ]),
    )
    await sentTo(email)
    expect(await lettersTo(email)).toHaveLength(1)
    expect((await shown(application)).application.openQuestions).toBe(2)
    const [cookie, unsent] = both[0]?.status === 200 ? [devi, letters[1]] : [farah, letters[0]]
    expect((await write(cookie, application, { ...unsent, answers: [] })).status).toBe(200)
    await eventually(
      () => lettersTo(email),
      (sent) => sent.length === 2,
    )
  })

  test('wait no more after a rejection, and are marked once their interview is deleted', async () => {
    const { application, id } = await anInterviewed()
    const { body } = await call(`GET /recruiting/jobs/${position}/recordings`)
    const recording = (
      body['data'] as { recordings: { id: string; applicationId: string }[] }
    ).recordings.find(({ applicationId }) => applicationId === application)
    expect((await call(`DELETE /recruiting/recordings/${recording?.id}`)).status).toBe(200)
    expect(await shown(application)).toMatchObject({ questions: [], application: { openQuestions: 3 } })
    await call(`POST /desk/applications/${application}/questions/answered`, {
      cookie: farah,
      json: { questions: ['deleted'] },
    })
    expect((await shown(application)).application.openQuestions).toBe(0)
    const other = await anInterviewed()
    await decideAndPass(stack, other.application, 'rejected')
    expect((await shown(other.application)).application.openQuestions).toBe(0)
    expect(await listedIds('questions=open')).not.toContain(other.application)
    const exported = await call('POST /recruiting/candidates/export', { json: { candidate: id } })
    expect(exported.body['data']).toMatchObject({ staffWritten: [{ questions: { open: 0 } }] })
  })
})
