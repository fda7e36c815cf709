import { describe, expect } from 'vitest'
import { aCandidate, aNetwork, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aRunnerPage, type Fault } from '#tests/support/interview/runner-page.ts'
import { aJob } from '#tests/support/jobs.ts'
import { applyFor, interviewKeys } from '#tests/support/rooms.ts'
import { rowOf } from '#tests/support/rows.ts'
import { problemOf } from '#web/interview/runtime/room-state.ts'

const sections = [{ title: 'Routing', duration: 400, questions: ['What is a route reflector?'] }]
const job = aJob({ sections })

setUpProduct(job)

const answers = ['Yes, I am ready.', 'It spares the routers a full mesh of sessions.']

async function aPage() {
  const candidate = await aCandidate(call)
  const sessionId = await applyFor({ call, token: candidate.token, jobId: job.id })
  const applicant = { ...candidate, sessionId }
  const page = aRunnerPage(call, applicant)
  const key = { userId: applicant.id, id: applicant.sessionId }
  return {
    ...page,
    applicant,
    session: () => rowOf(stack, 'sessions', key),
    /** The candidate's entries in the transcript that the server has stored. */
    stored: async (): Promise<string[]> => {
      const answer = await call(`GET /interviews/${applicant.sessionId}/transcript`, {
        token: page.signIn.token,
      })
      const { entries } = answer.body['data'] as { entries: { role: string; content: string }[] }
      return entries.filter(({ role }) => role === 'user').map(({ content }) => content)
    },
    /** Moves the page's clock on until this holds; answers of the server arrive in between. */
    until: (holds: () => boolean) =>
      eventually(
        async () => {
          await page.clock.pass(500)
          return holds()
        },
        (isRight) => isRight,
      ),
  }
}

const refused: Readonly<Record<string, Fault>> = {
  '429': { status: 429, body: { code: 'too_many_attempts', retry_after: 3 } },
  '500': { status: 500 },
  '503': { status: 503 },
}

describe("the candidate's answers are stored", () => {
  test('when starting is answered 429 and 500: the page repeats it, and the interview starts once', async () => {
    const { room, faults, sent, begin, until, session } = await aPage()
    faults.set('/interview/status', [refused['429']!, refused['500']!, 'answer lost'])
    const begun = begin()
    await until(() => room.getState().interview.phase === 'active')
    await begun
    expect(sent.filter((request) => request === 'PUT /interview/status')).toHaveLength(4)
    expect(await session()).toMatchObject({ status: 'in_progress' })
    room.close()
  })

  test('when starting fails five times: the lobby shows the problem, and starting again works', async () => {
    const { room, recorders, faults, begin, until } = await aPage()
    faults.set(
      '/interview/status',
      Array.from({ length: 5 }, () => refused['500']!),
    )
    const begun = begin()
    await until(() => room.getState().interview.phase === 'ready')
    await begun
    expect(problemOf(room.getState())).toBe('Failed to start interview session')
    expect(recorders.created).toEqual([])
    room.pressStart()
    await room.consent()
    expect(room.getState().interview.phase).toBe('active')
    room.close()
  })

  test('when checkpoints fail, uploads are refused and the answer to the finish is lost', async () => {
    const { room, recorders, faults, applicant, sent, begin, answer, until, session, stored } = await aPage()
    await begin()
    faults.set('/transcript', ['lost', refused['503']!])
    faults.set('S3', ['lost', 'lost', 'lost'])
    faults.set('/finish', ['answer lost', refused['503']!])
    for (const text of answers) await answer(text)
    recorders.created[0]?.deliver('part one')
    room.end()
    await until(() => room.getState().interview.phase === 'completed')
    expect(sent.filter((request) => request.endsWith('/finish'))).toHaveLength(3)
    expect(await stored()).toEqual(answers)
    expect(await session()).toMatchObject({ status: 'completed', recordedParts: [2] })
    await eventually(
      () => interviewKeys(stack, applicant.sessionId),
      (keys) => keys.some((key) => key.endsWith('/recording.webm')),
    )
    room.close()
  })

  test('when the token is refused in the call: after the next sign-in the page sends what was said meanwhile', async () => {
    const { room, interviews, signIn, applicant, begin, answer, until, stored } = await aPage()
    await begin()
    await call('POST /auth/logout', { token: signIn.token })
    for (const text of answers) await answer(text)
    expect(room.getState().interview.phase).toBe('active')
    expect(interviews.kept()).toMatchObject([{ owner: applicant.id, sessionId: applicant.sessionId }])
    const { email, password } = applicant
    signIn.token = tokenIn(await call('POST /auth/login', { json: { email, password }, address: aNetwork() }))
    await until(() => interviews.kept()[0]?.checkpoint === undefined)
    expect(await stored()).toEqual(answers)
    room.close()
  })
})
