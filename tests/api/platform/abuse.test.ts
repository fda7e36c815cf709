import { beforeEach, describe, expect } from 'vitest'
import { limits, type LimitName } from '#shared/platform/contract/limits.ts'
import { aCandidate, aNetwork, goodPassword, tokenIn, type Call } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { aCaller, enquiryDesk } from '#tests/support/enquiry-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob } from '#tests/support/jobs.ts'
import { everyRow } from '#tests/support/rows.ts'
import { leaveCalls, startWindow } from '#tests/support/window.ts'

setUpProduct(aJob())
beforeEach(() => stack.ses.inbox.clear())

describe('the contact form does not flood the mailbox of a stranger', () => {
  test('a mailbox gets three confirmations an hour in all its spellings, and every enquiry is stored', async () => {
    startWindow(stack, limits.enquiryConfirmation)
    const desk = enquiryDesk(stack)
    const spellings = [
      'stranger@example.com',
      'Stranger@Example.com',
      'stran.ger@example.com',
      's.tranger+7@example.com',
    ]
    const sent = 8
    for (let number = 0; number < sent; number += 1) {
      const email = spellings[number % spellings.length]!
      const enquiry = anEnquiry({ email, subject: `Question number ${number}` })
      expect((await desk.send(enquiry, aCaller())).status).toBe(200)
    }
    const toCompany = () => stack.ses.inbox.list().filter(({ subject }) => /Question number/.test(subject))
    await eventually(toCompany, (mails) => mails.length === sent)
    await eventually(
      () => everyRow(stack),
      (rows) => !rows.some(({ outbox }) => outbox === 'pending'),
    )
    const confirmations = stack.ses.inbox.list().filter(({ subject }) => /We received/.test(subject))
    expect(confirmations).toHaveLength(limits.enquiryConfirmation.max)
    const kept = (await everyRow(stack)).filter(({ enquiry }) => enquiry !== undefined)
    expect(kept).toHaveLength(sent)
  })
})

/** Calls once more than the limit allows, and expects that the last call alone is refused, with the time to wait. */
async function expectLimited(name: LimitName, ask: () => Promise<Awaited<ReturnType<Call>>>): Promise<void> {
  startWindow(stack, limits[name])
  expect((await ask()).status).not.toBe(429)
  await leaveCalls(stack, name, 1)
  expect((await ask()).status).not.toBe(429)
  const { status, body, headers } = await ask()
  expect([status, body['code']]).toEqual([429, 'too_many_attempts'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('what costs work is limited', () => {
  test('checking the services, over both checks together', async () => {
    const address = aNetwork()
    await expectLimited('serviceCheck', () => call('GET /contact/test', { address }))
    expect((await call('GET /cv/test', { address })).status).toBe(429)
    expect((await call('GET /cv/test')).status).toBe(200)
  })

  test('applying and withdrawing in a loop', async () => {
    const { token } = await aCandidate(call)
    let isApplied = false
    let sessionId = ''
    await expectLimited('applying', async () => {
      const answer = isApplied
        ? await call(`POST /interviews/${sessionId}/unapply`, { token })
        : await call(`POST /jobs/${aJob().id}/apply`, { token })
      sessionId = (answer.body['data'] as { id?: string } | undefined)?.id ?? sessionId
      isApplied = !isApplied
      return answer
    })
    // One limit over all of them.
    expect((await call('POST /interviews', { token, json: { jobId: aJob().id } })).status).toBe(429)
    expect((await call(`POST /interviews/${sessionId}/retake`, { token })).status).toBe(429)
  })

  test('exporting the account', async () => {
    const { token } = await aCandidate(call)
    await expectLimited('dataExport', () => call('GET /auth/me/export', { token }))
  })
})

describe('a request of a wrong shape is no 500', () => {
  test.each([
    ['a file as JSON', 'POST /cv/upload', { cv_file: { name: 'x.pdf', arrayBuffer: 1, size: 3 } }],
    ['a file that is a list', 'POST /cv/upload', { cv_file: ['arrayBuffer', 'name', 'size'] }],
    ['an empty id', 'POST /contact/retry', { ids: [''] }],
    ['an overlong id', 'POST /contact/retry', { ids: ['x'.repeat(3000)] }],
    ['ids that are none', 'POST /contact/retry', { ids: [null] }],
  ])('%s is answered 422', async (_, route, json) => {
    expect((await call(route, { json })).status).toBe(422)
  })
})

describe('the log', () => {
  const refusals = () =>
    stack.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'refused')

  test('names failed sign-ins and limits by account, network and reason, without e-mail or IP address', async () => {
    startWindow(stack, limits.signInPerAccount)
    const { email } = await aCandidate(call)
    const address = aNetwork()
    const wrong = (from: string) =>
      call('POST /auth/login', { json: { email, password: 'not the right 1' }, address: from })
    stack.logLines.length = 0
    for (let time = 0; time <= limits.signInPerAccount.max; time += 1) await wrong(address)
    await wrong(aNetwork())
    const lines = refusals()
    expect(lines.map(({ code }) => code)).toEqual([
      ...Array<string>(limits.signInPerAccount.max).fill('wrong_credentials'),
      'too_many_attempts',
      'wrong_credentials',
    ])
    expect(lines.at(-2)).toMatchObject({ limits: 'signInPerAccount', route: 'POST /api/auth/login' })
    expect(new Set(lines.map(({ account }) => account)).size).toBe(1)
    expect(new Set(lines.map(({ network }) => network)).size).toBe(2)
    for (const { account, network, requestId } of lines) {
      for (const text of [account, network]) expect(text).toMatch(/^[\w-]{16,36}$/)
      // As API Gateway writes them.
      expect(requestId).toMatch(/^[\w+/-]{15}=$/)
    }
    expect(stack.logLines.join('')).not.toContain(email)
    expect(stack.logLines.join('')).not.toContain(address)
  })

  test('names the account that signs in and out by its id', async () => {
    const { email, id } = await aCandidate(call)
    stack.logLines.length = 0
    const token = tokenIn(await call('POST /auth/login', { json: { email, password: goodPassword } }))
    await call('POST /auth/logout', { token })
    const lines = stack.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.filter(({ event }) => event !== 'answered')).toMatchObject([
      { event: 'signed in', userId: id },
      { event: 'signed out', userId: id },
    ])
  })

  test('names guesses at links and passwords, and calls without an API key', async () => {
    const { token, id } = await aCandidate(call)
    stack.logLines.length = 0
    await call('POST /auth/reset-password', { json: { token: 'guess', password: 'nine nodes and 1' } })
    await call('PATCH /auth/update-password', {
      token,
      json: { current_password: 'guess', new_password: 'nine nodes and 1' },
    })
    await fetch(`${stack.gateway}/api/health`)
    expect(refusals()).toMatchObject([
      { code: 'link_spent' },
      { code: 'wrong_current_password', userId: id },
      { code: 'api_key_missing' },
    ])
  })
})
