import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { noticeDayOf, usualNotices, type NoticeSettings } from '#shared/platform/notices.ts'
import { noticesUses } from '#functions/desk/notices/app.ts'
import { sendNotices } from '#functions/desk/notices/send-notices.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createNoticeRows } from '#functions/desk/rows/notice-rows.ts'
import { noticesOfNewMember } from '#functions/desk/rows/stored-notices.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { appOn, configOf } from '#tests/support/function-config.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { applyFor, runningInterview } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { aMember, signedInToDesk, type Member } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'

const [own, other] = ['own-position', 'other-position']
const off: NoticeSettings = {
  applications: 'off',
  interviews: 'off',
  withdrawals: 'off',
  questions: 'off',
  answers: 'off',
}
const minute = 60
const day = 24 * 60 * minute

let stack: TestStack
let call: Call

/** One run of the function. The product's own schedule also runs it every few seconds, with the same clock. */
const run = () => {
  const world = {
    clock: stack.now,
    random: systemRandom,
    log: createLog({}, (line) => stack.logLines.push(line)),
  }
  return sendNotices(appOn(noticesUses, [configOf(stack, 'notices'), world], {}))()
}

/** Moves the clock on and starts three concurrent runs, as an event that is delivered several times does. */
async function after(seconds: number): Promise<void> {
  stack.passTime(seconds)
  await Promise.all([run(), run(), run()])
}

const noticesTo = ({ email }: Pick<Member, 'email'>) =>
  mailsTo(stack, email).filter(({ subject }) => /application|interview/.test(subject))

/** Waits for so many notices: a run of the product's own schedule may still be sending one. */
const noticesSent = (member: Member, count: number) =>
  eventually(
    async () => noticesTo(member),
    (notices) => notices.length >= count,
  )

async function set(member: Member, settings: NoticeSettings): Promise<void> {
  const cookie = await signedInToDesk(call, member)
  expect(refusalOf(await call('PUT /desk/notices', { cookie, json: settings }))).toEqual([200, undefined])
}

async function applied(jobId: string) {
  const candidate = await aCandidate(call)
  return { ...candidate, sessionId: await applyFor({ call, token: candidate.token, jobId }) }
}

async function interviewed(jobId: string, answer: string): Promise<void> {
  const { token } = await aCandidate(call)
  const sessionId = await runningInterview({ call, token, jobId })
  const transcript = [{ role: 'user', content: answer, section: 0, question: 0 }]
  const finished = await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript } })
  expect(refusalOf(finished)).toEqual([200, undefined])
}

test.beforeEach(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  await stack.empty()
  // Hours from eight in the morning in Malaysia, when a day of notices begins.
  const noon = new Date()
  noon.setUTCHours(4, 0, 0, 0)
  stack.shiftClock(noon.getTime() + day * 1000 - Date.now())
  await putJobs(stack, [
    aJob({ id: own, title: 'Own position' }),
    aJob({ id: other, title: 'Other position' }),
  ])
})

