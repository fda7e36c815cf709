import { expect } from 'vitest'
import { dayMilliseconds } from '#shared/platform/durations.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { storeEnquiries } from '#tests/support/enquiries.ts'
import { aJob, setApplication } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { setInRow } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const [ours, others] = ['our-position', 'other-position']
setUpProduct(aJob({ id: ours }), aJob({ id: others }))

type Row = { id: string; jobId: string }
type Answer = {
  toReview: { count: number; isMore: boolean }
  toDecide: { count: number; isMore: boolean }
  undelivered: { count: number; isMore: boolean }
  positions: { jobId: string; toReview: number }[]
  newest: Row[]
  invited: Row[]
  isInvitedCut: boolean
  undoable: Row[]
  mine: string[]
}

const todayOf = async (cookie?: string): Promise<Answer> => {
  const path = cookie === undefined ? '/recruiting/today' : '/desk/today'
  return (await call(`GET ${path}`, { cookie })).body['data'] as Answer
}

const signedIn = async (role: 'recruiter' | 'reviewer', positions: string[] = []) =>
  signedInToDesk(call, await aMember(stack, call, { role, positions }))

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted()
const inDays = (days: number) => new Date(stack.now().getTime() + days * dayMilliseconds).toISOString()

/** Seven to review and one of each other status at our position, one to review at the other. */
async function aDesk() {
  const appliedAt = (number: number) => `2026-11-2${number}T09:00:00.000Z`
  for (let number = 1; number <= 7; number += 1)
    await setApplication(stack, {
      userId: `review-${number}`,
      jobId: ours,
      status: 'human_pending',
      appliedAt: appliedAt(number),
    })
  await setApplication(stack, { userId: 'elsewhere', jobId: others, status: 'human_pending' })
  await setApplication(stack, { userId: 'decide', jobId: ours, status: 'interviewed' })
  const invite = (userId: string, days: number, more: object = {}) =>
    setApplication(stack, {
      userId,
      jobId: ours,
      status: 'interview_pending',
      interviewDate: inDays(days),
      ...more,
    })
  const answer = { kind: 'coming', words: null, at: inDays(0) } as const
  await invite('unanswered', 20)
  await invite('soon', 2, { answer })
  await invite('settled', 20, { answer })
  await invite('asks', 20, { answer: { ...answer, kind: 'other_time', words: 'On Monday' } })
  await invite('over', -2, { answer })
}

test('Today counts and lists what waits, and a reviewer sees the positions of the reviewer alone', async () => {
  await aDesk()
  const [recruiter, reviewer] = [await signedIn('recruiter'), await signedIn('reviewer', [others])]
  const today = await todayOf(recruiter)
  expect(today).toMatchObject({
    toReview: { count: 8, isMore: false },
    toDecide: { count: 1, isMore: false },
    isInvitedCut: false,
    undoable: [],
  })
  expect(today.positions.toSorted((a, b) => a.jobId.localeCompare(b.jobId))).toEqual([
    { jobId: others, toReview: 1 },
    { jobId: ours, toReview: 7 },
  ])
  expect(today.newest.map(({ id }) => id)).toEqual(
    [7, 6, 5, 4, 3].map((number) => `review-${number}--${ours}`),
  )
  expect(idsOf(today.invited)).toEqual(['asks', 'over', 'soon', 'unanswered'].map((id) => `${id}--${ours}`))
  expect(await todayOf(reviewer)).toMatchObject({
    toReview: { count: 1 },
    toDecide: { count: 0 },
    positions: [{ jobId: others, toReview: 1 }],
    newest: [{ id: `elsewhere--${others}` }],
    invited: [],
  })
  // The command's API answers the same.
  expect(idsOf((await todayOf()).invited)).toEqual(idsOf(today.invited))
})

test('Today counts the enquiries that were given up, for those who can send them again', async () => {
  await storeEnquiries(stack, { email: 'visitor@example.com', many: 2 })
  await setInRow(stack, 'enquiries', { id: 'visitor-0' }, { outbox: 'dead' })
  await setInRow(stack, 'enquiries', { id: 'visitor-1' }, { outbox: 'pending' })
  const [recruiter, reviewer] = [await signedIn('recruiter'), await signedIn('reviewer', [others])]
  const counts = [await todayOf(recruiter), await todayOf(), await todayOf(reviewer)]
  expect(counts.map(({ undelivered }) => undelivered.count)).toEqual([1, 1, 0])
})

