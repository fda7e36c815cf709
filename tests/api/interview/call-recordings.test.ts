import { HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caller, goodPassword, type Call } from '#tests/support/api.ts'
import { s3Of } from '#tests/support/files.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { startPipecat, type PipecatStandIn } from '#tests/support/pipecat.ts'
import {
  aCallStart,
  aRunningInterview,
  filesSettled,
  filesTriedOnce,
  interviewFile,
  interviewKeys,
  putCallRecording,
  startOfCall,
  uploadPart,
  type RunningInterview as Room,
} from '#tests/support/rooms.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let provider: PipecatStandIn
let stack: TestStack
let call: Call
let s3: ReturnType<typeof s3Of>
beforeAll(async () => {
  provider = await startPipecat()
  stack = await startTestStack({ site: 'none', voice: provider.account })
  call = caller(stack)
  s3 = s3Of(stack)
  await putJobs(stack, [aJob()])
})
beforeEach(() => stack.shiftClock(0))
afterAll(async () => {
  await stack.close()
  await provider.close()
})

/** An interview that runs in a call. */
async function inACall() {
  const room = await aRunningInterview(call, aJob().id)
  const { token, sessionId, userId } = room
  await proveMailbox(stack, userId)
  const started = await call(startOfCall, { token, json: aCallStart(sessionId) })
  expect(started.status).toBe(200)
  return room
}

const settled = (room: Room) => filesSettled(stack, room)
const triedOnce = (room: Room) => filesTriedOnce(stack, room)

const finish = async ({ token, sessionId }: Room, json: object): Promise<void> => {
  const { status } = await call(`POST /interviews/${sessionId}/finish`, { token, json })
  expect(status).toBe(200)
}
const contentOf = async ({ sessionId }: Room, name: string): Promise<string> =>
  (await interviewFile(stack, sessionId, name)).toString()
const filesIn = async (room: Room) =>
  (JSON.parse(await contentOf(room, 'summary.json')) as { recording: object }).recording

/** The provider's recordings of these rooms. */
async function storedFor(rooms: readonly Room[]): Promise<string[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'recordings' }))
  const keys = Contents.map(({ Key = '' }) => Key)
  return keys.filter((key) => rooms.some(({ sessionId }) => key.includes(sessionId)))
}

test('the recording of a call becomes recording.mp4 in the folder of its interview', async () => {
  const room = await inACall()
  await putCallRecording(stack, room.sessionId)
  await finish(room, { recordedParts: [], cloudRecordings: 1 })
  const row = await settled(room)
  expect(await contentOf(room, 'recording.mp4')).toBe('film of the call')
  const Key = (await interviewKeys(stack, room.sessionId)).find((key) => key.endsWith('/recording.mp4'))
  expect((await s3.send(new HeadObjectCommand({ Bucket: 'interviews', Key }))).ContentType).toBe('video/mp4')
  const files = [{ segment: 1, name: 'recording.mp4', bytes: 16, parts: 1, missing: [] }]
  expect(await filesIn(room)).toMatchObject({ isAssembled: true, files })
  expect(row).toMatchObject({ provider: 'daily', recording: files })
  // The call has ended.
  expect(row).not.toHaveProperty('conversation')
})

test('the function waits for a recording that arrives later, and writes transcript and summary before', async () => {
  const room = await inACall()
  await finish(room, { transcript: [{ role: 'user', content: 'An answer.' }], recordedParts: [] })
  await triedOnce(room)
  expect(await contentOf(room, 'transcript.txt')).toContain('An answer.')
  expect(await filesIn(room)).toMatchObject({ isAssembled: false })
  await putCallRecording(stack, room.sessionId)
  // The function waits for further recordings, because the page did not send their number.
  stack.passTime(600)
  await settled(room)
  expect(await contentOf(room, 'recording.mp4')).toBe('film of the call')
})

test('the function gives up a recording that has not arrived after a day', async () => {
  const room = await inACall()
  await finish(room, { recordedParts: [], cloudRecordings: 1 })
  await triedOnce(room)
  stack.passTime(24 * 3600 + 1)
  await settled(room)
  const logged = stack.logLines.filter((line) => line.includes('recording of a call never arrived'))
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', sessionId: room.sessionId, expected: 1, arrived: 0 },
  ])
  expect(await filesIn(room)).toMatchObject({ isAssembled: true, files: [] })
})

test('a page that counts no recording does not keep the one of the call from recruiters', async () => {
  const room = await inACall()
  await finish(room, { recordedParts: [], cloudRecordings: 0 })
  await triedOnce(room)
  expect(await filesIn(room)).toMatchObject({ isAssembled: false })
  await putCallRecording(stack, room.sessionId)
  stack.passTime(600)
  await settled(room)
  expect(await contentOf(room, 'recording.mp4')).toBe('film of the call')
})

test('each of several recordings is a file, in the order of their beginning', async () => {
  const room = await inACall()
  await putCallRecording(stack, room.sessionId, { at: 1_790_000_060_000, content: 'second' })
  await putCallRecording(stack, room.sessionId, { at: 1_790_000_000_000, content: 'first' })
  await finish(room, { recordedParts: [], cloudRecordings: 2 })
  await settled(room)
  expect(await contentOf(room, 'recording-1.mp4')).toBe('first')
  expect(await contentOf(room, 'recording-2.mp4')).toBe('second')
})

test('an interview that its page continued without the call has both recordings', async () => {
  const room = await inACall()
  await putCallRecording(stack, room.sessionId)
  await uploadPart(room, { part: 0, bytes: 'film of the page' })
  await finish(room, { recordedParts: [1] })
  await triedOnce(room)
  // The function waits for further recordings of the call, which the page did not count.
  stack.passTime(600)
  await settled(room)
  expect(await contentOf(room, 'recording-2.mp4')).toBe('film of the call')
  expect(await contentOf(room, 'recording.webm')).toBe('film of the page')
})

test("withdrawing and deleting the account delete the provider's recordings too", async () => {
  const rooms = [await inACall(), await inACall()]
  for (const { sessionId } of rooms) await putCallRecording(stack, sessionId)
  expect(await storedFor(rooms)).toHaveLength(rooms.length)
  const [withdrawn, deleted] = rooms
  await call(`POST /interviews/${withdrawn?.sessionId}/unapply`, { token: withdrawn?.token })
  await call('DELETE /auth/me', { token: deleted?.token, json: { password: goodPassword } })
  expect(await storedFor(rooms)).toEqual([])
})