describe('A member of staff', () => {
  test('chooses what the notices name; other members keep their own choice', async () => {
    const member = await aMember(stack, call, { role: 'reviewer', positions: [own] })
    const cookie = await signedInToDesk(call, member)
    expect((await call('GET /desk/notices', { cookie })).body['data']).toEqual({ notices: usualNotices })
    const settings = { ...off, questions: 'at_once' } as const
    await call('PUT /desk/notices', { cookie, json: settings })
    expect((await call('GET /desk/notices', { cookie })).body['data']).toEqual({ notices: settings })
    const another = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    expect((await call('GET /desk/notices', { cookie: another })).body['data']).toEqual({
      notices: usualNotices,
    })
    for (const json of [{ ...off, questions: 'hourly' }, { applications: 'off' }, {}])
      expect((await call('PUT /desk/notices', { cookie, json })).status).toBe(422)
  })

  test('gets one notice a day of everything new, after many runs of the function', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await after(minute)
    await applied(own)
    await applied(own)
    await interviewed(other, 'I like it. Is it remote?')
    await after(minute)
    expect(noticesTo(member)).toEqual([])
    await after(day)
    await after(minute)
    const [notice, ...more] = await noticesSent(member, 1)
    expect(more).toEqual([])
    expect(notice?.subject).toMatch(
      /^3 new applications, 1 finished interview, 1 interview with questions for the team – /,
    )
    expect(notice?.text).toContain(`- 2 new applications: ${stack.site}/desk/applicants?job=${own}`)
    expect(notice?.text).not.toContain('remote')
    // Without news there is no notice the next day.
    await after(day)
    expect(noticesTo(member)).toHaveLength(1)
  })

  test('gets an immediate notice of each event that is set to "at_once", and one of each', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await set(member, { ...off, applications: 'at_once', withdrawals: 'at_once' })
    const { sessionId, token } = await applied(own)
    await after(minute)
    await noticesSent(member, 1)
    await after(minute)
    expect(noticesTo(member).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^1 new application: Own position – /),
    ])
    await interviewed(other, 'Not asked for.')
    expect(refusalOf(await call(`POST /interviews/${sessionId}/unapply`, { token }))).toEqual([
      200,
      undefined,
    ])
    await after(minute)
    await noticesSent(member, 2)
    await after(day)
    // The product's own run may come between the two and send a notice of each.
    const subjects = noticesTo(member)
      .slice(1)
      .map(({ subject }) => subject)
      .join('; ')
    expect(subjects.match(/\d+ (new|withdrawn) application/g)).toEqual([
      '1 new application',
      '1 withdrawn application',
    ])
    expect(subjects).not.toContain('finished')
  })

  test('gets no second notice of a day, and everything the next day where a run ends halfway', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await applied(own)
    const now = new Date(stack.now().getTime() + day * 1000)
    const rows = createNoticeRows(dynamoOf(stack), 'staff')
    const row =
      (await rows.all()).find(({ id }) => id === member.member.id) ?? noticesOfNewMember(member.member.id)
    const until = new Date(now.getTime() + 2 * minute * 1000)
    expect(await rows.lease(row, { now, until, day: noticeDayOf(now) })).toBe(true)
    await after(day)
    await after(5 * minute)
    expect(noticesTo(member)).toEqual([])
    await after(day)
    expect((await noticesSent(member, 1)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^1 new application: Own position – /),
    ])
  })

  test('who is a reviewer gets notices of the positions that the member has now', async () => {
    const member = await aMember(stack, call, { role: 'reviewer', positions: [own] })
    await set(member, { ...off, applications: 'at_once' })
    await applied(other)
    await after(minute)
    expect(noticesTo(member)).toEqual([])
    await applied(own)
    await after(minute)
    expect(await noticesSent(member, 1)).toHaveLength(1)
    expect(JSON.stringify(noticesTo(member))).not.toContain(other)
    await call(`PATCH /recruiting/staff/${member.member.id}`, { json: { positions: [other] } })
    await applied(own)
    await after(minute)
    expect(noticesTo(member)).toHaveLength(1)
  })

  test('who is disabled, or a privacy officer, gets no notice', async () => {
    const disabled = await aMember(stack, call, { role: 'recruiter' })
    const officer = await aMember(stack, call, { role: 'privacy_officer' })
    await call(`PATCH /recruiting/staff/${disabled.member.id}`, { json: { isDisabled: true } })
    await applied(own)
    await after(day)
    await after(day)
    expect([...noticesTo(disabled), ...noticesTo(officer)]).toEqual([])
  })

  test('gets everything in a later notice where SES refuses one', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await after(minute)
    await applied(own)
    stack.ses.faults.set({ kind: 'throttled' })
    stack.passTime(day)
    // The product's own run may hold the lease.
    await eventually(
      async () => {
        await run().catch(() => {})
        return stack.logLines.some((line) => line.includes('notice not sent yet'))
      },
      (isNoted) => isNoted,
    )
    expect(noticesTo(member)).toEqual([])
    stack.ses.faults.set(null)
    await after(minute)
    expect(await noticesSent(member, 1)).toHaveLength(1)
    await after(minute)
    expect(noticesTo(member)).toHaveLength(1)
  })
})

test('The rows and log lines of notices name no candidate', async () => {
  const { id, email } = await applied(own)
  const member = await aMember(stack, call, { role: 'recruiter' })
  await set(member, { ...off, applications: 'at_once' })
  await applied(own)
  await after(minute)
  const { Items = [] } = await dynamoOf(stack).send(new ScanCommand({ TableName: 'events' }))
  expect(Items).toHaveLength(2)
  for (const text of [id, email]) expect(JSON.stringify(Items)).not.toContain(text)
  // The product's own run may hold the lease and still be sending.
  const lines = await eventually(
    async () => stack.logLines.filter((line) => line.includes('notice')),
    (some) => some.some((line) => line.includes('notice sent')),
  )
  expect(lines.filter((line) => line.includes(member.email))).toEqual([])
})
