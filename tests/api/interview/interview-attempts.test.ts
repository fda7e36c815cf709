import { describe, expect } from 'vitest'
import { maxInterviews } from '#shared/application/application-status.ts'
import { interviewRetentionDays } from '#shared/platform/retention.ts'
import { aCandidate, goodPassword, type ApiAnswer } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob } from '#tests/support/jobs.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { recruiterTool } from '#tests/support/recruiter-tool.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { aStart, runningInterview } from '#tests/support/rooms.ts'
import { everyRow, rowOf, setInRow } from '#tests/support/rows.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const jobId = aJob().id

setUpProduct(aJob())

type Candidate = Awaited<ReturnType<typeof aCandidate>>

const apply = ({ token }: Candidate) => call('POST /interviews', { token, json: { jobId } })
const good = (answer: ApiAnswer): ApiAnswer => {
  expect([answer.status, answer.body['code']]).toEqual([200, undefined])
  return answer
}

/** Applies, starts the interview and withdraws, which deletes application and session. */
async function tryOnce(candidate: Candidate): Promise<void> {
  const { token } = candidate
  const { id: sessionId } = good(await apply(candidate)).body['data'] as { id: string }
  good(await call('POST /interview/create', { token, json: { sessionId } }))
  good(await call('PUT /interview/status', { token, json: aStart(sessionId) }))
  good(await call(`POST /interviews/${sessionId}/unapply`, { token }))
}

async function withoutAttempts(): Promise<Candidate> {
  const candidate = await aCandidate(call)
  for (let tries = 0; tries < maxInterviews; tries += 1) await tryOnce(candidate)
  return candidate
}

const grant = (candidate: string, job: string = jobId) =>
  recruiterTool(stack.site)('attempts', 'grant', candidate, '--job', job)

describe('the attempts of a withdrawn application', () => {
  test('count for the next application, by both endpoints', async () => {
    const candidate = await withoutAttempts()
    expect(refusal(await apply(candidate))).toEqual(expected('no_interviews_left'))
    const ofPage = await call(`POST /jobs/${jobId}/apply`, { token: candidate.token })
    expect(refusal(ofPage)).toEqual(expected('no_interviews_left'))
  })

  test('do not count where no interview was started', async () => {
    const candidate = await aCandidate(call)
    for (let tries = 0; tries <= maxInterviews; tries += 1) {
      const { id } = good(await apply(candidate)).body['data'] as { id: string }
      good(await call(`POST /interviews/${id}/unapply`, { token: candidate.token }))
    }
    expect((await apply(candidate)).status).toBe(200)
  })

  test('end 180 days after the withdrawal', async () => {
    const candidate = await withoutAttempts()
    stack.passTime(interviewRetentionDays * daySeconds)
    const { email } = candidate
    const signedIn = await call('POST /auth/login', { json: { email, password: goodPassword } })
    const { token } = good(signedIn).body['data'] as { token: string }
    expect((await apply({ ...candidate, token })).status).toBe(200)
  })

  test('are in the export, and deleted with the account', async () => {
    const candidate = await aCandidate(call)
    await tryOnce(candidate)
    const exported = good(await call('GET /auth/me/export', { token: candidate.token }))
    expect(exported.body['data']).toMatchObject({
      earlierAttempts: [{ jobId, interviewsStarted: 1, keptUntil: expect.stringMatching(/^\d{4}-/) }],
    })
    const key = { id: `attempts#${candidate.id}#${jobId}` }
    expect(await rowOf(stack, 'guards', key)).toBeDefined()
    good(await call('DELETE /auth/me', { token: candidate.token, json: { password: goodPassword } }))
    expect(await rowOf(stack, 'guards', key)).toBeUndefined()
  })
})

describe('an account that is deleted and registered again', () => {
  const remove = async ({ token }: Candidate) =>
    good(await call('DELETE /auth/me', { token, json: { password: goodPassword } }))

  test('has no further attempts under any spelling of a proved address, until a recruiter grants one', async () => {
    const candidate = await withoutAttempts()
    await proveMailbox(stack, candidate.id)
    await remove(candidate)
    const again = await aCandidate(call, { email: candidate.email.replace('@', '+again@') })
    expect(refusal(await apply(again))).toEqual(expected('no_interviews_left'))
    const rows = (await everyRow(stack)).filter(({ id }) => String(id).startsWith('attempts-of#'))
    expect(rows).toMatchObject([{ jobId, started: maxInterviews }])
    expect(JSON.stringify(rows)).not.toContain(candidate.id)
    expect(JSON.stringify(rows)).not.toContain('@')
    expect((await grant(again.email)).exitCode).toBe(0)
    await tryOnce(again)
    expect(refusal(await apply(again))).toEqual(expected('no_interviews_left'))
  })

  test('has used those of an application that was not withdrawn, too', async () => {
    const candidate = await aCandidate(call)
    await tryOnce(candidate)
    const { id: sessionId } = good(await apply(candidate)).body['data'] as { id: string }
    const { token } = candidate
    good(await call('POST /interview/create', { token, json: { sessionId } }))
    good(await call('PUT /interview/status', { token, json: aStart(sessionId) }))
    await proveMailbox(stack, candidate.id)
    await remove(candidate)
    const again = await aCandidate(call, { email: candidate.email })
    await tryOnce(again)
    expect(refusal(await apply(again))).toEqual(expected('no_interviews_left'))
  })

  test('has all attempts where the mailbox was not proved', async () => {
    const stranger = await withoutAttempts()
    await remove(stranger)
    expect((await apply(await aCandidate(call, { email: stranger.email }))).status).toBe(200)
  })
})

