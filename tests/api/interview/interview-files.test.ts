import { createHash } from 'node:crypto'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { cvPdf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { consentFor } from '#shared/interview/consent.ts'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { transcriptKey } from '#functions/application/session/transcript-key.ts'
import { aCandidate, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { s3Of } from '#tests/support/files.ts'
import { aJob } from '#tests/support/jobs.ts'
import {
  applyFor,
  aRunningInterview,
  filesSettled,
  filesTriedOnce,
  interviewFile,
  interviewKeys,
  runningInterview,
  uploadPart,
  type RunningInterview as Room,
} from '#tests/support/rooms.ts'
import { dynamoOf, rowOf } from '#tests/support/rows.ts'
import { sampleRecording } from '#tests/support/webm-sample.ts'

let s3: ReturnType<typeof s3Of>
setUpProduct(aJob())
test.beforeAll(() => {
  s3 = s3Of(stack)
})

const jobId = aJob().id

const aRoom = () => aRunningInterview(call, jobId)
const settled = (room: Pick<Room, 'userId' | 'sessionId'>) => filesSettled(stack, room)
const triedOnce = (room: Room) => filesTriedOnce(stack, room)

const namesOf = async ({ sessionId }: Room): Promise<string[]> =>
  (await interviewKeys(stack, sessionId)).map((key) =>
    key.slice(key.indexOf(`--${sessionId}/`) + sessionId.length + 3),
  )

const contentOf = ({ sessionId }: Room, name: string): Promise<Buffer> =>
  interviewFile(stack, sessionId, name)

const summaryOf = async (room: Room) =>
  JSON.parse((await contentOf(room, 'summary.json')).toString()) as {
    interview: object
    recording: { isAssembled: boolean; files: object[] }
  }

const finish = async ({ token, sessionId }: Room, json: object): Promise<void> => {
  const { status } = await call(`POST /interviews/${sessionId}/finish`, { token, json })
  expect(status).toBe(200)
}

const transcript = [
  {
    role: 'assistant',
    content: 'What interests you?',
    section: 0,
    question: 0,
    startMilliseconds: 1000,
    endMilliseconds: 3000,
  },
  {
    role: 'user',
    content: 'The network.\nAll of it.',
    section: 0,
    question: 0,
    startMilliseconds: 75_000,
    endMilliseconds: 77_000,
    isTyped: true,
  },
]

describe('the folder of a completed interview', () => {
  test('holds recording, transcript, summary and CV, and no parts', async () => {
    const person = { ...aStranger(), name: 'Nur Aisyah' }
    const registered = await postWithFile(
      stack,
      '/auth/register',
      { fileName: 'cv.pdf', bytes: cvPdf(person) },
      { fields: { ...person, password: goodPassword } },
    )
    const { user } = registered.body['data'] as { user: { id: string } }
    const token = tokenIn(registered)
    const room = { call, userId: user.id, token, sessionId: await runningInterview({ call, token, jobId }) }
    for (const [part, bytes] of ['first ', 'second ', 'third'].entries())
      await uploadPart(room, { part, bytes })
    await finish(room, { transcript, recordedParts: [3] })
    await settled(room)

    expect((await namesOf(room)).toSorted()).toEqual([
      'cv.pdf',
      'index.html',
      'recording.vtt',
      'recording.webm',
      'summary.json',
      'transcript.json',
      'transcript.txt',
    ])
    const [key] = await interviewKeys(stack, room.sessionId)
    expect(key).toContain(`interviews/network-engineer--${jobId}/nur-aisyah--${room.sessionId}/`)
    expect((await contentOf(room, 'recording.webm')).toString()).toBe('first second third')
    expect(await contentOf(room, 'cv.pdf')).toEqual(Buffer.from(cvPdf(person)))
    const text = (await contentOf(room, 'transcript.txt')).toString()
    expect(text).toMatch(
      /^Interview for Network Engineer\nCandidate: Nur Aisyah\nStarted: .+ \(Malaysian time\)\n/,
    )
    expect(text).toContain(
      '[00:01] Maya: What interests you?\n[01:15] Nur Aisyah (typed): The network. All of it.',
    )
    const json = JSON.parse((await contentOf(room, 'transcript.json')).toString()) as object
    expect(json).toMatchObject({ entries: transcript })
    expect(await summaryOf(room)).toMatchObject({
      interview: {
        id: room.sessionId,
        status: 'completed',
        consent: { text: consentFor().text, version: consentFor().version },
      },
      application: `${user.id}--${jobId}`,
      candidate: { name: 'Nur Aisyah', email: person.email },
      job: { id: jobId, title: 'Network Engineer' },
      recording: {
        isAssembled: true,
        files: [{ segment: 1, name: 'recording.webm', bytes: 18, parts: 3, missing: [] }],
      },
      insights: { questionsWithReply: 1, silences: { count: 1 } },
    })
    const refused = await call(`POST /interviews/${room.sessionId}/recording/parts`, {
      token: room.token,
      json: { segment: 1, part: 3, size: 1, contentType: 'video/webm' },
    })
    expect([refused.status, refused.body['code']]).toEqual([409, 'interview_ended'])
  })

  test('holds a recording of many megabytes byte for byte', async () => {
    const room = await aRoom()
    const parts = [2, 1, 2, 1, 2, 1, 2].map((megabytes, index) =>
      Buffer.alloc(megabytes * 1024 * 1024 - 7, index + 65),
    )
    // Uploaded in another order.
    for (const part of [4, 0, 3, 6, 1, 2, 5])
      await uploadPart(room, { part, bytes: new Uint8Array(parts[part] ?? []) })
    await finish(room, { transcript, recordedParts: [7] })
    await settled(room)
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
    expect(hash(await contentOf(room, 'recording.webm'))).toBe(hash(Buffer.concat(parts)))
  })

  test('has a file for each segment, at its time of the interview', async () => {
    const room = await aRoom()
    await uploadPart(room, { segment: 1, part: 0, bytes: 'before' })
    await uploadPart(room, { segment: 2, part: 0, bytes: 'after', contentType: 'video/mp4' })
    await finish(room, { transcript, recordedParts: [1, 1], segmentStarts: [0, 51_000] })
    await settled(room)
    expect(await summaryOf(room)).toMatchObject({
      recording: { files: [{ startSeconds: 0 }, { startSeconds: 51 }] },
    })
    expect((await contentOf(room, 'recording-1.webm')).toString()).toBe('before')
    expect((await contentOf(room, 'recording-2.mp4')).toString()).toBe('after')
  })

  test('has each file at the time at which its first frame was recorded, and its captions there', async () => {
    const room = await aRoom()
    for (const segment of [1, 2]) await uploadPart(room, { segment, part: 0, bytes: sampleRecording })
    // The file of 7.5 seconds shows when the recorder began, unless its end is missing.
    const recorderTimes = [
      { segment: 1, asked: -2_500, began: 300, stopped: 5_480 },
      { segment: 2, asked: 51_000, began: 54_000, stopped: 61_580 },
    ]
    const segmentStarts = recorderTimes.map(({ asked }) => asked)
    await finish(room, { transcript, recordedParts: [1, 2], segmentStarts, recorderTimes })
    await triedOnce(room)
    stack.passTime(lateRecordingSeconds)
    await settled(room)
    expect(await summaryOf(room)).toMatchObject({
      recording: { files: [{ startSeconds: -2.1 }, { startSeconds: 51 }] },
    })
    expect((await contentOf(room, 'recording-1.vtt')).toString()).toContain('00:00:03.100 --> 00:00:05.100')
  })

  test('without a recording holds the transcript', async () => {
    const room = await aRoom()
    await finish(room, { transcript, recordedParts: [] })
    await settled(room)
    expect((await namesOf(room)).toSorted()).toEqual([
      'index.html',
      'summary.json',
      'transcript.json',
      'transcript.txt',
    ])
  })
})

describe('parts that a weak connection delays', () => {
  test('delay the recording, but not the transcript', async () => {
    const room = await aRoom()
    await uploadPart(room, { part: 0, bytes: 'first ' })
    await finish(room, { transcript, recordedParts: [2] })
    await triedOnce(room)
    expect(await summaryOf(room)).toMatchObject({ recording: { isAssembled: false, recordedParts: [2] } })
    expect((await uploadPart(room, { part: 1, bytes: 'second' })).status).toBe(200)
    stack.passTime(60)
    await settled(room)
    expect((await contentOf(room, 'recording.webm')).toString()).toBe('first second')
    expect(await summaryOf(room)).toMatchObject({ recording: { isAssembled: true } })
  })

  test('are named where they never arrive', async () => {
    const room = await aRoom()
    await uploadPart(room, { part: 0, bytes: 'first ' })
    await uploadPart(room, { part: 2, bytes: 'third' })
    await finish(room, { transcript, recordedParts: [4] })
    await triedOnce(room)
    stack.passTime(lateRecordingSeconds)
    await settled(room)
    expect((await contentOf(room, 'recording.webm')).toString()).toBe('first third')
    expect((await summaryOf(room)).recording.files).toMatchObject([{ parts: 2, missing: [1, 3] }])
  })

  test('stay in the bucket where the first one never arrives', async () => {
    const room = await aRoom()
    await uploadPart(room, { part: 1, bytes: 'second' })
    await finish(room, { transcript, recordedParts: [2] })
    await triedOnce(room)
    stack.passTime(lateRecordingSeconds)
    await settled(room)
    expect(await namesOf(room)).toContain('parts/1-00001.webm')
    expect((await summaryOf(room)).recording.files).toEqual([])
  })
})

describe('a room that its page did not end', () => {
  test('is ended after its last call, with the parts and the checkpoint that arrived', async () => {
    const room = await aRoom()
    const { token, sessionId } = room
    await uploadPart(room, { part: 0, bytes: 'film' })
    await call(`PUT /interviews/${sessionId}/transcript`, {
      token,
      json: { version: 1, entries: transcript },
    })
    stack.passTime(roomLifetimeSeconds + lateRecordingSeconds)
    expect(await settled(room)).toMatchObject({ status: 'abandoned', finished_at: null })
    expect((await contentOf(room, 'recording.webm')).toString()).toBe('film')
    expect((await contentOf(room, 'transcript.txt')).toString()).toContain('The network.')
    expect(await summaryOf(room)).toMatchObject({ interview: { status: 'abandoned' } })
  })

  test('has its segments at the times of the last checkpoint', async () => {
    const room = await aRoom()
    const { token, sessionId } = room
    for (const segment of [1, 2, 3]) await uploadPart(room, { segment, part: 0, bytes: 'film' })
    // The third segment begins after the last checkpoint.
    for (const [version, segmentStarts] of [[1, [0]] as const, [2, [0, 51_000]] as const])
      await call(`PUT /interviews/${sessionId}/transcript`, {
        token,
        json: { version, entries: transcript, segmentStarts },
      })
    stack.passTime(roomLifetimeSeconds + lateRecordingSeconds)
    await settled(room)
    const { files } = (await summaryOf(room)).recording
    expect(files).toMatchObject([{ startSeconds: 0 }, { startSeconds: 51 }, { segment: 3 }])
    expect(files[2]).not.toHaveProperty('startSeconds')
  })

  test('has no folder where no interview was started', async () => {
    const { token, id: userId } = await aCandidate(call)
    const sessionId = await applyFor({ call, token, jobId })
    await call('POST /interview/create', { token, json: { sessionId } })
    stack.passTime(roomLifetimeSeconds + lateRecordingSeconds)
    expect(await settled({ userId, sessionId })).toMatchObject({ status: 'abandoned', started_at: null })
    expect(await interviewKeys(stack, sessionId)).toEqual([])
  })
})

test('withdrawing and deleting the account delete transcript and recording', async () => {
  const [withdrawn, deleted] = [await aRoom(), await aRoom()]
  for (const room of [withdrawn, deleted]) {
    await uploadPart(room, { part: 0, bytes: 'film' })
    const path = `PUT /interviews/${room.sessionId}/transcript`
    expect((await call(path, { token: room.token, json: { version: 1, entries: transcript } })).status).toBe(
      200,
    )
  }
  const { token } = deleted
  const answers = [
    await call(`POST /interviews/${withdrawn.sessionId}/unapply`, { token: withdrawn.token }),
    await call('DELETE /auth/me', { token, json: { password: goodPassword } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const { sessionId, userId } of [withdrawn, deleted]) {
    expect(await interviewKeys(stack, sessionId)).toEqual([])
    expect(await rowOf(stack, 'sessions', { userId, id: sessionId })).toBeUndefined()
    expect(await rowOf(stack, 'sessions', transcriptKey(sessionId))).toBeUndefined()
  }
})

test('after a crash between recording and clean-up the recording stays as it is', async () => {
  const { id: userId } = await aCandidate(call)
  const folder = `interviews/network-engineer--${jobId}/aisyah--crashed/`
  for (const [name, Body] of Object.entries({ 'recording.webm': 'whole film', 'parts/1-00001.webm': 'film' }))
    await s3.send(new PutObjectCommand({ Bucket: 'interviews', Key: folder + name, Body }))
  const now = new Date().toISOString()
  await dynamoOf(stack).send(
    new PutCommand({
      TableName: 'sessions',
      Item: {
        userId,
        id: 'crashed',
        jobId,
        jobTitle: 'Network Engineer',
        department: 'Engineering',
        status: 'completed',
        createdAt: now,
        started_at: now,
        finished_at: now,
        roomCreatedAt: now,
        folder,
        recordedParts: [2],
        recording: [{ segment: 1, name: 'recording.webm', bytes: 10, parts: 2, missing: [] }],
        outbox: 'pending',
        dueAt: now,
        attempts: 0,
      },
    }),
  )
  const room = { call, userId, token: '', sessionId: 'crashed' }
  await settled(room)
  expect((await contentOf(room, 'recording.webm')).toString()).toBe('whole film')
  expect(await namesOf(room)).not.toContain('parts/1-00001.webm')
})