test('Today lists a decision until it is recalled or takes effect', async () => {
  const [{ id }, { id: other }] = [
    await setApplication(stack, { userId: 'undone', jobId: ours, status: 'interviewed' }),
    await setApplication(stack, { userId: 'lasting', jobId: others, status: 'interviewed' }),
  ]
  const [recruiter, reviewer] = [await signedIn('recruiter'), await signedIn('reviewer', [others])]
  for (const each of [id, other])
    await call(`PATCH /desk/applications/${each}`, { json: { status: 'rejected' }, cookie: recruiter })
  const today = await todayOf(recruiter)
  expect(idsOf(today.undoable)).toEqual([other, id].toSorted())
  // It waits for nobody while it is decided.
  expect((await todayOf(reviewer)).toDecide.count).toBe(0)
  expect(idsOf((await todayOf(reviewer)).undoable)).toEqual([other])
  // Of a decision that a colleague has replaced, the colleague is the author.
  expect(today.mine.toSorted()).toEqual([other, id].toSorted())
  expect([(await todayOf(reviewer)).mine, (await todayOf()).mine]).toEqual([[], []])
  const colleague = await signedIn('recruiter')
  await call(`PATCH /desk/applications/${other}`, { json: { status: 'accepted' }, cookie: colleague })
  expect([(await todayOf(recruiter)).mine, (await todayOf(colleague)).mine]).toEqual([[id], [other]])
  await call(`DELETE /desk/applications/${id}/decision`, { cookie: recruiter })
  expect(idsOf((await todayOf(recruiter)).undoable)).toEqual([other])
  expect((await todayOf(recruiter)).toDecide.count).toBe(today.toDecide.count + 1)
  await letDecisionsPass(stack)
  expect((await todayOf()).undoable).toEqual([])
})

test("a recall takes back the decision that the page showed, once, and not a colleague's later one", async () => {
  const { id } = await setApplication(stack, { userId: 'contested', jobId: ours, status: 'interviewed' })
  const [recruiter, colleague] = [await signedIn('recruiter'), await signedIn('recruiter')]
  const decide = async (cookie: string, status: string): Promise<string> => {
    const { body } = await call(`PATCH /desk/applications/${id}`, { json: { status }, cookie })
    return (body['data'] as { application: { decision: { id: string } } }).application.decision.id
  }
  const recallOf = (decision: string, cookie: string) =>
    call(`DELETE /desk/applications/${id}/decision?decision=${decision}`, { cookie })
  const first = await decide(recruiter, 'rejected')
  const later = await decide(colleague, 'accepted')
  expect(refusalOf(await recallOf(first, recruiter))).toEqual([409, 'decided_meanwhile'])
  expect((await todayOf(colleague)).mine).toContain(id)
  // The answer to the first of these calls is lost.
  for (let calls = 0; calls < 2; calls += 1)
    expect(refusalOf(await recallOf(later, colleague))).toEqual([200, undefined])
  expect(refusalOf(await recallOf(later, recruiter))).toEqual([409, 'no_decision_pending'])
  const { body } = await call(`GET /desk/applications/${id}/history`, { cookie: recruiter })
  const { entries } = body['data'] as { entries: { act: string }[] }
  expect(entries.filter(({ act }) => act === 'decision_recalled')).toHaveLength(1)
})

test('a decision that its recruiter sends again stays one, with its ten minutes', async () => {
  const { id } = await setApplication(stack, { userId: 'repeated', jobId: ours, status: 'interviewed' })
  const recruiter = await signedIn('recruiter')
  const seen = { status: 'interviewed', decisionDueAt: null }
  const decide = async (json: object) => {
    const { body } = await call(`PATCH /desk/applications/${id}`, { json, cookie: recruiter })
    return (body['data'] as { application: { decision: { id: string; dueAt: string } } }).application.decision
  }
  const decided = await decide({ status: 'accepted', seen })
  stack.moveClock(60)
  expect(await decide({ status: 'accepted', seen })).toEqual(decided)
  // The page was read again since.
  const read = { status: 'interviewed', decisionDueAt: decided.dueAt }
  expect(await decide({ status: 'accepted', seen: read })).toEqual(decided)
  expect((await decide({ status: 'accepted', words: 'Welcome.', seen: read })).id).not.toBe(decided.id)
  const { body } = await call(`GET /desk/applications/${id}/history`, { cookie: recruiter })
  const { entries } = body['data'] as { entries: { act: string }[] }
  expect(entries.filter(({ act }) => act === 'application_decided')).toHaveLength(2)
})
