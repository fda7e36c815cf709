import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import type { Act } from '#shared/platform/acts.ts'
import { auditRetentionDays } from '#shared/platform/retention.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { localOperator } from '#infra/local/gateway/event.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { anEvent } from '#tests/support/events.ts'
import { configOf } from '#tests/support/function-config.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import { filesSettled, runningInterview } from '#tests/support/rooms.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { dynamoOf, rowOf, setInRow } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'

type Row = Record<string, unknown> & { act: Act; on: string }

async function rowsIn(stack: TestStack): Promise<Row[]> {
  const { Items = [] } = await dynamoOf(stack).send(
    new ScanCommand({ TableName: 'audit', ConsistentRead: true }),
  )
  return Items.filter(({ month }) => month !== 'salt') as Row[]
}

const tool = (stack: TestStack, now = new Date()) => succeeding(toolInProcess(stack, { now }))

const position = { title: 'Imported', description: 'A position.' }

/** A candidate whose interview was completed and has its files. */
async function interviewed(stack: TestStack, call: Call) {
  await putJobs(stack, [aJob()])
  const candidate = await aCandidate(call, { name: 'Lim Mei Ling' })
  const { id: userId, token } = candidate
  const sessionId = await runningInterview({ call, token, jobId: aJob().id })
  const transcript = [{ role: 'user', content: 'Is it remote?', section: 0, question: 0 }]
  await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript, recordedParts: [] } })
  await filesSettled(stack, { userId, sessionId })
  return {
    ...candidate,
    application: `${userId}--${aJob().id}`,
    recording: `${userId}--${sessionId}`,
    sessionId,
  }
}

test.beforeEach(({ stack }) => stack.empty())

