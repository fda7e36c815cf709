import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { errors, type ErrorCode } from '#shared/contract/errors.ts'
import { maxInterviews } from '#shared/domain/application-status.ts'
import { roomLifetimeSeconds } from '#shared/domain/interview-status.ts'
import { lateRecordingSeconds, sessionLimits } from '#shared/domain/recording-limits.ts'
import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { createS3 } from '#functions/storage/files/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { aCandidate, caller, type ApiAnswer, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, jobsOf, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import {
  announcePart,
  aStart,
  putPart,
  runningInterview,
  uploadPart,
  type SignedUpload,
} from '#tests/support/rooms.ts'
import { rowOf, setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { uploadPart as uploadFromPage } from '#web/api/unsent/upload-part.ts'

let stack: TestStack
let call: Call
test.beforeAll(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  await putJobs(stack, [aJob(), aJob({ id: 'to-be-closed' })])
})

const jobId = aJob().id

async function anInterview(job = jobId) {
  const candidate = await aCandidate(call)
  const sessionId = await runningInterview({ call, token: candidate.token, jobId: job })
  return { ...candidate, sessionId }
}

type Interview = Awaited<ReturnType<typeof anInterview>>
type Room = Pick<Interview, 'token' | 'sessionId'>

const said = (content: string, more: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  role: 'user',
  content,
  ...more,
})

const save = ({ token, sessionId }: Room, version: number, entries: readonly TranscriptEntry[]) =>
  call(`PUT /interviews/${sessionId}/transcript`, { token, json: { version, entries } })
const transcriptOf = async ({ token, sessionId }: Room) =>
  (await call(`GET /interviews/${sessionId}/transcript`, { token })).body['data'] as {
    version: number
    entries: TranscriptEntry[]
  }
const finish = ({ token, sessionId }: Room, json: object = { transcript: [said('An answer.')] }) =>
  call(`POST /interviews/${sessionId}/finish`, { token, json })
const retake = ({ token, sessionId }: Room) => call(`POST /interviews/${sessionId}/retake`, { token })
const dataOf = ({ body }: ApiAnswer) => body['data'] as Record<string, unknown>
const refusal = ({ status, body }: ApiAnswer) => [status, body['code'], body['message']]
const expected = (code: ErrorCode) => [errors[code].status, code, errors[code].text]
const sessionRow = ({ id, sessionId }: Interview) => rowOf(stack, 'sessions', { userId: id, id: sessionId })
const applicationRow = ({ id }: Interview, job = jobId) =>
  rowOf(stack, 'applications', { userId: id, jobId: job })

test('nobody else finds an interview: every call answers 404 to another candidate', async () => {
  const { sessionId } = await anInterview()
  const { token } = await aCandidate(call)
  const stranger = { call, token, sessionId }
  const answers = [
    await save(stranger, 1, []),
    await call(`GET /interviews/${sessionId}/transcript`, { token }),
    await announcePart(stranger, { part: 0, bytes: 'film' }),
    await finish(stranger),
    await finish(stranger, { cancelled: true }),
    await retake(stranger),
  ]
  for (const answer of answers) expect(refusal(answer)).toEqual(expected('interview_not_found'))
})