describe('a recruiter', () => {
  test('grants one more interview to a candidate who has withdrawn', async () => {
    const candidate = await withoutAttempts()
    expect(await grant(candidate.email)).toMatchObject({
      exitCode: 0,
      stdout: `${candidate.email} can start one more interview for ${aJob().title}. A letter says so, unless the application was withdrawn.\n`,
    })
    await tryOnce(candidate)
    expect(refusal(await apply(candidate))).toEqual(expected('no_interviews_left'))
  })

  test('grants one more to a candidate who has applied', async () => {
    const candidate = await aCandidate(call)
    const { token } = candidate
    let { id: sessionId } = good(await apply(candidate)).body['data'] as { id: string }
    const begin = async () => {
      good(await call('POST /interview/create', { token, json: { sessionId } }))
      good(await call('PUT /interview/status', { token, json: aStart(sessionId) }))
      good(await call(`POST /interviews/${sessionId}/finish`, { token, json: { cancelled: true } }))
    }
    await begin()
    for (let tries = 1; tries < maxInterviews; tries += 1) {
      sessionId = (good(await apply(candidate)).body['data'] as { id: string }).id
      await begin()
    }
    expect(refusal(await apply(candidate))).toEqual(expected('no_interviews_left'))
    expect((await grant(candidate.id)).exitCode).toBe(0)
    expect((await apply(candidate)).status).toBe(200)
    const letters = await eventually(
      () => mailsTo(stack, candidate.email).filter(({ tags }) => tags['letter'] === 'another_interview'),
      ({ length }) => length > 0,
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(encodeURIComponent(`/interview/${jobId}`))
  })

  test('grants another interview after one that was completed; both stay', async () => {
    const candidate = await aCandidate(call)
    const { token, id: userId } = candidate
    const sessionId = await runningInterview({ call, token, jobId })
    good(await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript: [] } }))
    const before = await rowOf(stack, 'applications', { userId, jobId })
    expect(before).toMatchObject({ status: 'human_pending', sessionId, interviewsStarted: 1 })
    expect((await grant(userId)).exitCode).toBe(0)
    const after = await rowOf(stack, 'applications', { userId, jobId })
    expect(after).toMatchObject({ status: 'ai_pending', interviewDate: null, interviewsStarted: 0 })
    const { body } = good(await call('POST /interview/create', { token, json: { sessionId: jobId } }))
    const { session } = body['data'] as { session: { id: string } }
    expect(session.id).toBe(after?.['sessionId'])
    expect(session.id).not.toBe(sessionId)
    good(await call('PUT /interview/status', { token, json: aStart(session.id) }))
    good(await call(`POST /interviews/${session.id}/finish`, { token, json: { transcript: [] } }))
    expect(await rowOf(stack, 'sessions', { userId, id: sessionId })).toMatchObject({ status: 'completed' })
  })

  test('grants none to a candidate about whom a decision is pending', async () => {
    const { token, id: userId } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId })
    good(await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript: [] } }))
    const tool = recruiterTool(stack.site)
    const decided = await tool('status', `${userId}--${jobId}`, 'rejected', '--yes')
    expect([decided.exitCode, decided.stderr]).toEqual([0, ''])
    expect(await grant(userId)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(
        'is decided, or a decision is pending. Recall that, or reopen the application',
      ),
    })
  })

  test('grants none to a candidate whose application is decided', async () => {
    const { token, id: userId } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId })
    good(await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript: [] } }))
    await setInRow(stack, 'applications', { userId, jobId }, { status: 'rejected' })
    expect(await grant(userId)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('is decided, or a decision is pending'),
    })
    expect(await rowOf(stack, 'applications', { userId, jobId })).toMatchObject({
      status: 'rejected',
      sessionId,
    })
  })

  test('reads the reason where nothing was granted', async () => {
    const { email } = await aCandidate(call)
    expect(await grant(email)).toMatchObject({
      exitCode: 2,
      stderr: `${email} has used no attempt for "${jobId}", so nothing was changed.\n`,
    })
    expect((await grant('nobody@example.com')).stderr).toContain(
      'There is no candidate "nobody@example.com".',
    )
    expect((await grant(email, 'missing')).stderr).toContain('There is no position "missing"')
    expect((await recruiterTool(stack.site)('attempts', 'grant', email)).stderr).toContain('--job <id>')
  })
})
