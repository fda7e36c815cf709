import { describe, expect } from 'vitest'
import { lobbySeconds, roomSeconds } from '#shared/application/session/interview-status.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { lateRecordingSeconds, sessionLimits } from '#shared/application/session/recording-limits.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { announcePart, applyFor, aStart, sessionRow } from '#tests/support/rooms.ts'
import { setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

async function anApplicant(stack: TestStack) {
  await putJobs(stack, [aJob()])
  const call = caller(stack)
  const { token, id: userId } = await aCandidate(call)
  const sessionId = await applyFor({ call, token, jobId: aJob().id })
  const open = async (timeFactor?: number): Promise<InterviewRecord> => {
    const { status, body } = await call('POST /interview/create', { token, json: { sessionId, timeFactor } })
    expect([status, body['code']]).toEqual([200, undefined])
    return body['data'] as InterviewRecord
  }
  return {
    open,
    extend: (timeFactor: number, by: { token?: string; callId?: string } = {}) =>
      call('PUT /interview/time', {
        token: by.token ?? token,
        json: { sessionId, callId: by.callId ?? 'page-of-the-test', timeFactor },
      }),
    row: () => sessionRow(stack, { userId, sessionId }),
    start: (version: string) =>
      call('PUT /interview/status', { token, json: { ...aStart(sessionId), consent: { version } } }),
    finish: () => call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript: [] } }),
    retake: () => call(`POST /interviews/${sessionId}/retake`, { token }),
    sessions: () => call('GET /interviews', { token }),
    announce: () => announcePart({ call, token, sessionId }, { part: 0, bytes: 'film' }),
    /** Sets the bytes that the session's parts were announced with so far. */
    setAnnounced: (announcedBytes: number) =>
      setInRow(stack, 'sessions', { userId, id: sessionId }, { announcedBytes }),
  }
}