describe('checkpoints of the transcript', () => {
  test('replace each other by version; an older one is ignored', async () => {
    const room = await anInterview()
    expect(await transcriptOf(room)).toEqual({ version: 0, entries: [], progress: null, segmentStarts: [] })
    expect(dataOf(await save(room, 2, [said('One'), said('Two')]))).toEqual({ version: 2 })
    expect(dataOf(await save(room, 1, [said('One')]))).toEqual({ version: 2 })
    expect(await transcriptOf(room)).toMatchObject({
      version: 2,
      entries: [said('One'), said('Two')],
    })
  })

  test('that arrive at once, in any order, leave the newest', async () => {
    const room = await anInterview()
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2 }),
        async (versions) => {
          const { version: before } = await transcriptOf(room)
          await Promise.all(
            versions.map((version) => save(room, before + version, [said(`turn ${version}`)])),
          )
          const newest = Math.max(...versions)
          expect(await transcriptOf(room)).toMatchObject({
            version: before + newest,
            entries: [said(`turn ${newest}`)],
          })
        },
      ),
      { numRuns: 5 },
    )
  })

  test('hold the longest transcript in any script', async () => {
    const room = await anInterview()
    const longest = Array.from({ length: 25 }, () => said('面'.repeat(4000)))
    expect((await save(room, 1, longest)).status).toBe(200)
    expect((await transcriptOf(room)).entries).toEqual(longest)
    expect((await save(room, 2, [...longest, said('more')])).status).toBe(422)
    expect((await save(room, 2, [said('x'.repeat(4001))])).status).toBe(422)
    const max = Array.from({ length: 501 }, () => said('x'))
    expect((await save(room, 2, max)).status).toBe(422)
  })

  test('are refused before the start and after the end', async () => {
    const { token } = await aCandidate(call)
    const applied = await call('POST /interviews', { token, json: { jobId } })
    const early = { token, sessionId: dataOf(applied)['id'] as string }
    expect(refusal(await save(early, 1, []))).toEqual(expected('interview_not_started'))
    const room = await anInterview()
    await finish(room)
    expect(refusal(await save(room, 9, []))).toEqual(expected('interview_ended'))
  })

  test('do not appear in the list of interviews', async () => {
    const room = await anInterview()
    await save(room, 1, [said('One')])
    const { sessions } = dataOf(await call('GET /interviews', { token: room.token })) as {
      sessions: object[]
    }
    expect(sessions).toHaveLength(1)
  })
})

describe('finishing', () => {
  test('completes the session and moves the application on, in one transaction', async () => {
    const room = await anInterview()
    const answer = dataOf(await finish(room))
    expect(answer).toMatchObject({ id: room.sessionId, status: 'completed' })
    const session = await sessionRow(room)
    expect(session).toMatchObject({ status: 'completed', finished_at: answer['finished_at'] })
    expect(await applicationRow(room)).toMatchObject({
      status: 'human_pending',
      interviewDate: session?.['started_at'],
    })
    expect((await transcriptOf(room)).entries).toEqual([said('An answer.')])
  })

  test('answers repeated and concurrent calls the same, and keeps one transcript', async () => {
    const room = await anInterview()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => finish(room, { transcript: [said(`Answer ${index}`)] })),
    )
    const later = await finish(room, { transcript: [said('Another one')] })
    const cancelled = await finish(room, { cancelled: true })
    expect(new Set([...answers, later, cancelled].map(({ body }) => JSON.stringify(body['data']))).size).toBe(
      1,
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { entries } = await transcriptOf(room)
    expect(entries).toHaveLength(1)
    expect(entries[0]?.content).toMatch(/^Answer \d$/)
  })

  test('without a transcript keeps the last checkpoint', async () => {
    const room = await anInterview()
    await save(room, 3, [said('One'), said('Two')])
    expect((await finish(room, {})).status).toBe(200)
    expect((await transcriptOf(room)).entries).toEqual([said('One'), said('Two')])
  })

  test('is not undone by a checkpoint that arrives with it', async () => {
    const room = await anInterview()
    await Promise.all([
      finish(room, { transcript: [said('Whole')] }),
      ...Array.from({ length: 5 }, (_, index) => save(room, 100 + index, [said('Part')])),
    ])
    expect((await transcriptOf(room)).entries).toEqual([said('Whole')])
  })

  test('after the cancellation of a started interview is refused; cancelling again is not', async () => {
    const room = await anInterview()
    const first = await finish(room, { transcript: [], cancelled: true })
    expect(dataOf(first)).toMatchObject({ status: 'cancelled' })
    expect((await finish(room, { cancelled: true })).body['data']).toEqual(first.body['data'])
    expect(refusal(await finish(room))).toEqual(expected('interview_ended'))
    expect(await applicationRow(room)).toMatchObject({ status: 'ai_pending', interviewDate: null })
  })

  test('before the start is refused, and cancelling leaves the attempts', async () => {
    const candidate = await aCandidate(call)
    const { token } = candidate
    const applied = await call('POST /interviews', { token, json: { jobId } })
    const room = { ...candidate, sessionId: dataOf(applied)['id'] as string }
    expect(refusal(await finish(room))).toEqual(expected('interview_not_started'))
    expect(dataOf(await finish(room, { cancelled: true }))).toMatchObject({ status: 'cancelled' })
    const again = dataOf(await call('POST /interviews', { token, json: { jobId } }))
    expect(again).toMatchObject({ id: room.sessionId, isExisting: true })
    expect(await sessionRow(room)).toMatchObject({
      status: 'scheduled',
      roomCreatedAt: null,
      finished_at: null,
    })
    expect(await applicationRow(room)).toMatchObject({ interviewsStarted: 0 })
  })

  test('is accepted some minutes after the room closed, and not later', async () => {
    const [late, tooLate] = [await anInterview(), await anInterview()]
    stack.passTime(roomLifetimeSeconds + lateRecordingSeconds - 60)
    expect(dataOf(await finish(late))).toMatchObject({ status: 'completed' })
    stack.passTime(60)
    expect(refusal(await finish(tooLate))).toEqual(expected('interview_ended'))
  })

  test('leaves a decision that a recruiter made meanwhile', async () => {
    const room = await anInterview()
    const { sessionId, id: userId } = room
    await setApplication(stack, { userId, jobId, sessionId, status: 'rejected' })
    expect((await finish(room)).status).toBe(200)
    expect(await applicationRow(room)).toMatchObject({ status: 'rejected' })
    expect((await applicationRow(room))?.['interviewDate']).toBeTruthy()
  })
})