describe('The audit', () => {
  test('has a row for each act of an operator, with operator, time, act and id', async ({ stack }) => {
    const call = caller(stack)
    const { id: userId, email, application, recording, sessionId } = await interviewed(stack, call)
    const sessions = { userId, id: sessionId }
    const jobId = aJob().id
    const acts: [route: string, json: unknown, row: Partial<Row>][] = [
      ['PUT /recruiting/jobs/imported', position, { act: 'position_imported', on: 'imported' }],
      [
        'PATCH /recruiting/jobs/imported',
        { status: 'closed' },
        { act: 'position_status_set', on: 'imported', detail: 'closed' },
      ],
      ['DELETE /recruiting/jobs/imported', undefined, { act: 'position_removed', on: 'imported' }],
      ['POST /recruiting/publish', undefined, { act: 'published', on: '' }],
      [
        `GET /recruiting/applications/${application}`,
        undefined,
        { act: 'application_shown', on: application, userId },
      ],
      [
        `PATCH /recruiting/applications/${application}`,
        { status: 'reviewed' },
        { act: 'application_decided', on: application, userId, detail: 'reviewed' },
      ],
      [
        `DELETE /recruiting/applications/${application}/decision`,
        undefined,
        { act: 'decision_recalled', on: application, userId, detail: 'reviewed' },
      ],
      [
        `PUT /recruiting/applications/${application}/stage`,
        { from: 'New', to: 'Shortlist' },
        { act: 'applicant_moved', on: application, userId, detail: 'Shortlist' },
      ],
      [
        `POST /recruiting/applications/${application}/letters`,
        { key: 'key-of-a-letter-1', subject: 'Your question', text: 'You can.' },
        { act: 'letter_written', on: application, userId },
      ],
      [
        `POST /recruiting/applications/${application}/questions/answered`,
        { questions: [`${sessionId}.0.0`] },
        { act: 'questions_answered', on: application, userId },
      ],
      [
        'POST /recruiting/attempts',
        { candidate: email, jobId },
        { act: 'attempt_granted', on: application, userId },
      ],
      [
        `POST /recruiting/recordings/${recording}/link`,
        undefined,
        { act: 'recording_opened', on: recording, userId },
      ],
      [
        `GET /recruiting/recordings/${recording}/quotes`,
        undefined,
        { act: 'quotes_shown', on: recording, userId },
      ],
      [
        `POST /recruiting/recordings/${recording}/retry`,
        undefined,
        { act: 'recording_retried', on: recording, userId },
      ],
      [
        `DELETE /recruiting/recordings/${recording}`,
        undefined,
        { act: 'recording_deleted', on: recording, userId },
      ],
      ['POST /contact/retry', {}, { act: 'enquiries_retried', on: '', detail: '0' }],
      [
        'POST /recruiting/candidates/export',
        { candidate: email },
        { act: 'account_exported', on: userId, userId },
      ],
      [
        'POST /recruiting/candidates/erase',
        { candidate: email },
        { act: 'account_erased', on: userId, userId },
      ],
    ]
    for (const [route, json, row] of acts) {
      if (row.act === 'recording_retried') await setInRow(stack, 'sessions', sessions, { outbox: 'dead' })
      stack.logLines.length = 0
      const before = await rowsIn(stack)
      const { status, body } = await call(route, { json })
      expect([route, status, body['code']]).toEqual([route, 200, undefined])
      const added = (await rowsIn(stack)).filter(({ id }) => !before.some((each) => each['id'] === id))
      expect(added, route).toEqual([expect.objectContaining({ ...row, who: localOperator })])
      const lines = stack.logLines
        .map((line) => JSON.parse(line))
        .filter((line) => line.principal !== undefined)
      // The act's own line, and that of the answer.
      expect(lines.length, route).toBeGreaterThanOrEqual(2)
      for (const line of lines) expect(line.principal).toBe(localOperator)
    }

    const everything = JSON.stringify(await rowsIn(stack))
    for (const personal of [email, 'Lim', 'Mei Ling', 'You can.']) expect(everything).not.toContain(personal)
    const now = Date.now() / 1000
    for (const { expiresAt } of await rowsIn(stack))
      expect(Math.abs(Number(expiresAt) - now - auditRetentionDays * 24 * 60 * 60)).toBeLessThan(600)
  })

  test('has no row of what was refused', async ({ stack }) => {
    const call = caller(stack)
    await putJobs(stack, [aJob()])
    for (const [route, json] of [
      ['DELETE /recruiting/jobs/nowhere', undefined],
      ['PATCH /recruiting/jobs/nowhere', { status: 'closed' }],
      ['PATCH /recruiting/applications/nobody--nothing', { status: 'reviewed' }],
      ['POST /recruiting/attempts', { candidate: 'nobody', jobId: aJob().id }],
      ['POST /recruiting/recordings/nobody--nothing/link', undefined],
      ['DELETE /recruiting/recordings/nobody--nothing', undefined],
      ['POST /recruiting/candidates/erase', { candidate: 'nobody@example.com' }],
    ] as const)
      expect([route, (await call(route, { json })).status]).toEqual([route, 404])
    expect(await rowsIn(stack)).toEqual([])
  })

  test('whose write fails lets the act fail, too', async ({ stack }) => {
    const call = caller(stack)
    const { email, id: userId, application } = await interviewed(stack, call)
    const config = configOf(stack)
    const handlers = groupRoutes({
      configOf: () => ({ ...config, tables: { ...config.tables, audit: 'gone' } }),
      secretsOf: localSecrets(grantedAccess(), { ring: localKeyRing(stack.directory) }),
      world: { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) },
    })
    const answer = async (routeKey: string, wanted: Parameters<typeof anEvent>[1]) => {
      const { handler } = handlers.find((route) => route.routeKey === routeKey)!
      return (await handler(anEvent(routeKey, { ...wanted, operator: true }))).statusCode
    }
    const json = { candidate: email }
    expect(await answer('POST /api/recruiting/candidates/erase', { json })).toBe(500)
    expect(await answer('POST /api/recruiting/candidates/export', { json })).toBe(500)
    const params = { id: application }
    expect(
      await answer('PATCH /api/recruiting/applications/{id}', { params, json: { status: 'reviewed' } }),
    ).toBe(500)
    expect(await rowOf(stack, 'users', { id: userId })).toMatchObject({ email })
    expect(await rowOf(stack, 'applications', { userId, jobId: aJob().id })).not.toHaveProperty('decision')
  })

  test('shows whether an address was erased, in any spelling, and by which operator', async ({ stack }) => {
    const recruiter = tool(stack)
    const { email } = await aCandidate(caller(stack))
    const other = await aCandidate(caller(stack))
    await recruiter('export', email)
    await recruiter('erase', email, '--confirm', email)
    expect(await recruiter('audit', '--reference', email.toUpperCase())).toMatch(
      /^TIME +WHO +ACT +ABOUT +REF\n\d+ \w{3} \d{4} \d\d:\d\d +user\/local +erased a candidate +erased account +[0-9a-f]{32}\n1 act\n$/,
    )
    expect(await recruiter('audit', '--reference', other.email)).toBe('There are no such acts.\n')
    // While the account exists, its id finds the acts.
    await recruiter('export', other.email)
    expect(await recruiter('audit', '--reference', other.email)).toMatch(
      /exported a candidate's data .*\n1 act\n$/,
    )
  })

  test('is printed by person, time and id, over several pages, and as JSON', async ({ stack }) => {
    const now = new Date('2026-11-23T04:00:00Z')
    const store = (at: string, who: string) => ({
      at: new Date(at),
      audit: createAudit(dynamoOf(stack), 'audit', { clock: () => new Date(at), random: systemRandom }),
      who: `arn:aws:iam::111122223333:user/${who}`,
    })
    const acts = [
      ...Array.from({ length: 250 }, (_, index) => ({
        ...store(new Date(Date.parse('2026-09-30T22:00:00Z') + index * 60_000).toISOString(), 'siti'),
        act: 'published' as const,
        on: '',
      })),
      { ...store('2026-11-20T15:00:00Z', 'siti'), act: 'application_decided' as const, on: 'user--job' },
      { ...store('2026-11-20T17:00:00Z', 'wei'), act: 'recording_opened' as const, on: 'user--session' },
      // DynamoDB deletes expired rows days late.
      { ...store('2024-11-20T17:00:00Z', 'wei'), act: 'published' as const, on: '' },
    ]
    for (const { audit, who, act, on } of acts) await audit.write({ who, act, on })
    stack.shiftClock(now.getTime() - Date.now())
    const recruiter = tool(stack, now)
    const listed = async (...options: readonly string[]) =>
      JSON.parse(await recruiter('audit', '--json', ...options)).entries as { at: string; on: string }[]

    expect((await listed()).map(({ on }) => on)).toEqual(['user--session', 'user--job'])
    // Midnight in Malaysia is between the two.
    expect((await listed('--since', '2026-11-21')).map(({ on }) => on)).toEqual(['user--session'])
    expect((await listed('--who', 'USER/SITI')).map(({ on }) => on)).toEqual(['user--job'])
    const all = await listed('--since', '2020-01-01')
    expect(all).toHaveLength(252)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect((await listed('--act', 'recording_opened')).map(({ on }) => on)).toEqual(['user--session'])
    expect((await recruiter('audit', '--reference', 'user--session')).split('\n').slice(1)).toEqual([
      expect.stringMatching(
        /^21 Nov 2026 01:00 {2}user\/wei {2}opened the recording {2}user--session {2}\w{8}$/,
      ),
      '1 act',
      '',
    ])
    const reference = / (\w{8})\n1 act/.exec(await recruiter('audit', '--who', 'wei'))?.[1] ?? ''
    expect(await listed('--reference', reference.slice(0, 5))).toHaveLength(1)
    stack.shiftClock(0)
  })

  test('finds a member of the desk by name and e-mail address, and says where nobody has the name', async ({
    stack,
  }) => {
    const call = caller(stack)
    await putJobs(stack, [aJob()])
    const { id: userId, token } = await aCandidate(call, { name: 'Tan Mei Ling' })
    await runningInterview({ call, token, jobId: aJob().id })
    const member = await aMember(stack, call, { role: 'recruiter', name: 'Siti Hajar' })
    const cookie = await signedInToDesk(call, member)
    await call(`GET /desk/applications/${userId}--${aJob().id}`, { cookie })
    const recruiter = tool(stack)
    const line = /^\d.* Siti Hajar +viewed the application +Tan Mei Ling, .* \w{8}\n1 act\n$/m
    expect(await recruiter('audit', '--who', 'siti')).toMatch(line)
    expect(await recruiter('audit', '--who', member.email, '--candidate', 'mei')).toMatch(line)
    expect(await recruiter('audit', '--who', 'siti', '--candidate', 'wei')).toMatch(
      /^There are no such acts since \d+ \w{3} \d{4}\.\n$/,
    )
    expect(await recruiter('audit', '--who', 'sity')).toContain(
      'Nobody at the desk has a name or email with "sity"',
    )
  })

  test('answers 200 to any text as a cursor', async ({ stack }) => {
    const call = caller(stack)
    await dynamoOf(stack).send(
      new PutCommand({ TableName: 'audit', Item: { month: 'salt', entry: 'salt', salt: 'ab' } }),
    )
    for (const text of ['x', '0000-01-01T00:00:00.000Z#a', '9999-99-99T00:00:00.000Z#a']) {
      const cursor = Buffer.from(text).toString('base64url')
      const json = { since: '2026-01-01T00:00:00.000Z', cursor }
      expect((await call('POST /recruiting/audit', { json })).status, text).toBe(200)
    }
  })
})
