import { describe, expect } from 'vitest'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { maxPages } from '#shared/application/session/recording-limits.ts'
import { caller, type ApiAnswer } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aRunningInterview, aStart, sessionRow } from '#tests/support/rooms.ts'
import { rowOf } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

async function anInterview(stack: TestStack) {
  await putJobs(stack, [aJob()])
  const call = caller(stack)
  const room = await aRunningInterview(call, aJob().id)
  const { token, sessionId } = room
  const path = `/interviews/${sessionId}`
  return {
    ...room,
    open: () => call('POST /interview/create', { token, json: { sessionId } }),
    goOn: (callId: string, more: object = { goesOn: true, device: 'Safari on iPhone' }) =>
      call('PUT /interview/status', { token, json: { ...aStart(sessionId, callId), ...more } }),
    save: (version: number, callId?: string) =>
      call(`PUT ${path}/transcript`, {
        token,
        json: {
          version,
          callId,
          entries: [{ role: 'user', content: `version ${version}` }],
          segmentStarts: [0, 5000],
          progress: { elapsedMilliseconds: 60_000, section: 1, sectionMilliseconds: 5000 },
        },
      }),
    part: (segment: number, callId?: string) =>
      call(`POST ${path}/recording/parts`, {
        token,
        json: { segment, part: 0, size: 10, contentType: 'video/webm', callId },
      }),
    finish: (callId?: string) =>
      call(`POST ${path}/finish`, { token, json: { transcript: [], callId, recordedParts: [1] } }),
    transcript: () => call(`GET ${path}/transcript`, { token }),
  }
}

const dataOf = ({ body }: ApiAnswer) => body['data'] as Record<string, unknown>
const takenOver = [409, 'interview_taken_over']
const [first, second] = ['page-of-the-test', 'another-page-of-it']

describe('Another page of an interview that runs', () => {
  test('reads how long it runs, and for how long the other page has sent nothing', async ({ stack }) => {
    const interview = await anInterview(stack)
    expect(dataOf(await interview.open())['running']).toMatchObject({ pages: 1, silentMilliseconds: null })
    await interview.part(1)
    stack.passTime(60)
    const { running } = dataOf(await interview.open()) as { running: Record<string, number> }
    expect(running['milliseconds']).toBeGreaterThanOrEqual(60_000)
    expect(running['silentMilliseconds']).toBeGreaterThanOrEqual(60_000)
    stack.shiftClock(0)
  })

  test('continues it only with goesOn, as the same attempt, with its device in the row', async ({
    stack,
  }) => {
    const interview = await anInterview(stack)
    expect(refusalOf(await interview.goOn(second, {}))).toEqual([409, 'room_left'])
    const answer = await interview.goOn(second)
    expect([answer.status, dataOf(answer)['pagesBefore']]).toEqual([200, 1])
    expect(dataOf(answer)['sections']).not.toEqual([])
    // The answer was lost, and the page asks again.
    expect(dataOf(await interview.goOn(second))['pagesBefore']).toBe(1)
    const row = await sessionRow(stack, interview)
    expect(row).toMatchObject({ callId: second, pages: [{}, { device: 'Safari on iPhone' }] })
    const application = await rowOf(stack, 'applications', { userId: interview.userId, jobId: aJob().id })
    expect(application?.['interviewsStarted']).toBe(1)
  })

  test('continues it only with the consent that is asked for today', async ({ stack }) => {
    const interview = await anInterview(stack)
    const outdated = { goesOn: true, consent: { version: 'an older text' } }
    expect(refusalOf(await interview.goOn(second, outdated))).toEqual([409, 'consent_outdated'])
    expect(await sessionRow(stack, interview)).toMatchObject({ callId: first, pages: [{}] })
  })

  test('reads transcript, segments and progress of the page before', async ({ stack }) => {
    const interview = await anInterview(stack)
    await interview.save(3, first)
    expect(dataOf(await interview.transcript())).toEqual({
      version: 3,
      entries: [{ role: 'user', content: 'version 3' }],
      segmentStarts: [0, 5000],
      progress: { elapsedMilliseconds: 60_000, section: 1, sectionMilliseconds: 5000 },
    })
  })

  test('makes the API refuse saves of the page before, but not its recorded parts', async ({ stack }) => {
    const interview = await anInterview(stack)
    await interview.save(1, first)
    await interview.goOn(second)
    expect(refusalOf(await interview.save(2, first))).toEqual(takenOver)
    expect(refusalOf(await interview.finish(first))).toEqual(takenOver)
    const left = await interview.part(1, first)
    expect([left.status, dataOf(left)['isTakenOver']]).toEqual([200, true])
    const own = await interview.part(21, second)
    expect([own.status, dataOf(own)['isTakenOver']]).toEqual([200, false])
    expect((await interview.save(2, second)).status).toBe(200)
    expect((await interview.finish(second)).status).toBe(200)
  })

  test('is not refused without a callId, which an older version of the page does not send', async ({
    stack,
  }) => {
    const interview = await anInterview(stack)
    await interview.goOn(second)
    expect((await interview.save(2)).status).toBe(200)
    expect((await interview.finish()).status).toBe(200)
  })

  test('does not continue after the room has closed, nor as the sixth page', async ({ stack }) => {
    const interview = await anInterview(stack)
    for (let page = 2; page <= maxPages; page += 1)
      expect((await interview.goOn(`page-number-${page}`)).status).toBe(200)
    expect(refusalOf(await interview.goOn('one-page-too-many'))).toEqual([409, 'room_left'])
    expect(refusalOf(await interview.open())).toEqual([200, undefined])
    expect(dataOf(await interview.open())['running']).toBeNull()
    const late = await anInterview(stack)
    stack.passTime(roomLifetimeSeconds + 1)
    expect(refusalOf(await late.goOn(second))).toEqual([409, 'room_closed'])
    stack.shiftClock(0)
  })

  test('is one of three that continue concurrently: one saves, and the next saves of the others are refused', async ({
    stack,
  }) => {
    const interview = await anInterview(stack)
    const pages = ['page-aaaa', 'page-bbbb', 'page-cccc']
    await Promise.all(pages.map((callId) => interview.goOn(callId)))
    const saves = await Promise.all(pages.map((callId, index) => interview.save(index + 1, callId)))
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
    const row = (await sessionRow(stack, interview)) as { pages: unknown[] }
    expect(row.pages).toHaveLength(4)
  })
})
