import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import type { ExportedInterview } from '#shared/interview/exported-interview.ts'
import { consentFor } from '#shared/interview/consent.ts'
import { interviewRetentionDays } from '#shared/platform/retention.ts'
import { interviewFilesUses } from '#functions/interview/files/app.ts'
import { interviewFilesHandler } from '#functions/interview/files/event.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { transcriptKey } from '#functions/application/session/transcript-key.ts'
import { tables } from '#infra/resources/tables.ts'
import { aCandidate, goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { appOn, configOf } from '#tests/support/function-config.ts'
import { aJob } from '#tests/support/jobs.ts'
import {
  aCallThatRan,
  applyFor,
  aRunningInterview,
  filesSettled,
  interviewKeys,
  putCallRecording,
  sessionRow,
  uploadPart,
  type RunningInterview as Room,
} from '#tests/support/rooms.ts'
import { dynamoOf, rowOf, setInRow } from '#tests/support/rows.ts'

let dynamo: ReturnType<typeof dynamoOf>
setUpProduct(aJob())
test.beforeAll(() => {
  dynamo = dynamoOf(stack)
})

const jobId = aJob().id
const transcript = [{ role: 'user' as const, content: 'I run the network.' }]

const anInterview = () => aRunningInterview(call, jobId)
const settled = (room: Room) => filesSettled(stack, room)

const checkpoint = ({ token, sessionId }: Room) =>
  call(`PUT /interviews/${sessionId}/transcript`, { token, json: { version: 1, entries: transcript } })
const finish = ({ token, sessionId }: Room, json: object) =>
  call(`POST /interviews/${sessionId}/finish`, { token, json })
const deleteAccount = ({ token }: Room) =>
  call('DELETE /auth/me', { token, json: { password: goodPassword } })
const exportFor = async ({ token }: Pick<Room, 'token'>): Promise<ExportedInterview[]> => {
  const { status, body } = await call('GET /auth/me/export', { token })
  expect([status, body['code']]).toEqual([200, undefined])
  return (body['data'] as { interviews: ExportedInterview[] }).interviews
}

/** Everything in the table of sessions that names the interview or its candidate. */
const traces = async ({ userId, sessionId }: Room) => {
  const { Items = [] } = await dynamo.send(new ScanCommand({ TableName: 'sessions' }))
  return Items.filter((row) => [userId, sessionId].some((id) => JSON.stringify(row).includes(id)))
}

const expiryAfter = (date: unknown): number =>
  Math.floor(Date.parse(String(date)) / 1000) + interviewRetentionDays * 24 * 60 * 60

describe('the rows of an interview', () => {
  test('expire with its files, 180 days after its end', async () => {
    expect(tables.sessions.timeToLive).toBe('expiresAt')
    const room = await anInterview()
    await checkpoint(room)
    await finish(room, { transcript, recordedParts: [] })
    const row = await sessionRow(stack, room)
    expect(row?.['expiresAt']).toBe(expiryAfter(row?.['finished_at']))
    const said = await rowOf(stack, 'sessions', transcriptKey(room.sessionId))
    expect(said?.['expiresAt']).toBe(row?.['expiresAt'])
  })

  test('expire after a checkpoint, too, where no finish follows', async () => {
    const room = await anInterview()
    const before = expiryAfter(new Date().toISOString())
    await checkpoint(room)
    const said = await rowOf(stack, 'sessions', transcriptKey(room.sessionId))
    expect(said?.['expiresAt']).toBeGreaterThanOrEqual(before)
  })

  test('expire after a cancellation', async () => {
    const room = await anInterview()
    await finish(room, { cancelled: true })
    const row = await sessionRow(stack, room)
    expect(row?.['expiresAt']).toBe(expiryAfter(row?.['finished_at']))
  })

  test('do not expire before the interview is started', async () => {
    const { token, id } = await aCandidate(call)
    const sessionId = await applyFor({ call, token, jobId })
    expect(await rowOf(stack, 'sessions', { userId: id, id: sessionId })).not.toHaveProperty('expiresAt')
  })

  test('that have expired leave the application completed: applying again starts no other interview', async () => {
    const room = await anInterview()
    await finish(room, { transcript, recordedParts: [] })
    await settled(room)
    await dynamo.send(
      new DeleteCommand({ TableName: 'sessions', Key: { userId: room.userId, id: room.sessionId } }),
    )
    const again = await call('POST /interviews', { token: room.token, json: { jobId } })
    expect(again.body['data']).toMatchObject({ id: room.sessionId, isExisting: true })
  })
})

describe('the export of an account', () => {
  test('has consent, transcript and links to every file', async () => {
    const room = await anInterview()
    await uploadPart(room, { part: 0, bytes: 'film' })
    await finish(room, { transcript, recordedParts: [1] })
    await settled(room)
    const [interview] = await exportFor(room)
    expect(interview).toMatchObject({
      id: room.sessionId,
      status: 'completed',
      consent: { text: consentFor().text, version: consentFor().version, at: expect.any(String) },
      transcript,
    })
    const files = new Map(interview?.files.map(({ name, url }) => [name, url]))
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['recording.webm', 'summary.json', 'transcript.json', 'transcript.txt']),
    )
    const recording = await fetch(files.get('recording.webm') ?? '')
    expect([recording.status, await recording.text()]).toEqual([200, 'film'])
  })

  test('has the parts and checkpoint of a running interview, and nothing of another candidate', async () => {
    const room = await anInterview()
    await checkpoint(room)
    await uploadPart(room, { part: 0, bytes: 'film' })
    const [running] = await exportFor(room)
    expect(running).toMatchObject({ status: 'in_progress', transcript })
    expect(running?.files.map(({ name }) => name)).toEqual(['parts/1-00000.webm'])
    expect(await exportFor(await aCandidate(call))).toEqual([])
  })

  test('has nothing of the call at the provider: neither its room nor its token', async () => {
    const room = await anInterview()
    const key = { userId: room.userId, id: room.sessionId }
    await setInRow(stack, 'sessions', key, { provider: 'daily', conversation: aCallThatRan })
    const [interview] = await exportFor(room)
    expect(interview).toMatchObject({ id: room.sessionId })
    expect(interview).not.toHaveProperty('conversation')
    const { dailyRoom, providerSessionId } = aCallThatRan.call
    for (const secret of [dailyRoom, providerSessionId])
      expect(JSON.stringify(interview)).not.toContain(secret)
  })
})

