import { describe, expect } from 'vitest'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { filesTriedOnce, interviewKeys, runningInterview, uploadPart } from '#tests/support/rooms.ts'
import { everyRow, setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const job = aJob()
const interviewAt = '2099-12-31T07:00:00.000Z'
const later = '2099-12-31T08:00:00.000Z'

let stack: TestStack
let call: Call
test.beforeEach(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  await stack.empty()
  await putJobs(stack, [job])
})

const lettersTo = (email: string) => mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'status')

/** A candidate whom a recruiter has invited, with the token of the letter. */
async function invited(date: string | null = interviewAt) {
  const candidate = await aCandidate(call)
  const { id } = await setApplication(stack, { userId: candidate.id, jobId: job.id, status: 'human_pending' })
  const invite = async (interviewDate: string | null) => {
    const count = lettersTo(candidate.email).length
    const more = interviewDate === null ? {} : { interviewDate, interviewPlace: 'Level 30' }
    await decideAndPass(stack, id, 'interview_pending', more)
    await eventually(
      () => lettersTo(candidate.email),
      (letters) => letters.length > count,
    )
    return linkIn(stack, 'invitation', candidate.email)
  }
  const link = await invite(date)
  return { ...candidate, applicationId: id, invite, link }
}

const open = (link: string) => call('POST /invitations/open', { json: { token: link } })
const answer = (link: string, reply: object) =>
  call('POST /invitations/answer', { json: { token: link, reply } })
const withdraw = (link: string) => call('POST /invitations/withdraw', { json: { token: link } })

const coming = { kind: 'coming', interviewAt }
const otherTime = { kind: 'other_time', interviewAt, words: 'Any day after 3 PM.' }

async function listed(id: string): Promise<ListedApplication> {
  const { body } = await call(`GET /recruiting/applications/${id}`)
  return (body['data'] as { application: ListedApplication }).application
}

const events = async (kind: string) => (await everyRow(stack)).filter((row) => row['kind'] === kind)

describe('The link of an invitation', () => {
  test('shows the interview and changes nothing, however often it is opened', async () => {
    const { link, applicationId } = await invited()
    for (let times = 0; times < 3; times += 1)
      expect((await open(link)).body['data']).toEqual({
        jobTitle: job.title,
        teamInterview: { at: interviewAt, place: 'Level 30', minutes: null },
        slots: null,
        interviewers: [],
        answer: null,
        hasInterview: false,
      })
    expect((await listed(applicationId)).answer).toBeNull()
    expect(await events('answers')).toEqual([])
  })

  test('answers, and answers anew; the staff are told and see it, the candidate has it in the export', async () => {
    const { link, applicationId, token } = await invited()
    expect(refusalOf(await answer(link, coming))).toEqual([200, undefined])
    expect((await listed(applicationId)).answer).toMatchObject({ kind: 'coming', words: null })
    expect(refusalOf(await answer(link, otherTime))).toEqual([200, undefined])
    const kept = { kind: 'other_time', words: 'Any day after 3 PM.' }
    expect((await listed(applicationId)).answer).toMatchObject(kept)
    expect((await open(link)).body['data']).toMatchObject({ answer: kept })
    const exported = (await call('GET /auth/me/export', { token })).body['data']
    expect(exported).toMatchObject({ applications: [{ answer: kept }] })
    expect(await events('answers')).toHaveLength(2)
    expect(stack.logLines.join('\n')).not.toContain('after 3 PM')
  })

  test('is stored as a hash', async () => {
    const { link } = await invited()
    expect(JSON.stringify(await everyRow(stack))).not.toContain(link)
  })

  test('refuses an answer to a date that has changed, which a new answer replaces', async () => {
    const { link, invite, applicationId } = await invited()
    await answer(link, coming)
    const next = await invite(later)
    expect((await listed(applicationId)).answer).toBeNull()
    expect(refusalOf(await answer(link, coming))).toEqual([409, 'invitation_changed'])
    expect((await open(link)).body['data']).toMatchObject({ teamInterview: { at: later } })
    expect(refusalOf(await answer(next, { ...coming, interviewAt: later }))).toEqual([200, undefined])
  })

  test('refuses an answer without a sentence where another time is asked for', async () => {
    const { link } = await invited()
    for (const words of ['', ' ', 'x'.repeat(501), undefined])
      expect((await answer(link, { ...otherTime, words })).status).toBe(422)
  })

  test('of an invitation without a date takes a suggestion, and nobody can be there', async () => {
    const { link } = await invited(null)
    const undated = { interviewAt: null }
    expect(refusalOf(await answer(link, { ...coming, ...undated }))).toEqual([409, 'invitation_changed'])
    expect(refusalOf(await answer(link, { ...otherTime, ...undated }))).toEqual([200, undefined])
  })

  test("ends with the invitation, with the account's address, and with the account", async () => {
    const cancelled = await invited()
    await decideAndPass(stack, cancelled.applicationId, 'reviewed')
    const moved = await invited()
    await setInRow(stack, 'users', { id: moved.id }, { email: 'moved@example.com' })
    const deleted = await invited()
    await call('DELETE /auth/me', { token: deleted.token, json: { password: deleted.password } })
    for (const { link } of [cancelled, moved, deleted]) {
      expect(refusalOf(await open(link))).toEqual([400, 'invitation_gone'])
      expect(refusalOf(await answer(link, coming))).toEqual([400, 'invitation_gone'])
      expect(refusalOf(await withdraw(link))).toEqual([400, 'invitation_gone'])
    }
    const links = (await everyRow(stack)).filter(({ id }) => String(id).startsWith('invitation#'))
    expect(links.map(({ userId }) => userId)).not.toContain(deleted.id)
  })

  test('of a withdrawn application is invalid for the invitation of a new one', async () => {
    const { id: userId, link, invite } = await invited()
    await withdraw(link)
    const appliedAt = new Date(Date.now() + 1000).toISOString()
    await setApplication(stack, { userId, jobId: job.id, status: 'human_pending', appliedAt })
    expect((await open(await invite(later))).body['data']).toMatchObject({ teamInterview: { at: later } })
    expect(refusalOf(await open(link))[1]).toBe('invitation_gone')
    expect(refusalOf(await withdraw(link))[1]).toBe('invitation_gone')
  })

  test('withdraws the application once, with a letter', async () => {
    const { link, email, token, applicationId } = await invited()
    expect((await withdraw(link)).body['data']).toEqual({ jobId: job.id })
    expect(refusalOf(await withdraw(link))).toEqual([400, 'invitation_gone'])
    expect((await call('GET /auth/candidates/applications', { token })).body['applications']).toEqual([])
    expect((await call(`GET /recruiting/applications/${applicationId}`)).status).toBe(404)
    expect(await events('withdrawals')).toHaveLength(1)
    expect(mailsTo(stack, email).at(-1)?.subject).toContain('You have withdrawn your application')
  })
})

