import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { practiceText } from '#shared/interview/interview-texts.ts'
import { practiceSections, practiceSessionId } from '#shared/interview/practice.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { announcePart, applyFor, aStart, interviewKeys } from '#tests/support/rooms.ts'
import { dynamoOf, rowOf } from '#tests/support/rows.ts'

setUpProduct(aJob())

const jobId = aJob().id

async function anApplicant() {
  const candidate = await aCandidate(call)
  return { ...candidate, sessionId: await applyFor({ call, token: candidate.token, jobId }) }
}

const recordFor = async ({ token }: { token: string }, json: object): Promise<InterviewRecord> => {
  const { status, body } = await call('POST /interview/create', { token, json })
  expect([status, body['code']]).toEqual([200, undefined])
  return body['data'] as InterviewRecord
}

const letterAttributes = new Set([
  'outbox',
  'dueAt',
  'attempts',
  'letter',
  'letterAt',
  'leasedUntil',
  'sentLetter',
  'requestId',
])

/** The rows of a table without the attributes that the function `letters` writes meanwhile. */
const rowsOf = async (table: string) => {
  const { Items = [] } = await dynamoOf(stack).send(new ScanCommand({ TableName: table }))
  return Items.map((row) => Object.entries(row).filter(([name]) => !letterAttributes.has(name)))
}

const transcript = [
  { role: 'assistant', content: 'How has your day been so far?', section: 0, question: 0 },
  { role: 'user', content: 'It has been a good one.', section: 0, question: 0 },
]

describe('a practice run', () => {
  test("has a record with the practice's own sections and texts", async () => {
    const candidate = await anApplicant()
    const record = await recordFor(candidate, { sessionId: jobId, isPracticeInterview: true })
    expect(record).toMatchObject({
      provider: 'built-in',
      agentName: null,
      isPracticeInterview: true,
      isTestInterview: false,
      status: 'Pending Interview',
      interviewName: 'Practice Interview',
      consentText: practiceText,
      session: { id: practiceSessionId, jobId, status: 'scheduled', started_at: null },
    })
    expect(record.sections).toEqual(practiceSections)
    expect(record.candidate.fullName).toBe(candidate.name)
  })

  test('changes no row and writes no file', async () => {
    const candidate = await anApplicant()
    const { token, sessionId } = candidate
    const before = [await rowsOf('sessions'), await rowsOf('applications')]
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true])
    await recordFor(candidate, { sessionId, isPracticeInterview: true })
    const counted = await call('POST /interview/insights/practice', { token, json: { transcript } })
    expect(counted.body['data']).toMatchObject({ questionsAsked: 1, questionsWithReply: 1 })
    expect([await rowsOf('sessions'), await rowsOf('applications')]).toEqual(before)
    expect(await interviewKeys(stack, sessionId)).toEqual([])
  })

  test('has a session id that no other endpoint finds (404)', async () => {
    const { token } = await anApplicant()
    const room = { call, token, sessionId: practiceSessionId }
    const answers = [
      await call('PUT /interview/status', { token, json: aStart(practiceSessionId) }),
      await call(`PUT /interviews/${practiceSessionId}/transcript`, {
        token,
        json: { version: 1, entries: [] },
      }),
      await call(`POST /interviews/${practiceSessionId}/finish`, { token, json: { transcript } }),
      await announcePart(room, { part: 0, bytes: 'film' }),
    ]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
      answers.map(() => [404, 'interview_not_found']),
    )
  })

  test('is possible after the interview too, and refused without an application', async () => {
    const candidate = await anApplicant()
    const { token, sessionId } = candidate
    await recordFor(candidate, { sessionId })
    await call('PUT /interview/status', { token, json: aStart(sessionId) })
    await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript } })
    expect((await recordFor(candidate, { sessionId, isPracticeInterview: true })).status).toBe(
      'Pending Interview',
    )
    const stranger = await aCandidate(call)
    const refused = await call('POST /interview/create', {
      token: stranger.token,
      json: { sessionId, isPracticeInterview: true },
    })
    expect([refused.status, refused.body['code']]).toEqual([404, 'interview_not_found'])
  })
})

describe('test mode', () => {
  test("is granted by the local run, and noted in the session's row", async () => {
    const candidate = await anApplicant()
    const { id: userId, sessionId } = candidate
    expect((await recordFor(candidate, { sessionId, isTestInterview: true })).isTestInterview).toBe(true)
    // The room keeps it until another one is opened.
    expect((await recordFor(candidate, { sessionId })).isTestInterview).toBe(true)
    expect(await rowOf(stack, 'sessions', { userId, id: sessionId })).toMatchObject({ isTest: true })
  })

  test('is off unless a page asks for it', async () => {
    const candidate = await anApplicant()
    const { sessionId } = candidate
    expect((await recordFor(candidate, { sessionId })).isTestInterview).toBe(false)
  })
})