describe('deleting the account', () => {
  test('removes sessions, transcripts, parts, recordings and those of a provider', async () => {
    const [completed, running] = [await anInterview(), await anInterview()]
    for (const room of [completed, running]) {
      await checkpoint(room)
      await uploadPart(room, { part: 0, bytes: 'film' })
      await putCallRecording(stack, room.sessionId)
    }
    await finish(completed, { transcript, recordedParts: [1] })
    await settled(completed)
    for (const room of [completed, running]) {
      expect((await deleteAccount(room)).status).toBe(200)
      expect(await traces(room)).toEqual([])
      expect(await interviewKeys(stack, room.sessionId)).toEqual([])
    }
  })

  test('while its files are written deletes those that are written later', async () => {
    const room = await anInterview()
    await uploadPart(room, { part: 0, bytes: 'film' })
    const app = appOn(
      interviewFilesUses,
      [configOf(stack), { ...systemWorld(), log: createLog({}, () => {}) }],
      { account: undefined },
    )
    // Between reading the candidate and writing what was said.
    const of = async (sessionId: string) => {
      const read = await app.transcripts.of(sessionId)
      await deleteAccount(room)
      return read
    }
    // An hour ahead, so that this run alone leases the row: for the product's own schedule it is not due.
    const later = new Date(Date.now() + 3600 * 1000)
    const handle = interviewFilesHandler({
      ...app,
      clock: () => later,
      transcripts: { ...app.transcripts, of },
    })
    await handle({
      Records: [{ dynamodb: { Keys: { userId: { S: room.userId }, id: { S: room.sessionId } } } }],
    })
    expect(await traces(room)).toEqual([])
    // After this time a run has ended, and its files are deleted. S3 accepts signatures of the present time only, so the
    // clock goes back afterwards.
    stack.passTime(16 * 60)
    await eventually(
      () => interviewKeys(stack, room.sessionId),
      (keys) => keys.length === 0,
    )
    stack.shiftClock(0)
  })
})