const secondsBetween = ({ createdAt, expiresAt }: InterviewRecord['room']): number =>
  (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000
const total = ({ sections }: Pick<InterviewRecord, 'sections'>): number =>
  sections.reduce((sum, { duration }) => sum + duration, 0)

/** The clock goes on while calls are made. `room.test.ts` has the limits to the second. */
const busySeconds = 60

setUpProduct()

describe('Extra time', () => {
  test.each([
    [1.5, 30, 2100],
    [2, 40, 2700],
  ] as const)(
    'of %f times lengthens interview, sections, room and consent',
    async (factor, minutes, seconds) => {
      const { open, start, row } = await anApplicant(stack)
      const standard = await open()
      expect([standard.timeFactor, standard.maxDuration, secondsBetween(standard.room)]).toEqual([
        1, 20, 1500,
      ])
      const record = await open(factor)
      expect([record.timeFactor, record.maxDuration]).toEqual([factor, minutes])
      expect([record.room.lifetimeSeconds, secondsBetween(record.room)]).toEqual([seconds, seconds])
      expect(record.room.lobbySeconds).toBe(lobbySeconds)
      expect(total(record)).toBe(total(standard) * factor)
      expect(record.consentText).toContain(`at most ${minutes} minutes`)
      // The text of the standard length is not what this candidate agrees to.
      expect(refusalOf(await start(standard.consentVersion))).toEqual([409, 'consent_outdated'])
      const started = await start(record.consentVersion)
      expect(total(started.body['data'] as InterviewRecord)).toBe(total(record))
      expect(await row()).toMatchObject({ timeFactor: factor, consent: { version: record.consentVersion } })
    },
  )

  test('keeps the interview open until the longer room closes, and its finish some minutes longer', async () => {
    const { open, start, finish } = await anApplicant(stack)
    const { consentVersion } = await open(2)
    await start(consentVersion)
    stack.passTime(roomSeconds(2) - 60)
    expect(await open()).toMatchObject({ status: 'Interviewer Ready', running: { pages: 1 } })
    stack.passTime(60 + lateRecordingSeconds - busySeconds)
    expect(refusalOf(await finish())).toEqual([200, undefined])
    stack.shiftClock(0)
  })

  test('is kept by a reload in the lobby, and cannot be changed once the interview has begun', async () => {
    const { open, start } = await anApplicant(stack)
    const first = await open(1.5)
    const again = await open()
    expect([again.timeFactor, again.room]).toMatchObject([1.5, { expiresAt: first.room.expiresAt }])
    expect((await open(1)).timeFactor).toBe(1)
    const { consentVersion } = await open(1.5)
    await start(consentVersion)
    expect((await open(2)).timeFactor).toBe(1.5)
  })

  test('applies to a retake too, and is listed with both sessions', async () => {
    const { open, start, retake, sessions } = await anApplicant(stack)
    const { consentVersion } = await open(2)
    await start(consentVersion)
    stack.passTime(roomSeconds(2) + 1)
    expect(refusalOf(await retake())).toEqual([200, undefined])
    const { body } = await sessions()
    const listed = (body['data'] as { sessions: { timeFactor: number }[] }).sessions
    expect(listed.map(({ timeFactor }) => timeFactor)).toEqual([2, 2])
    stack.shiftClock(0)
  })

  test("raises the limit of the recording's bytes as much as it lengthens the room", async () => {
    expect(sessionLimits(2).bytes / sessionLimits().bytes).toBeCloseTo(roomSeconds(2) / roomSeconds())
    const { open, start, announce, setAnnounced } = await anApplicant(stack)
    const { consentVersion } = await open(2)
    await start(consentVersion)
    await setAnnounced(sessionLimits().bytes)
    expect(refusalOf(await announce())).toEqual([200, undefined])
    await setAnnounced(sessionLimits(2).bytes)
    expect(refusalOf(await announce())).toEqual([409, 'recording_full'])
  })

  test.each([0, 1.2, 3, '2'])('refuses the factor %s (422)', async (timeFactor) => {
    const call = caller(stack)
    const { token } = await aCandidate(call)
    const answer = await call('POST /interview/create', { token, json: { sessionId: 'any', timeFactor } })
    expect(refusalOf(answer)).toEqual([422, 'invalid_request'])
  })
})

describe('Extra time in the call', () => {
  async function aRunning() {
    const applicant = await anApplicant(stack)
    await applicant.start((await applicant.open()).consentVersion)
    return applicant
  }

  test('lengthens room and sections, once for each length, and stores no reason', async () => {
    const { open, extend, row } = await aRunning()
    const before = await open()
    const asked = await extend(1.5)
    const { timeFactor, roomExpiresAt } = asked.body['data'] as { timeFactor: number; roomExpiresAt: string }
    expect([asked.status, timeFactor]).toEqual([200, 1.5])
    const seconds = (Date.parse(roomExpiresAt) - Date.parse(before.room.createdAt)) / 1000
    expect(seconds).toBe(roomSeconds(1.5))
    expect(total(asked.body['data'] as InterviewRecord)).toBe(total(before) * 1.5)
    const stored = await row()
    expect((await extend(1.5)).body['data']).toEqual(asked.body['data'])
    expect(await row()).toEqual(stored)
    expect((await extend(2)).body['data']).toMatchObject({ timeFactor: 2 })
    // What was given is not taken back.
    expect((await extend(1)).body['data']).toMatchObject({ timeFactor: 2 })
    expect(refusalOf(await extend(3))).toEqual([422, 'invalid_request'])
    expect(await open()).toMatchObject({ timeFactor: 2, maxDuration: 40 })
  })

  test('keeps the interview open until the longer room closes', async () => {
    const { open, extend, finish } = await aRunning()
    await extend(1.5)
    stack.passTime(roomSeconds(1.5) - busySeconds)
    expect(await open()).toMatchObject({ status: 'Interviewer Ready' })
    stack.passTime(busySeconds)
    expect(refusalOf(await extend(2))).toEqual([409, 'interview_ended'])
    expect(refusalOf(await finish())).toEqual([200, undefined])
    expect(refusalOf(await extend(2))).toEqual([409, 'interview_ended'])
    stack.shiftClock(0)
  })

  test('is refused before the start, to another candidate, and to a page that another one has replaced', async () => {
    const { open, start, extend, row } = await anApplicant(stack)
    const { consentVersion } = await open()
    expect(refusalOf(await extend(1.5))).toEqual([409, 'interview_not_started'])
    await start(consentVersion)
    const { token } = await aCandidate(caller(stack))
    expect(refusalOf(await extend(1.5, { token }))).toEqual([404, 'interview_not_found'])
    const replaced = await extend(1.5, { callId: 'the-page-before' })
    expect(refusalOf(replaced)).toEqual([409, 'interview_taken_over'])
    expect((await row())?.['timeFactor'] ?? 1).toBe(1)
  })

  test('of twenty concurrent requests is given once', async () => {
    const { extend, row } = await aRunning()
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend(1.5)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await row()).toMatchObject({ timeFactor: 1.5 })
  })
})