describe('a part of the recording', () => {
  test('is stored once by a signed request, however often that is repeated, or announced again', async () => {
    const room = { call, ...(await anInterview()) }
    const signed = dataOf(await announcePart(room, { part: 0, bytes: 'film' })) as SignedUpload
    expect(new URL(signed.url).pathname).toMatch(
      new RegExp(
        `/interviews/network-engineer--${jobId}/aisyah-rahman--${room.sessionId}/parts/1-00000.webm$`,
      ),
    )
    const puts = await Promise.all(Array.from({ length: 10 }, () => putPart(signed, 'film')))
    const stored = puts.filter(({ status }) => status === 200)
    const refused = puts.filter(({ status }) => status === 412)
    expect([stored.length, refused.length]).toEqual([1, 9])
    expect((await uploadPart(room, { part: 0, bytes: 'another film' })).status).toBe(412)
    const { Versions = [] } = await createS3(localAddress(stack.s3)).send(
      new ListObjectVersionsCommand({ Bucket: 'interviews', Prefix: 'interviews/' }),
    )
    expect(Versions.filter(({ Key }) => Key?.includes(room.sessionId))).toHaveLength(1)
  })

  test('whose answer was lost counts as delivered when the page sends it again', async () => {
    const room = { call, ...(await anInterview()) }
    await uploadPart(room, { part: 0, bytes: 'film' })
    const again = dataOf(await announcePart(room, { part: 0, bytes: 'film' })) as SignedUpload
    await expect(uploadFromPage(again, new Blob(['film']))).resolves.toBeUndefined()
    const expired = again.url.replace(/Signature=./, 'Signature=x')
    await expect(uploadFromPage({ ...again, url: expired }, new Blob(['film']))).rejects.toMatchObject({
      code: 'no_answer',
    })
  })

  test.each([
    ['in bytes', { announcedBytes: sessionLimits().bytes - 3, announcedParts: 1 }],
    ['in parts', { announcedBytes: 1, announcedParts: sessionLimits().parts }],
  ])('is refused for good where the session has no room left %s', async (_, announced) => {
    const room = { call, ...(await anInterview()) }
    const { id: userId, sessionId: id } = room
    await setInRow(stack, 'sessions', { userId, id }, announced)
    expect(refusal(await announcePart(room, { part: 0, bytes: 'film' }))).toEqual(expected('recording_full'))
  })

  test('has exactly the announced size and type', async () => {
    const room = { call, ...(await anInterview()) }
    const signed = dataOf(await announcePart(room, { part: 1, bytes: 'film' })) as SignedUpload
    const { url, headers } = signed
    const { 'if-none-match': _, ...unconditional } = headers
    for (const [changed, bytes] of [
      [signed, 'a longer film'],
      [signed, ''],
      [{ url, headers: { ...headers, 'content-type': 'text/html' } }, 'film'],
      [{ url, headers: unconditional }, 'film'],
      [{ url: url.replace('1-00001', '1-00002'), headers }, 'film'],
      [{ url, headers: { ...headers, 'x-amz-acl': 'private' } }, 'film'],
    ] as const)
      expect((await putPart(changed, bytes)).status).toBe(403)
    expect((await putPart(signed, 'film')).status).toBe(200)
    for (const json of [
      { segment: 0, part: 0, size: 1, contentType: 'video/webm' },
      { segment: 101, part: 0, size: 1, contentType: 'video/webm' },
      { segment: 1, part: 600, size: 1, contentType: 'video/webm' },
      { segment: 1, part: 0, size: 2 * 1024 * 1024 + 1, contentType: 'video/webm' },
      { segment: 1, part: 0, size: 1, contentType: 'text/html' },
    ]) {
      const path = `POST /interviews/${room.sessionId}/recording/parts`
      expect((await call(path, { token: room.token, json })).status).toBe(422)
    }
  })

  test('is accepted while the interview runs and shortly after', async () => {
    const candidate = await aCandidate(call)
    const applied = await call('POST /interviews', { token: candidate.token, json: { jobId } })
    const early = { call, ...candidate, sessionId: dataOf(applied)['id'] as string }
    const part = { part: 0, bytes: 'film' }
    expect(refusal(await announcePart(early, part))).toEqual(expected('interview_not_started'))
    const room = { call, ...(await anInterview()) }
    // Says that there is a part to wait for.
    await finish(room, { transcript: [], recordedParts: [1] })
    expect((await announcePart(room, part)).status).toBe(200)
    stack.passTime(lateRecordingSeconds)
    expect(refusal(await announcePart(room, part))).toEqual(expected('interview_ended'))
  })
})

