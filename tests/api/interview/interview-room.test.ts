import { describe, expect } from 'vitest'
import { outlinesOf } from '#shared/position/assessment.ts'
import { consentFor } from '#shared/interview/consent.ts'
import { defaultSections } from '#shared/position/default-sections.ts'
import { lobbySeconds, roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { aCandidate, type ApiAnswer } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob, setSession } from '#tests/support/jobs.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { applyFor, aStart } from '#tests/support/rooms.ts'
import { rowOf } from '#tests/support/rows.ts'

const sections = [{ title: 'Routing', duration: 400, questions: ['What is a route reflector?'] }]

setUpProduct(aJob(), aJob({ id: 'with-assessment', title: 'Router Engineer', sections }))

const jobId = aJob().id

/** A new one for each test: tests move the clock on, which ends the sign-ins of earlier ones. */
async function anApplicant(wanted: string = jobId) {
  const candidate = await aCandidate(call)
  return { ...candidate, sessionId: await applyFor({ call, token: candidate.token, jobId: wanted }) }
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>

const create = ({ token, sessionId }: Pick<Applicant, 'token' | 'sessionId'>) =>
  call('POST /interview/create', { token, json: { sessionId } })
const begin = ({ token, sessionId }: Pick<Applicant, 'token' | 'sessionId'>, callId?: string) =>
  call('PUT /interview/status', { token, json: aStart(sessionId, callId) })
const statusOf = async ({ token, sessionId }: Applicant) =>
  ((await call(`GET /interview/${sessionId}/status`, { token })).body['data'] as { status: string }).status
const recordIn = ({ body }: ApiAnswer) => body['data'] as InterviewRecord

describe('opening the room', () => {
  test('answers the record of the interview, with the usual sections', async () => {
    const applicant = await anApplicant()
    const answer = await create(applicant)
    const record = recordIn(answer)
    expect(record).toMatchObject({
      session: { id: applicant.sessionId, jobId, status: 'scheduled' },
      status: 'Pending Interview',
      provider: 'built-in',
      job: { id: jobId, title: 'Network Engineer', requirements: 'Five years of experience with BGP.' },
      candidate: { fullName: applicant.name, email: applicant.email, availability: 'Immediate' },
      interviewName: 'Network Engineer Interview',
      customGreeting:
        'Hey Aisyah, thanks for joining the call today. Are you ready for your Network Engineer Interview?',
      concludingStatements: 'Thank you for your time and thoughtful responses. Have a great day!',
      idleTimeoutMessage: "It seems like you're busy right now. Have a nice day!",
      maxDuration: 20,
      room: { lifetimeSeconds: 1500, lobbySeconds: 180 },
    })
    expect(record.sections).toEqual(outlinesOf(defaultSections))
    expect(Date.parse(record.room.expiresAt) - Date.parse(record.room.createdAt)).toBe(1500 * 1000)
    // No bucket, role, key or folder.
    expect(JSON.stringify(answer.body)).not.toMatch(/interviews\/|arn:|bucket|AWS|secret/i)
  })

  test("answers the sections of the job's own assessment, and their questions with the start", async () => {
    const applicant = await anApplicant('with-assessment')
    expect(recordIn(await create(applicant)).sections).toEqual(outlinesOf(sections))
    expect((await begin(applicant)).body['data']).toMatchObject({ sections: sections })
  })

  test('finds the session by the id of the position, too', async () => {
    const applicant = await anApplicant()
    const record = recordIn(await create({ ...applicant, sessionId: jobId }))
    expect(record.session.id).toBe(applicant.sessionId)
  })

  test('is refused to another candidate and for an unknown id', async () => {
    const { sessionId } = await anApplicant()
    const { token } = await aCandidate(call)
    for (const id of [sessionId, jobId, 'no-such-session', 'Ã©'])
      expect(refusal(await create({ token, sessionId: id }))).toEqual(expected('interview_not_found'))
  })

  test('answers repeated and concurrent calls with one room', async () => {
    const applicant = await anApplicant()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(applicant)))
    const rooms = [...answers, await create(applicant)].map((answer) => recordIn(answer).room.createdAt)
    expect(new Set(rooms).size).toBe(1)
  })

  test('opens another room once the time in the lobby has passed, so the interview has its full length', async () => {
    const applicant = await anApplicant()
    const first = recordIn(await create(applicant))
    stack.passTime(lobbySeconds)
    const second = recordIn(await create(applicant))
    expect(Date.parse(second.room.createdAt)).toBeGreaterThanOrEqual(
      Date.parse(first.room.createdAt) + lobbySeconds * 1000,
    )
    expect((await begin(applicant)).status).toBe(200)
  })

  test('answers the status of an interview that runs', async () => {
    const applicant = await anApplicant()
    await create(applicant)
    await begin(applicant)
    expect(recordIn(await create(applicant)).status).toBe('Interviewer Ready')
  })
})

