import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { describe, expect, vi } from 'vitest'
import { recruiting } from '#shared/desk/contract/recruiting.ts'
import { roomSeconds } from '#shared/application/session/interview-status.ts'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { recruitingUses } from '#functions/desk/recruiting/app.ts'
import { routes } from '#functions/desk/recruiting/routes.ts'
import { removalsUses } from '#functions/erasure/removals/app.ts'
import { removalsHandler } from '#functions/erasure/removals/remove-due.ts'
import { removeRecording } from '#functions/interview/rooms/remove-recording.ts'
import { createInterviewRemains } from '#functions/interview/rows/interview-remains.ts'
import { createRecordingRemovals } from '#functions/interview/rows/recording-removals.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { transcriptKey } from '#functions/application/session/transcript-key.ts'
import { createTranscripts } from '#functions/interview/rows/transcripts.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { anEvent } from '#tests/support/events.ts'
import { eventually } from '#tests/support/eventually.ts'
import { s3Of } from '#tests/support/files.ts'
import { appOn, localCallers, configOf } from '#tests/support/function-config.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { startRecordingDesk } from '#tests/support/recording-desk.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { keepActIn } from '#tests/support/kept-act.ts'
import { toolInProcess } from '#tests/support/recruiter-tool.ts'
import {
  announcePart,
  filesSettled,
  putCallRecording,
  runningInterview,
  sessionRow,
  uploadPart,
  putPart,
  type SignedUpload,
} from '#tests/support/rooms.ts'
import { rowOf, setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const tool = (stack: TestStack, ...args: readonly string[]) => toolInProcess(stack)(...args)

/** An interview that was completed and has its recording. */
async function interviewed(stack: TestStack) {
  await putJobs(stack, [aJob()])
  const call = caller(stack)
  const { id: userId, token, email } = await aCandidate(call, { name: 'Kavitha Raj' })
  const sessionId = await runningInterview({ call, token, jobId: aJob().id })
  const room = { call, token, sessionId, userId }
  await uploadPart(room, { part: 0, bytes: 'film' })
  const transcript = [{ role: 'user', content: 'I was recorded.' }]
  await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript, recordedParts: [1] } })
  await filesSettled(stack, room)
  return { ...room, email, recording: `${userId}--${sessionId}` }
}

/** What is stored below a prefix, in every version. */
async function versionsOf(stack: Pick<TestStack, 's3'>, Bucket: string, part: string): Promise<string[]> {
  const { Versions = [], DeleteMarkers = [] } = await s3Of(stack).send(
    new ListObjectVersionsCommand({ Bucket }),
  )
  return [...Versions, ...DeleteMarkers].flatMap(({ Key = '' }) => (Key.includes(part) ? [Key] : []))
}

const mailsAbout = ({ ses }: TestStack, email: string) =>
  mailsTo({ ses }, email).filter(({ subject }) => /recording .* was deleted/.test(subject))

