import { expect } from 'vitest'
import { company } from '#shared/company.ts'
import { roomSeconds } from '#shared/application/session/interview-status.ts'
import { wellbeingText } from '#shared/interview/interviewer/answer-words.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { filesSettled, interviewFile, runningInterview } from '#tests/support/rooms.ts'
import type { TestStack } from '#tests/support/stack.ts'

const entries = [
  { role: 'assistant', content: 'What is BGP?', section: 0, question: 0 },
  { role: 'user', content: 'I want to die.', isTyped: true },
]

async function anInterview(stack: TestStack) {
  await putJobs(stack, [aJob()])
  const call = caller(stack)
  const { id: userId, token, email } = await aCandidate(call)
  const sessionId = await runningInterview({ call, token, jobId: aJob().id })
  return { call, userId, token, email, sessionId }
}

async function expectOneSentence(stack: TestStack, room: Awaited<ReturnType<typeof anInterview>>) {
  const { call, userId, sessionId } = room
  await filesSettled(stack, room)
  const file = async (name: string) => (await interviewFile(stack, sessionId, name)).toString()
  const summary = JSON.parse(await file('summary.json')) as object
  expect(summary).toMatchObject({ interview: { stoppedForWellbeing: true }, answers: [], quotes: null })
  expect(JSON.stringify(summary)).not.toMatch(/\bdie\b/)
  expect(await file('index.html')).toContain(wellbeingText)
  // The transcript stays true.
  expect(await file('transcript.txt')).toContain('I want to die.')
  const words = await call(`GET /recruiting/recordings/${userId}--${sessionId}/quotes`)
  expect(words.body['data']).toMatchObject({ stoppedForWellbeing: true, answers: [], quotes: null })
}

test("of an interview that was stopped for the candidate's wellbeing, summary, page and letter say only that", async ({
  stack,
}) => {
  const room = await anInterview(stack)
  const { call, token, email, sessionId } = room
  const json = { transcript: entries, recordedParts: [], stoppedForWellbeing: true }
  expect((await call(`POST /interviews/${sessionId}/finish`, { token, json })).status).toBe(200)
  await expectOneSentence(stack, room)
  await stack.settled()
  const letters = mailsTo(stack, email).filter(({ subject }) => subject.includes('interview'))
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your interview for Network Engineer – ${company.shortName}`,
  ])
  // As whole words: the random token of the letter's link may contain the letters of any of them.
  expect(letters[0]?.text).not.toMatch(/\b(wellbeing|die|danger)\b/i)
})

test('the same is said where the candidate closed the page instead of ending the interview', async ({
  stack,
}) => {
  const room = await anInterview(stack)
  const { call, token, email, sessionId } = room
  const progress = {
    elapsedMilliseconds: 9,
    section: 0,
    sectionMilliseconds: 9,
    stoppedAskingAfter: 'danger',
  }
  const json = { version: 1, entries, progress, callId: 'page-of-the-test' }
  const saved = await call(`PUT /interviews/${sessionId}/transcript`, { token, json })
  expect(saved.status).toBe(200)
  const { body } = await call(`GET /interviews/${sessionId}/transcript`, { token })
  expect(body['data']).toMatchObject({ progress })
  stack.passTime(roomSeconds() + 3600)
  stack.runSchedules()
  await expectOneSentence(stack, room)
  await stack.settled()
  const letters = mailsTo(stack, email).filter(({ subject }) => subject.includes('interview'))
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your interview for Network Engineer – ${company.shortName}`,
  ])
  stack.shiftClock(0)
})

test('an interview that is finished is confirmed by one e-mail', async ({ stack }) => {
  const { call, token, email, sessionId } = await anInterview(stack)
  const json = { transcript: [], recordedParts: [] }
  for (let again = 1; again <= 2; again += 1)
    expect((await call(`POST /interviews/${sessionId}/finish`, { token, json })).status).toBe(200)
  await stack.settled()
  const letters = mailsTo(stack, email).filter(({ subject }) => subject.includes('interview'))
  expect(letters.map(({ subject }) => subject)).toEqual([
    `We received your interview for Network Engineer – ${company.shortName}`,
  ])
})
