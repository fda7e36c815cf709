import { describe, expect } from 'vitest'
import { maxInterviews } from '#shared/application/application-status.ts'
import { accountDesk } from '#tests/support/account-desk.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob, setSession } from '#tests/support/jobs.ts'
import { applyFor, aStart } from '#tests/support/rooms.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'
import { minuteSeconds } from '#shared/platform/durations.ts'

const jobId = aJob().id
const otherJobId = 'another-position'
/** More than a transaction of DynamoDB takes. */
const manySessions = 101
const started_at = '2026-11-20T09:00:00.000Z'

const desk = accountDesk(stack, call)
setUpProduct(aJob(), aJob({ id: otherJobId }))

type Person = { token: string; userId: string; sessionId: string }

const sessionsOf = async ({ userId }: Pick<Person, 'userId'>) =>
  (await everyRow(stack)).filter((row) => row['userId'] === userId && row['jobTitle'] && row['createdAt'])

/** Writes the sessions of earlier interviews: started, abandoned, with a folder. */
const leaveSessions = async (userId: string, of: string) => {
  for (let number = 0; number < manySessions; number += 1)
    await setSession(stack, {
      userId,
      jobId: of,
      id: `earlier-${number}-${userId}`,
      status: 'abandoned',
      started_at,
      folder: `interviews/a-title--${of}/the-stranger--earlier-${number}-${userId}/`,
    })
}

async function cancelInTheLobby({ token, sessionId }: Person): Promise<void> {
  const json = { sessionId }
  expect((await call('POST /interview/create', { token, json })).status).toBe(200)
  const cancelled = { json: { cancelled: true }, token }
  expect((await call(`POST /interviews/${sessionId}/finish`, cancelled)).status).toBe(200)
}

async function anApplicant(): Promise<Person> {
  const { token, id: userId } = await aCandidate(call)
  return { token, userId, sessionId: await applyFor({ call, token, jobId }) }
}

describe('a lobby that is cancelled before the interview', () => {
  test('leaves one session after many cancellations', async () => {
    const person = await anApplicant()
    for (const route of [`POST /interviews/${person.sessionId}/retake`, 'POST /interviews'])
      for (let times = 0; times < maxInterviews; times += 1) {
        await cancelInTheLobby(person)
        const again = await call(route, { token: person.token, json: { jobId } })
        expect(again.body['data']).toMatchObject({ id: person.sessionId, isExisting: true })
      }
    expect(await sessionsOf(person)).toHaveLength(1)
    const opened = await call('POST /interview/create', {
      token: person.token,
      json: { sessionId: person.sessionId },
    })
    expect(opened.status).toBe(200)
    const begun = await call('PUT /interview/status', {
      token: person.token,
      json: aStart(person.sessionId),
    })
    expect(begun.status).toBe(200)
  })

  test('leaves one session for each interview that was started, at most as many as the attempts', async () => {
    const person = await anApplicant()
    for (let attempt = 1; attempt <= maxInterviews; attempt += 1) {
      await cancelInTheLobby(person)
      const { token } = person
      await call(`POST /interviews/${person.sessionId}/retake`, { token })
      await call('POST /interview/create', { token, json: { sessionId: person.sessionId } })
      await call('PUT /interview/status', { token, json: aStart(person.sessionId) })
      const next = await call(`POST /interviews/${person.sessionId}/retake`, { token })
      if (attempt < maxInterviews) person.sessionId = (next.body['data'] as { id: string }).id
      else expect(next.body['code']).toBe('no_interviews_left')
    }
    expect(await sessionsOf(person)).toHaveLength(maxInterviews)
  })
})

describe('101 sessions, more than a transaction of DynamoDB takes,', () => {
  test('do not keep the owner of a mailbox from taking the address back', async () => {
    const stranger = await desk.registered({ jobId, interview: 'finished' })
    await leaveSessions(stranger.userId, jobId)
    const answer = await call('POST /auth/not-mine', {
      json: { token: desk.linkIn('not-mine', stranger.email) },
    })
    expect(answer.status).toBe(200)
    const { body } = await call('POST /auth/check-existing-user', { json: { email: stranger.email } })
    expect(body['data']).toEqual({ exists: false })
    // The daily run does the rest: it makes the files due again, which are then written without the address.
    await desk.expireOn(1)
    expect(await rowOf(stack, 'users', { id: stranger.userId })).not.toHaveProperty('areFilesOutdated')
    const sessions = await sessionsOf(stranger)
    expect(sessions).toHaveLength(manySessions + 1)
  })

  test('do not keep a candidate from withdrawing', async () => {
    const person = await anApplicant()
    await leaveSessions(person.userId, jobId)
    const { status } = await call(`POST /interviews/${person.sessionId}/unapply`, { token: person.token })
    expect(status).toBe(200)
    // The schedule deletes the sessions that the request had no time for.
    await eventually(
      () => {
        stack.passTime(minuteSeconds)
        return sessionsOf(person)
      },
      (sessions) => sessions.length === 0,
    )
  })
})