describe('Deleting one recording', () => {
  test('deletes recording, transcript and page in every version, e-mails the candidate and leaves the application', async ({
    stack,
  }) => {
    const { userId, sessionId, email, recording, call, token } = await interviewed(stack)
    await putCallRecording(stack, sessionId)
    expect((await versionsOf(stack, 'interviews', sessionId)).length).toBeGreaterThan(5)

    const unconfirmed = await tool(stack, 'recordings', 'delete', recording)
    expect(unconfirmed.exitCode).toBe(2)
    expect(unconfirmed.stderr).toMatch(
      new RegExp(`^This deletes the recording \\w{8} of Kavitha Raj .* --confirm ${email}\n$`),
    )
    expect(
      (await tool(stack, 'recordings', 'delete', recording, '--confirm', 'x@example.com')).exitCode,
    ).toBe(2)
    const deleted = await tool(stack, 'recordings', 'delete', recording, '--confirm', email.toUpperCase())
    expect([deleted.exitCode, deleted.stderr]).toEqual([0, ''])
    expect(deleted.stdout).toMatch(
      /^Deleted the recording \w{8} of Kavitha Raj for Network Engineer\. The candidate is emailed\.\n$/,
    )

    expect(await versionsOf(stack, 'interviews', sessionId)).toEqual([])
    expect(await versionsOf(stack, 'recordings', sessionId)).toEqual([])
    expect(await rowOf(stack, 'sessions', transcriptKey(sessionId))).toBeUndefined()
    const application = await rowOf(stack, 'applications', { userId, jobId: aJob().id })
    expect(application).toMatchObject({ status: 'human_pending', sessionId })
    const [letter, ...others] = mailsAbout(stack, email)
    expect(others).toEqual([])
    expect(letter?.text).toMatch(/^Hello Kavitha,\n\nAs you asked, we deleted the recording/)

    expect((await tool(stack, 'recordings', 'list')).stdout).toMatch(
      /Kavitha Raj +Network Engineer +deleted +- +- +\d/,
    )
    const opened = await tool(stack, 'recordings', 'open', recording)
    expect([opened.exitCode, opened.stderr]).toEqual([
      2,
      `The recording "${recording}" was deleted, because its candidate withdrew the consent.\n`,
    ])
    const { body } = await call('GET /auth/me/export', { token })
    expect(body['data']).toMatchObject({ interviews: [{ status: 'completed', transcript: [], files: [] }] })
  })

  test('is refused while the interview runs, and for an unknown recording', async ({ stack }) => {
    await putJobs(stack, [aJob()])
    const call = caller(stack)
    const { id: userId, token, email } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId: aJob().id })
    const running = await tool(stack, 'recordings', 'delete', `${userId}--${sessionId}`, '--confirm', email)
    expect([running.exitCode, running.stderr]).toEqual([2, expect.stringContaining('has not ended')])
    expect(await sessionRow(stack, { userId, sessionId })).not.toHaveProperty('recordingRemoval')
    const unknown = await tool(stack, 'recordings', 'delete', 'nobody--nothing', '--confirm', email)
    expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('There is no recording')])
  })

  test('refuses later parts and writes no further file', async ({ stack }) => {
    const { userId, sessionId, recording, call, token } = await interviewed(stack)
    expect((await call(`DELETE /recruiting/recordings/${recording}`)).status).toBe(200)
    const part = await announcePart({ call, token, sessionId }, { part: 1, bytes: 'late' })
    expect([part.status, part.body['code']]).toEqual([409, 'interview_ended'])
    const retried = await call(`POST /recruiting/recordings/${recording}/retry`)
    expect([retried.status, retried.body['code']]).toEqual([409, 'recording_not_failed'])
    // Makes the files due again, as emptying an account does.
    const due = { outbox: 'pending', dueAt: new Date(0).toISOString(), attempts: 0 }
    await setInRow(stack, 'sessions', { userId, id: sessionId }, due)
    stack.runSchedules()
    await filesSettled(stack, { userId, sessionId })
    expect(await versionsOf(stack, 'interviews', sessionId)).toEqual([])
    expect(await sessionRow(stack, { userId, sessionId })).toHaveProperty('recordingRemoval')
  })

  test('that failed is completed by the same command, and e-mails the candidate once', async ({ stack }) => {
    const { userId, sessionId, email, recording } = await interviewed(stack)
    const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }
    const app = appOn(recruitingUses, [configOf(stack), world], {
      secrets: localCallers,
      rendererFolder: undefined,
    })
    const erase = vi.fn(async () => {
      throw new Error('S3 does not answer')
    })
    const broken = serve(recruiting, routes, { ...app, interviewRemains: async () => ({ erase }) })
    const event = anEvent('DELETE /api/recruiting/recordings/{id}', {
      params: { id: recording },
      operator: true,
    })
    expect((await broken(event)).statusCode).toBe(500)
    expect(erase).toHaveBeenCalledTimes(1)
    expect(mailsAbout(stack, email)).toEqual([])
    expect((await tool(stack, 'recordings', 'list')).stdout).toMatch(/Kavitha Raj .* being deleted /)

    // The next attempt deletes, and SES fails.
    stack.ses.faults.set({ kind: 'rejected' })
    const args = ['recordings', 'delete', recording, '--confirm', email]
    const unsent = await tool(stack, ...args)
    stack.ses.faults.set(null)
    expect(unsent.exitCode).toBe(1)
    expect(unsent.stdout).toMatch(/ could not be emailed: run the same command again later\.\n$/)
    expect(await versionsOf(stack, 'interviews', sessionId)).toEqual([])
    for (let again = 1; again <= 2; again += 1) expect((await tool(stack, ...args)).exitCode).toBe(0)
    expect(mailsAbout(stack, email)).toHaveLength(1)
    expect(await sessionRow(stack, { userId, sessionId })).toMatchObject({
      recordingRemoval: { isErased: true, isEmailed: true },
    })
  })

  test('by twenty concurrent calls e-mails the candidate once', async ({ stack }) => {
    const { email, recording, call } = await interviewed(stack)
    const calls = Array.from({ length: 20 }, () => call(`DELETE /recruiting/recordings/${recording}`))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(mailsAbout(stack, email)).toHaveLength(1)
  })

  test('also deletes a recording that the provider of calls stores later', async ({ stack }) => {
    const { userId, sessionId, recording, call } = await interviewed(stack)
    await setInRow(stack, 'sessions', { userId, id: sessionId }, { provider: 'daily' })
    expect((await call(`DELETE /recruiting/recordings/${recording}`)).status).toBe(200)
    const row = await rowOf(stack, 'removals', { id: `recording#${sessionId}` })
    expect(row).toMatchObject({ outbox: 'first', removed: { kind: 'recording', sessionId } })
    await putCallRecording(stack, sessionId)
    expect(await versionsOf(stack, 'recordings', sessionId)).not.toEqual([])
    await eventually(
      () => {
        stack.passTime(60)
        return versionsOf(stack, 'recordings', sessionId)
      },
      (keys) => keys.length === 0,
    )
  })
})

