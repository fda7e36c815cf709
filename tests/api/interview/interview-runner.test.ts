import { expect } from 'vitest'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aRunnerPage } from '#tests/support/interview/runner-page.ts'
import { aJob } from '#tests/support/jobs.ts'
import { applyFor, interviewKeys } from '#tests/support/rooms.ts'
import { rowOf } from '#tests/support/rows.ts'

const sections = [{ title: 'Routing', duration: 400, questions: ['What is a route reflector?'] }]
const job = aJob({ sections })

setUpProduct(job)

async function anApplicant() {
  const candidate = await aCandidate(call)
  return { ...candidate, sessionId: await applyFor({ call, token: candidate.token, jobId: job.id }) }
}

/** Between two looks the page's clock moves on: the page saves after some seconds, and repeats a call that failed, also where few looks fit into a busy machine's minute. */
const passedMilliseconds = 1_000

const aPage = (applicant: Awaited<ReturnType<typeof anApplicant>>) => aRunnerPage(call, applicant)

test('an interview runs against the server: consent, checkpoints, parts, finish', async () => {
  const applicant = await anApplicant()
  const { room, clock, recorders, begin, answer } = aPage(applicant)
  await begin()
  expect(room.getState().interview.phase).toBe('active')
  const key = { userId: applicant.id, id: applicant.sessionId }
  expect(await rowOf(stack, 'sessions', key)).toMatchObject({ status: 'in_progress' })

  await answer('Yes, I am ready.')
  await answer('It spares the routers of a network a full mesh of sessions between them.')
  const stored = async () => {
    await clock.pass(passedMilliseconds)
    return call(`GET /interviews/${applicant.sessionId}/transcript`, { token: applicant.token })
  }
  await eventually(stored, ({ body }) => JSON.stringify(body).includes('full mesh'))
  recorders.created[0]?.deliver('part one')
  const state = async () => {
    await clock.pass(passedMilliseconds)
    return room.getState()
  }
  await eventually(state, ({ partsWaiting }) => partsWaiting === 0)

  room.end()
  await eventually(state, ({ interview }) => interview.phase === 'completed')
  expect(await rowOf(stack, 'sessions', key)).toMatchObject({ status: 'completed' })
  expect(await rowOf(stack, 'applications', { userId: applicant.id, jobId: job.id })).toMatchObject({
    status: 'human_pending',
  })
  // The function writes them one after the other.
  const names = ['/recording.webm', '/transcript.txt']
  await eventually(
    () => interviewKeys(stack, applicant.sessionId),
    (keys) => names.every((name) => keys.some((key) => key.endsWith(name))),
  )
  room.close()
  expect(clock.pending()).toBe(0)
})

test('a page that opens the room again continues the session at the open question', async () => {
  const applicant = await anApplicant()
  const first = aPage(applicant)
  await first.begin()
  await first.answer('Yes, I am ready.')
  await first.clock.pass(30_000)
  // The server has everything that was said.
  await eventually(
    () => Promise.resolve(first.interviews.kept()[0]),
    (kept) => kept !== undefined && kept.checkpoint === undefined,
  )
  first.room.close()
  const second = aPage(applicant)
  await second.begin()
  expect(second.room.getState().interview.phase).toBe('active')
  await second.clock.pass(5_000)
  const { transcript } = second.room.getState()
  expect(transcript.map(({ content }) => content)).toContain('Yes, I am ready.')
  expect(transcript.at(-1)?.content).toContain("Welcome back. Let's go on where we stopped.")
  expect(transcript.at(-1)?.content).toContain('What is a route reflector?')
  expect(await rowOf(stack, 'sessions', { userId: applicant.id, id: applicant.sessionId })).toMatchObject({
    status: 'in_progress',
    pages: [{ device: 'Chrome on Linux' }, { device: 'Chrome on Linux' }],
  })
  second.room.close()
})

test('a second tab cannot start an interview that the first has started', async () => {
  const applicant = await anApplicant()
  const [first, second] = [aPage(applicant), aPage(applicant)]
  for (const { room } of [first, second]) {
    await room.open()
    await room.requestDevices()
    room.pressStart()
  }
  await first.room.consent()
  await second.room.consent()
  expect(first.room.getState().interview.phase).toBe('active')
  expect(second.room.getState().interview.phase).toBe('blocked')
  expect(second.recorders.created).toEqual([])
  first.room.close()
  second.room.close()
})

test('cancelling in the lobby leaves a session that starts once its candidate applies again', async () => {
  const applicant = await anApplicant()
  const { room } = aPage(applicant)
  await room.open()
  await room.cancel()
  room.close()
  const key = { userId: applicant.id, id: applicant.sessionId }
  expect(await rowOf(stack, 'sessions', key)).toMatchObject({ status: 'cancelled' })
  expect(await applyFor({ call, token: applicant.token, jobId: job.id })).toBe(applicant.sessionId)
  const again = aPage(applicant)
  await again.begin()
  expect(again.room.getState().interview.phase).toBe('active')
  expect(await rowOf(stack, 'sessions', key)).toMatchObject({ status: 'in_progress' })
  again.room.close()
})
