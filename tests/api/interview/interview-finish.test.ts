import { describe, expect } from 'vitest'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { dataOf, interviewDesk, said } from '#tests/support/interview-desk.ts'
import { aJob, setApplication } from '#tests/support/jobs.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { announcePart } from '#tests/support/rooms.ts'

const desk = interviewDesk(stack, call)
setUpProduct(aJob())

const jobId = aJob().id

test('another candidate finds no interview: each call is answered 404', async () => {
  const { sessionId } = await desk.anInterview()
  const { token } = await aCandidate(call)
  const stranger = { call, token, sessionId }
  const answers = [
    await desk.save(stranger, 1, []),
    await call(`GET /interviews/${sessionId}/transcript`, { token }),
    await announcePart(stranger, { part: 0, bytes: 'film' }),
    await desk.finish(stranger),
    await desk.finish(stranger, { cancelled: true }),
    await desk.retake(stranger),
  ]
  for (const answer of answers) expect(refusal(answer)).toEqual(expected('interview_not_found'))
})

describe('finishing', () => {
  test("completes the session and sets the application's status and interview date", async () => {
    const room = await desk.anInterview()
    stack.logLines.length = 0
    const answer = dataOf(await desk.finish(room))
    expect(answer).toMatchObject({ id: room.sessionId, status: 'completed' })
    expect(stack.logLines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        event: 'interview finished',
        userId: room.id,
        sessionId: room.sessionId,
        interview: 'completed',
      }),
    )
    const session = await desk.sessionRow(room)
    expect(session).toMatchObject({ status: 'completed', finished_at: answer['finished_at'] })
    expect(await desk.applicationRow(room)).toMatchObject({
      status: 'human_pending',
      interviewDate: session?.['started_at'],
    })
    expect((await desk.transcriptOf(room)).entries).toEqual([said('An answer.')])
  })

  test('answers repeated and concurrent calls the same, and stores one transcript', async () => {
    const room = await desk.anInterview()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => desk.finish(room, { transcript: [said(`Answer ${index}`)] })),
    )
    const later = await desk.finish(room, { transcript: [said('Another one')] })
    const cancelled = await desk.finish(room, { cancelled: true })
    expect(new Set([...answers, later, cancelled].map(({ body }) => JSON.stringify(body['data']))).size).toBe(
      1,
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { entries } = await desk.transcriptOf(room)
    expect(entries).toHaveLength(1)
    expect(entries[0]?.content).toMatch(/^Answer \d$/)
  })

  test('without a transcript keeps the last checkpoint', async () => {
    const room = await desk.anInterview()
    await desk.save(room, 3, [said('One'), said('Two')])
    expect((await desk.finish(room, {})).status).toBe(200)
    expect((await desk.transcriptOf(room)).entries).toEqual([said('One'), said('Two')])
  })

  test('is not undone by a checkpoint that arrives with it', async () => {
    const room = await desk.anInterview()
    await Promise.all([
      desk.finish(room, { transcript: [said('Whole')] }),
      ...Array.from({ length: 5 }, (_, index) => desk.save(room, 100 + index, [said('Part')])),
    ])
    expect((await desk.transcriptOf(room)).entries).toEqual([said('Whole')])
  })

  test('after the cancellation of a started interview is refused; cancelling again is not', async () => {
    const room = await desk.anInterview()
    const first = await desk.finish(room, { transcript: [], cancelled: true })
    expect(dataOf(first)).toMatchObject({ status: 'cancelled' })
    expect((await desk.finish(room, { cancelled: true })).body['data']).toEqual(first.body['data'])
    expect(refusal(await desk.finish(room))).toEqual(expected('interview_ended'))
    expect(await desk.applicationRow(room)).toMatchObject({ status: 'ai_pending', interviewDate: null })
  })

  test('before the start is refused, and cancelling leaves the attempts', async () => {
    const room = await desk.anApplication()
    const { token } = room
    expect(refusal(await desk.finish(room))).toEqual(expected('interview_not_started'))
    expect(dataOf(await desk.finish(room, { cancelled: true }))).toMatchObject({ status: 'cancelled' })
    const again = dataOf(await call('POST /interviews', { token, json: { jobId } }))
    expect(again).toMatchObject({ id: room.sessionId, isExisting: true })
    expect(await desk.sessionRow(room)).toMatchObject({
      status: 'scheduled',
      roomCreatedAt: null,
      finished_at: null,
    })
    expect(await desk.applicationRow(room)).toMatchObject({ interviewsStarted: 0 })
  })

  test('is accepted some minutes after the room closed, and not later', async () => {
    const [late, tooLate] = [await desk.anInterview(), await desk.anInterview()]
    stack.passTime(roomLifetimeSeconds + lateRecordingSeconds - 60)
    expect(dataOf(await desk.finish(late))).toMatchObject({ status: 'completed' })
    stack.passTime(60)
    expect(refusal(await desk.finish(tooLate))).toEqual(expected('interview_ended'))
  })

  test('of a session that another attempt has replaced is refused, and moves no application', async () => {
    const room = await desk.anInterview()
    await setApplication(stack, { userId: room.id, jobId, sessionId: 'of-another-attempt' })
    expect(refusal(await desk.finish(room))).toEqual(expected('interview_ended'))
    expect(await desk.sessionRow(room)).toMatchObject({ status: 'in_progress' })
    expect(await desk.applicationRow(room)).toMatchObject({ status: 'ai_pending', interviewDate: null })
  })

  test('leaves a decision that a recruiter made meanwhile', async () => {
    const room = await desk.anInterview()
    const { sessionId, id: userId } = room
    await setApplication(stack, { userId, jobId, sessionId, status: 'rejected' })
    expect((await desk.finish(room)).status).toBe(200)
    const { started_at: interviewDate } = (await desk.sessionRow(room)) ?? {}
    expect(await desk.applicationRow(room)).toMatchObject({ status: 'rejected', interviewDate })
  })
})

test('insights count what the transcript contains', async () => {
  const room = await desk.anInterview()
  await desk.finish(room, {
    transcript: [
      {
        role: 'assistant',
        content: 'What interests you?',
        section: 0,
        question: 0,
        startMilliseconds: 0,
        endMilliseconds: 2000,
      },
      said('The network itself.', {
        section: 0,
        question: 0,
        startMilliseconds: 15_000,
        endMilliseconds: 18_500,
      }),
    ],
  })
  const { token, sessionId } = room
  const answer = await call('POST /interview/insights/candidate', { token, json: { sessionId } })
  expect(dataOf(answer)).toMatchObject({
    words: { candidate: 3, interviewer: 3 },
    talkSeconds: { candidate: 3.5, interviewer: 2 },
    questionsAsked: 1,
    questionsWithReply: 1,
    sectionsCovered: 1,
    silences: { count: 1, totalSeconds: 13, maxSeconds: 13 },
  })
})