describe('a room that may not be entered', () => {
  test.for([
    ['room_expired', { status: 'abandoned', roomCreatedAt: '2026-01-01T00:00:00.000Z' }, 'None'],
    [
      'room_closed',
      {
        status: 'abandoned',
        roomCreatedAt: '2026-01-01T00:00:00.000Z',
        started_at: '2026-01-01T00:01:00.000Z',
      },
      'Interviewer Ready',
    ],
    ['room_completed', { status: 'completed', started_at: '2026-01-01T00:01:00.000Z' }, 'Completed'],
    ['room_cancelled', { status: 'cancelled' }, 'Cancelled'],
  ] as const)('is refused with %s', async ([code, change, status]) => {
    const applicant = await anApplicant()
    await setSession(stack, { userId: applicant.id, jobId, id: applicant.sessionId, ...change })
    expect(await statusOf(applicant)).toBe(status)
    expect(refusal(await create(applicant))).toEqual(expected(code))
    expect(refusal(await begin(applicant))).toEqual(expected(code))
  })

  test('expires 25 minutes after it was opened where no interview starts', async () => {
    const applicant = await anApplicant()
    await create(applicant)
    expect(await statusOf(applicant)).toBe('Pending Interview')
    stack.passTime(roomLifetimeSeconds)
    expect(await statusOf(applicant)).toBe('None')
    expect(refusal(await begin(applicant))).toEqual(expected('room_expired'))
  })
})

describe('starting the interview', () => {
  test("stores the server's text of the consent with version and time, and counts the attempt", async () => {
    const applicant = await anApplicant()
    await create(applicant)
    const { body } = await begin(applicant)
    const data = body['data'] as { status: string; started_at: string }
    expect(data.status).toBe('Interviewer Ready')
    const session = await rowOf(stack, 'sessions', { userId: applicant.id, id: applicant.sessionId })
    expect(session).toMatchObject({
      status: 'in_progress',
      started_at: data.started_at,
      consent: { text: consentFor().text, version: consentFor().version, at: data.started_at },
    })
    expect(await rowOf(stack, 'applications', { userId: applicant.id, jobId })).toMatchObject({
      interviewsStarted: 1,
    })
  })

  test('is answered again to the page that started it, and counts once', async () => {
    const applicant = await anApplicant()
    await create(applicant)
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(applicant)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const startedAt = answers.map(({ body }) => (body['data'] as { started_at: string }).started_at)
    expect(new Set(startedAt).size).toBe(1)
    expect(await rowOf(stack, 'applications', { userId: applicant.id, jobId })).toMatchObject({
      interviewsStarted: 1,
    })
  })

  test('of two concurrent tabs one starts; the other, and a reload, is refused with room_left', async () => {
    const applicant = await anApplicant()
    await create(applicant)
    const answers = await Promise.all([begin(applicant, 'first-tab'), begin(applicant, 'second-tab')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refusal(await begin(applicant, 'after-a-reload'))).toEqual(expected('room_left'))
  })

  test('needs a room with a whole interview ahead', async () => {
    const applicant = await anApplicant()
    expect(refusal(await begin(applicant))).toEqual(expected('lobby_expired'))
    await create(applicant)
    stack.passTime(roomLifetimeSeconds - 20 * 60 + 1)
    expect(refusal(await begin(applicant))).toEqual(expected('lobby_expired'))
  })

  test('needs consent', async () => {
    const { token, sessionId } = await anApplicant()
    const { consent: _, ...json } = aStart(sessionId)
    expect((await call('PUT /interview/status', { token, json })).status).toBe(422)
  })

  test.each([
    ["a text of the page's own", { text: 'I do NOT agree.' }, [422, 'invalid_request']],
    ['no version', {}, [422, 'invalid_request']],
    ['an unknown version', { version: 'I do NOT agree.' }, [409, 'consent_outdated']],
    ['a property of every object', { version: 'toString' }, [409, 'consent_outdated']],
  ])('is refused with %s, and stores nothing', async (_, consent, refused) => {
    const applicant = await anApplicant()
    await create(applicant)
    const { token, sessionId } = applicant
    const json = { ...aStart(sessionId), consent }
    const { status, body } = await call('PUT /interview/status', { token, json })
    expect([status, body['code']]).toEqual(refused)
    const row = await rowOf(stack, 'sessions', { userId: applicant.id, id: sessionId })
    expect([row?.['status'], row?.['consent']]).toEqual(['scheduled', undefined])
  })

  test('answers the questions, which the opened room does not contain', async () => {
    const applicant = await anApplicant()
    const [question = ''] = defaultSections[0]?.questions ?? []
    const opened = await create(applicant)
    expect(JSON.stringify(opened.body)).not.toContain(question)
    expect(opened.body['data']).toMatchObject({ sections: outlinesOf(defaultSections) })
    for (const answer of [await begin(applicant), await begin(applicant)])
      expect(answer.body['data']).toMatchObject({ sections: defaultSections })
  })

  test('is refused to another candidate', async () => {
    const { sessionId } = await anApplicant()
    const { token } = await aCandidate(call)
    expect(refusal(await begin({ token, sessionId }))).toEqual(expected('interview_not_found'))
    const status = await call(`GET /interview/${sessionId}/status`, { token })
    expect(refusal(status)).toEqual(expected('interview_not_found'))
    const insights = await call('POST /interview/insights/candidate', { token, json: { sessionId } })
    expect(refusal(insights)).toEqual(expected('interview_not_found'))
  })
})