describe('A signed-in candidate', () => {
  test('answers the own invitation, and no other', async () => {
    const { applicationId, token } = await invited()
    const reply = { json: { reply: coming }, token }
    expect(refusalOf(await call(`POST /interviews/${applicationId}/answer`, reply))).toEqual([200, undefined])
    const another = await aCandidate(call)
    expect(
      refusalOf(await call(`POST /interviews/${applicationId}/answer`, { ...reply, token: another.token })),
    ).toEqual([404, 'application_not_found'])
    await decideAndPass(stack, applicationId, 'reviewed')
    expect(refusalOf(await call(`POST /interviews/${applicationId}/answer`, reply))).toEqual([
      409,
      'invitation_over',
    ])
  })

  test('withdraws after the interview: recording, transcript and marks are deleted, and the attempt counts', async () => {
    const { token, email, id: userId } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId: job.id })
    await uploadPart({ call, token, sessionId }, { part: 0, bytes: 'film' })
    const transcript = [{ role: 'user', content: 'A secret sentence.', section: 0, question: 0 }]
    await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript } })
    // A file that is written while an interview is deleted is deleted by a later look of the function `removals`.
    await filesTriedOnce(stack, { userId, sessionId })
    expect(await interviewKeys(stack, sessionId)).not.toEqual([])
    const application = `${userId}--${job.id}`
    expect(refusalOf(await call(`POST /interviews/${application}/unapply`, { token }))).toEqual([
      200,
      undefined,
    ])
    await eventually(
      () => interviewKeys(stack, sessionId),
      (keys) => keys.length === 0,
    )
    const rows = await everyRow(stack)
    expect(JSON.stringify(rows)).not.toContain('A secret sentence.')
    expect(mailsTo(stack, email).at(-1)?.text).toContain("its recording, its transcript and our team's marks")
    await call('POST /interviews', { token, json: { jobId: job.id } })
    expect((await everyRow(stack)).find(({ appliedAt }) => appliedAt !== undefined)).toMatchObject({
      interviewsStarted: 1,
    })
  })

  test('is told of a withdrawal on the page also where SES refuses the letter', async () => {
    const { token, applicationId } = await invited()
    stack.ses.faults.set({ kind: 'throttled' })
    const answered = await call(`POST /interviews/${applicationId}/unapply`, { token })
    stack.ses.faults.set(null)
    expect(refusalOf(answered)).toEqual([200, undefined])
  })
})
