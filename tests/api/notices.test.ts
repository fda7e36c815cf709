import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { noticeDayOf, usualNotices, type NoticeSettings } from '#shared/domain/notices.ts'
import { createNoticesApp } from '#functions/notices/app.ts'
import { sendNotices } from '#functions/notices/send-notices.ts'
import { createLog } from '#functions/observability/log.ts'
import { systemRandom } from '#functions/ports.ts'
import { createNoticeRows } from '#functions/storage/staff/notice-rows.ts'
import { noticesOfNewMember } from '#functions/storage/staff/stored-notices.ts'
import { createDynamo } from '#functions/storage/dynamo/dynamo.ts'
import { credentialsOf } from '#infra/local/account/principals.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { aMember, refusalOf, signedInToDesk, type Member } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'

const [own, other] = ['own-position', 'other-position']
const off: NoticeSettings = { applications: 'off', interviews: 'off', withdrawals: 'off', questions: 'off' }
const minute = 60
const day = 24 * 60 * minute

let stack: TestStack
let call: Call

/** The product's own schedule runs every few seconds; these runs have the same clock and come between. */
const run = () => {
  const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
  const world = {
    clock: stack.now,
    random: systemRandom,
    log: createLog({}, (line) => stack.logLines.push(line)),
  }
  return sendNotices(createNoticesApp(localConfig(addresses, credentialsOf('notices')), world))()
}

/** Moves the clock on and lets several runs begin at once, as an event that arrives twice does. */
async function after(seconds: number): Promise<void> {
  stack.passTime(seconds)
  await Promise.all([run(), run(), run()])
}

const lettersTo = ({ email }: Pick<Member, 'email'>) =>
  stack.ses.inbox
    .list()
    .filter(({ to, subject }) => to.includes(email) && /application|interview/.test(subject))

/** The product's own run may write a letter, and be at it still. */
const lettersWritten = (member: Member, count: number) =>
  eventually(
    async () => lettersTo(member),
    (letters) => letters.length >= count,
  )

async function set(member: Member, settings: NoticeSettings): Promise<void> {
  const cookie = await signedInToDesk(call, member)
  expect(refusalOf(await call('PUT /desk/notices', { cookie, json: settings }))).toEqual([200, undefined])
}

async function applied(jobId: string) {
  const candidate = await aCandidate(call)
  const { body } = await call('POST /interviews', { token: candidate.token, json: { jobId } })
  return { ...candidate, sessionId: (body['data'] as { id: string }).id }
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
  // Far from eight in the morning in Malaysia, when a day of letters begins.
  const noon = new Date()
  noon.setUTCHours(4, 0, 0, 0)
  stack.shiftClock(noon.getTime() + day * 1000 - Date.now())
  await putJobs(stack, [
    aJob({ id: own, title: 'Own position' }),
    aJob({ id: other, title: 'Other position' }),
  ])
})