describe('A candidate who withdraws the consent in the call', () => {
  async function aCall(stack: TestStack) {
    await putJobs(stack, [aJob()])
    const call = caller(stack)
    const { id: userId, token, email } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId: aJob().id })
    const room = { call, token, sessionId, userId, email }
    await uploadPart(room, { part: 0, bytes: 'film' })
    const entries = [{ role: 'user', content: 'I was recorded.' }]
    const json = { version: 1, entries, callId: 'page-of-the-test' }
    expect((await call(`PUT /interviews/${sessionId}/transcript`, { token, json })).status).toBe(200)
    const remove = (by = token) => call(`DELETE /interviews/${sessionId}/recording`, { token: by })
    return { ...room, remove }
  }

  test('ends the interview, deletes recording and transcript, and keeps the application, once', async ({
    stack,
  }) => {
    const { remove, userId, sessionId, email, call, token } = await aCall(stack)
    expect(await versionsOf(stack, 'interviews', sessionId)).not.toEqual([])
    const first = await remove()
    expect([first.status, first.body['data']]).toMatchObject([200, { id: sessionId, status: 'completed' }])
    expect(await remove()).toMatchObject({ status: 200, body: first.body })
    const part = await announcePart({ call, token, sessionId }, { part: 1, bytes: 'late' })
    expect([part.status, part.body['code']]).toEqual([409, 'interview_ended'])
    await filesSettled(stack, { userId, sessionId })
    await stack.settled()
    expect(await versionsOf(stack, 'interviews', sessionId)).toEqual([])
    expect(await rowOf(stack, 'sessions', transcriptKey(sessionId))).toBeUndefined()
    expect(await rowOf(stack, 'applications', { userId, jobId: aJob().id })).toMatchObject({
      status: 'human_pending',
      sessionId,
    })
    const subjects = mailsTo(stack, email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /interview|recording/i.test(subject))).toEqual([
      expect.stringMatching(/recording .* was deleted/),
    ])
  })

  test('also deletes a part that was signed before and is uploaded after it', async ({ stack }) => {
    const { remove, userId, sessionId, call, token } = await aCall(stack)
    const signed = await announcePart({ call, token, sessionId }, { part: 1, bytes: 'late' })
    expect((await remove()).status).toBe(200)
    await filesSettled(stack, { userId, sessionId })
    expect((await putPart(signed.body['data'] as SignedUpload, 'late')).status).toBe(200)
    expect(await versionsOf(stack, 'interviews', sessionId)).not.toEqual([])
    stack.passTime(61)
    await eventually(
      () => versionsOf(stack, 'interviews', sessionId),
      (versions) => versions.length === 0,
    )
  })

  test('is refused to another candidate and before the start', async ({ stack }) => {
    const { remove, sessionId, userId, call } = await aCall(stack)
    const other = await aCandidate(call)
    expect((await remove(other.token)).body).toMatchObject({ code: 'interview_not_found' })
    expect(await sessionRow(stack, { userId, sessionId })).toMatchObject({ status: 'in_progress' })
    const { body } = await call('POST /interviews', { token: other.token, json: { jobId: aJob().id } })
    const { id } = body['data'] as { id: string }
    const early = await call(`DELETE /interviews/${id}/recording`, { token: other.token })
    expect([early.status, early.body['code']]).toEqual([409, 'interview_not_started'])
  })

  test('finds an interview whose time is over ended, and has its recording deleted', async ({ stack }) => {
    const { remove, sessionId } = await aCall(stack)
    stack.passTime(roomSeconds() + lateRecordingSeconds)
    expect((await remove()).body['data']).toMatchObject({ id: sessionId, status: 'cancelled' })
    expect(await versionsOf(stack, 'interviews', sessionId)).toEqual([])
    stack.shiftClock(0)
  })
})

test('a recording that is deleted while its files are written is deleted again after them', async () => {
  const desk = await startRecordingDesk()
  try {
    const { id, folder } = await desk.anInterview([[Buffer.from('film')]])
    const config = localConfig({ site: '', ses: '', ...desk.urls })
    const { tables } = config
    const session = await createSessions(desk.root, 'sessions', desk.now).byId('candidate', id)
    const remove = async (): Promise<void> => {
      const kept = keepActIn(desk.root).step({ on: id })
      const removals = createRecordingRemovals(desk.root, tables, systemRandom)
      expect(await removals.begin({ ...session!, folder }, desk.now(), kept)).toBe(true)
      await removeRecording(session!, {
        transcripts: createTranscripts(desk.root, 'sessions', desk.now),
        interviewRemains: async () => createInterviewRemains(config.s3, config.buckets),
      })
    }
    let isRemoved = false
    const put: typeof desk.app.files.put = async (...file) => {
      if (!isRemoved) await remove()
      isRemoved = true
      await desk.app.files.put(...file)
    }
    await desk.run({ files: { ...desk.app.files, put } })
    expect(isRemoved).toBe(true)
    expect(await desk.app.files.list(folder)).not.toEqual([])
    const world = { ...systemWorld(), clock: desk.now, log: createLog({}, () => {}) }
    await removalsHandler(appOn(removalsUses, [config, world], { accountWithoutKey: undefined }))({
      everything: true,
    })
    expect(await desk.app.files.list(folder)).toEqual([])
  } finally {
    await desk.close()
  }
})