describe('a retake', () => {
  test('begins another session for an interview that was left, and a repeated call answers it', async () => {
    const room = await anInterview()
    const answers = await Promise.all(Array.from({ length: 4 }, () => retake(room)))
    const ids = new Set(answers.map((answer) => dataOf(answer)['id']))
    expect(ids.size).toBe(1)
    expect(answers.filter((answer) => dataOf(answer)['isExisting'] === false)).toHaveLength(1)
    const [id] = [...ids]
    expect(dataOf(await retake(room))).toEqual({
      id,
      interviewUrl: `/interview/${String(id)}`,
      isExisting: true,
    })
    expect(await sessionRow(room)).toMatchObject({ status: 'abandoned' })
    expect(await applicationRow(room)).toMatchObject({ sessionId: id, interviewsStarted: 1 })
    expect(refusal(await finish(room))).toEqual(expected('interview_ended'))
  })

  test('of a session that was not joined in time keeps the attempts', async () => {
    const candidate = await aCandidate(call)
    const { token } = candidate
    const applied = await call('POST /interviews', { token, json: { jobId } })
    const room = { ...candidate, sessionId: dataOf(applied)['id'] as string }
    await call('POST /interview/create', { token, json: { sessionId: room.sessionId } })
    expect(dataOf(await retake(room))).toMatchObject({ id: room.sessionId, isExisting: true })
    stack.passTime(roomLifetimeSeconds)
    expect(dataOf(await retake(room))).toMatchObject({ id: room.sessionId, isExisting: true })
    expect(await sessionRow(room)).toMatchObject({ status: 'scheduled', roomCreatedAt: null })
    expect(await applicationRow(room)).toMatchObject({ interviewsStarted: 0 })
  })

  test('is refused after the last attempt', async () => {
    const candidate = await aCandidate(call)
    let sessionId = await runningInterview({ call, token: candidate.token, jobId })
    for (let attempt = 2; attempt <= maxInterviews; attempt += 1) {
      sessionId = dataOf(await retake({ ...candidate, sessionId }))['id'] as string
      const { token } = candidate
      await call('POST /interview/create', { token, json: { sessionId } })
      expect((await call('PUT /interview/status', { token, json: aStart(sessionId) })).status).toBe(200)
    }
    expect(refusal(await retake({ ...candidate, sessionId }))).toEqual(expected('no_interviews_left'))
  })

  test('is refused for a closed position, a decided application and a removed position', async () => {
    const closed = await anInterview('to-be-closed')
    await jobsOf(stack).setStatus('to-be-closed', 'closed', new Date())
    expect(refusal(await retake(closed))).toEqual(expected('job_closed'))
    const decided = await anInterview()
    const { id: userId, sessionId } = decided
    await setApplication(stack, { userId, jobId, sessionId, status: 'rejected' })
    expect(refusal(await retake(decided))).toEqual(expected('application_decided'))
    await setSession(stack, { userId, jobId: 'gone', id: 'of-a-removed-job' })
    const removed = await retake({ token: decided.token, sessionId: 'of-a-removed-job' })
    expect(refusal(removed)).toEqual(expected('job_not_found'))
  })
})

test('insights count what the transcript contains', async () => {
  const room = await anInterview()
  await finish(room, {
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