describe('A member of staff', () => {
  test('chooses what to be told of, which nobody else reads or sets', async () => {
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

  test('is told once a day, however often the function runs, in one letter of everything', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await after(minute)
    await applied(own)
    await applied(own)
    await interviewed(other, 'I like it. Is it remote?')
    await after(minute)
    expect(lettersTo(member)).toEqual([])
    await after(day)
    await after(minute)
    const [letter, ...more] = await lettersWritten(member, 1)
    expect(more).toEqual([])
    expect(letter?.subject).toMatch(
      /^3 new applications, 1 finished interview, 1 interview with questions for the team – /,
    )
    expect(letter?.text).toContain(`- 2 new applications: ${stack.site}/desk/applicants?job=${own}`)
    expect(letter?.text).not.toContain('remote')
    // Without news there is no letter the next day.
    await after(day)
    expect(lettersTo(member)).toHaveLength(1)
  })

  test('is told at once where asked for, of each thing once', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await set(member, { ...off, applications: 'at_once', withdrawals: 'at_once' })
    const { sessionId, token } = await applied(own)
    await after(minute)
    await lettersWritten(member, 1)
    await after(minute)
    expect(lettersTo(member).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^1 new application: Own position – /),
    ])
    await interviewed(other, 'Not asked for.')
    expect(refusalOf(await call(`POST /interviews/${sessionId}/unapply`, { token }))).toEqual([
      200,
      undefined,
    ])
    await after(minute)
    await lettersWritten(member, 2)
    await after(day)
    // The product's own run may come between the two, and tell of each in a letter of its own.
    const told = lettersTo(member)
      .slice(1)
      .map(({ subject }) => subject)
      .join('; ')
    expect(told.match(/\d+ (new|withdrawn) application/g)).toEqual([
      '1 new application',
      '1 withdrawn application',
    ])
    expect(told).not.toContain('finished')
  })

  test('is never sent a second letter of the day, and misses nothing where a run ends halfway', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await applied(own)
    const now = new Date(stack.now().getTime() + day * 1000)
    const rows = createNoticeRows(createDynamo(localAddress(stack.dynamo)), 'staff')
    const row =
      (await rows.all()).find(({ id }) => id === member.member.id) ?? noticesOfNewMember(member.member.id)
    const until = new Date(now.getTime() + 2 * minute * 1000)
    expect(await rows.lease(row, { now, until, day: noticeDayOf(now) })).toBe(true)
    await after(day)
    await after(5 * minute)
    expect(lettersTo(member)).toEqual([])
    await after(day)
    expect((await lettersWritten(member, 1)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^1 new application: Own position – /),
    ])
  })

  test('who reviews is told of named positions alone, as they are now', async () => {
    const member = await aMember(stack, call, { role: 'reviewer', positions: [own] })
    await set(member, { ...off, applications: 'at_once' })
    await applied(other)
    await after(minute)
    expect(lettersTo(member)).toEqual([])
    await applied(own)
    await after(minute)
    expect(await lettersWritten(member, 1)).toHaveLength(1)
    expect(JSON.stringify(lettersTo(member))).not.toContain(other)
    await call(`PATCH /recruiting/staff/${member.member.id}`, { json: { positions: [other] } })
    await applied(own)
    await after(minute)
    expect(lettersTo(member)).toHaveLength(1)
  })

  test('who is disabled, or a privacy officer, is told of nothing', async () => {
    const disabled = await aMember(stack, call, { role: 'recruiter' })
    const officer = await aMember(stack, call, { role: 'privacy_officer' })
    await call(`PATCH /recruiting/staff/${disabled.member.id}`, { json: { isDisabled: true } })
    await applied(own)
    await after(day)
    await after(day)
    expect([...lettersTo(disabled), ...lettersTo(officer)]).toEqual([])
  })

  test('is told later, and of everything, while SES accepts nothing', async () => {
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
    expect(lettersTo(member)).toEqual([])
    stack.ses.faults.set(null)
    await after(minute)
    expect(await lettersWritten(member, 1)).toHaveLength(1)
    await after(minute)
    expect(lettersTo(member)).toHaveLength(1)
  })
})

test('What is kept for notices, and what the log has of them, names no candidate', async () => {
  const { id, email } = await applied(own)
  const member = await aMember(stack, call, { role: 'recruiter' })
  await set(member, { ...off, applications: 'at_once' })
  await applied(own)
  await after(minute)
  const { Items = [] } = await createDynamo(localAddress(stack.dynamo)).send(
    new ScanCommand({ TableName: 'events' }),
  )
  expect(Items).toHaveLength(2)
  for (const text of [id, email]) expect(JSON.stringify(Items)).not.toContain(text)
  // The product's own run may have the lease, and be at the letter still.
  const lines = await eventually(
    async () => stack.logLines.filter((line) => line.includes('notice')),
    (some) => some.some((line) => line.includes('notice sent')),
  )
  expect(lines.filter((line) => line.includes(member.email))).toEqual([])
})
