import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { secondsLeft } from '#functions/platform/limits/guards.ts'
import { countedIn } from '#tests/support/counted.ts'
import { aCandidate, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'

setUpProduct()
test.beforeAll(() => {
  stack.passTime(secondsLeft(limits.passwordChange, new Date()) + 1)
})
beforeEach(() => stack.ses.inbox.clear())

const newPassword = 'nine nodes and 1 switch'
const emailsTo = (email: string) => mailsTo(stack, email)
const forgot = (email: string) => call('POST /auth/forgot-password', { form: { email } })
const reset = (token: string, password = newPassword) =>
  call('POST /auth/reset-password', { json: { token, password } })
const signIn = (email: string, password: string) => call('POST /auth/login', { json: { email, password } })
const statusOf = async (token: string): Promise<number> => (await call('GET /auth/me', { token })).status

/** A candidate who has confirmed the e-mail address. */
async function aProvedCandidate() {
  const candidate = await aCandidate(call)
  const token = linkIn(stack, 'confirm', candidate.email)
  const confirmed = await call('POST /auth/confirm-email', { json: { token }, token: candidate.token })
  expect(confirmed.status).toBe(200)
  return candidate
}

async function resetLinkFor(email: string): Promise<string> {
  await forgot(email)
  return linkIn(stack, 'reset', email)
}

describe('a forgotten password', () => {
  test('is replaced through an e-mailed link that works once and ends every sign-in', async () => {
    const { email, token } = await aProvedCandidate()
    const answer = await forgot(email.toUpperCase())
    expect(answer.body).toMatchObject({ success: true })
    const sent = emailsTo(email).at(-1)
    expect(sent?.subject).toContain('Set a new password')
    // The token follows the #, which browsers do not send to a server.
    expect(sent?.text).toMatch(new RegExp(`${stack.site}/forgot-password#reset=[\\w-]{43}`))
    const link = linkIn(stack, 'reset', email)
    expect((await reset(link)).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
    const again = await reset(link)
    expect([again.status, again.body['code']]).toEqual([400, 'link_spent'])
    expect(emailsTo(email).at(-1)?.subject).toContain('Your password was changed')
  })

  test('of an unknown e-mail address is refused with the specified message', async () => {
    const { status, body } = await forgot('nobody@example.com')
    expect([status, body['detail']]).toEqual([
      404,
      'This email is not registered. Please check your email or register for a new account.',
    ])
  })

  test('of two concurrent uses of a link one sets its password', async () => {
    const { email } = await aProvedCandidate()
    const link = await resetLinkFor(email)
    const answers = await Promise.all([reset(link, 'password of one 1x'), reset(link, 'password of two 2x')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('a link is void after an hour', async () => {
    const { email } = await aProvedCandidate()
    const link = await resetLinkFor(email)
    stack.passTime(60 * 60 + 1)
    expect((await reset(link)).body['code']).toBe('link_spent')
  })

  test('an older link does not work after a newer one set the password', async () => {
    const { email } = await aProvedCandidate()
    const older = await resetLinkFor(email)
    const newer = await resetLinkFor(email)
    expect((await reset(newer)).status).toBe(200)
    expect((await reset(older, 'yet another 1 here')).body['code']).toBe('link_spent')
  })

  test('a new password that breaks the rules is refused and does not use up the link', async () => {
    const { email } = await aProvedCandidate()
    const link = await resetLinkFor(email)
    expect((await reset(link, 'only letters')).status).toBe(422)
    expect((await reset(link, 'Password123')).body['code']).toBe('password_too_common')
    expect((await reset(link)).status).toBe(200)
  })

  test('forged links are refused', async () => {
    for (const token of ['x', 'A'.repeat(43), '../sign-in#1'])
      expect((await reset(token)).body['code']).toBe('link_spent')
  })

  test('sends at most three e-mails an hour', async () => {
    const { email } = await aProvedCandidate()
    for (let time = 0; time < limits.forgotPassword.max; time += 1)
      expect((await forgot(email)).status).toBe(200)
    const { status, body } = await forgot(email)
    expect(status).toBe(429)
    expect(body['retry_after']).toBeGreaterThan(0)
    const links = emailsTo(email).filter(({ subject }) => subject.includes('Set a new password'))
    expect(links).toHaveLength(limits.forgotPassword.max)
  })

  test('an e-mail that could not be sent is answered 503 and does not count', async () => {
    const { email } = await aProvedCandidate()
    stack.ses.faults.set({ kind: 'down' })
    stack.logLines.length = 0
    for (let time = 0; time < limits.forgotPassword.max + 1; time += 1)
      expect((await forgot(email)).body['code']).toBe('mail_unavailable')
    stack.ses.faults.set(null)
    expect(countedIn(stack.logLines).filter((metric) => metric === 'AccountLettersFailed')).toHaveLength(
      limits.forgotPassword.max + 1,
    )
    expect((await forgot(email)).status).toBe(200)
  })

  test('the link of the welcome e-mail sets the first password for seven days', async () => {
    const { email } = await aCandidate(call, { password: '' })
    const link = linkIn(stack, 'reset', email)
    stack.passTime(7 * 24 * 60 * 60 - 60)
    expect((await reset(link)).status).toBe(200)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (token: string, current = goodPassword, next = newPassword) =>
    call('PATCH /auth/update-password', {
      json: { current_password: current, new_password: next },
      token,
    })

  test('ends every sign-in, and answers the token of a new one', async () => {
    const { email, token } = await aCandidate(call)
    const elsewhere = tokenIn(await signIn(email, goodPassword))
    const answer = await change(token)
    expect(answer.status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(elsewhere)).toBe(401)
    expect(await statusOf(tokenIn(answer))).toBe(200)
    expect(emailsTo(email).at(-1)?.subject).toContain('Your password was changed')
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('a remembered sign-in stays remembered', async () => {
    const { email } = await aCandidate(call)
    const remembered = tokenIn(
      await call('POST /auth/login', { json: { email, password: goodPassword, remember: true } }),
    )
    const next = tokenIn(await change(remembered))
    stack.passTime(5 * 24 * 60 * 60)
    expect((await call('POST /auth/refresh', { token: next })).status).toBe(200)
  })

  test('with a wrong current password is refused with the specified message', async () => {
    const { token } = await aCandidate(call)
    const { status, body } = await change(token, 'not the right 1')
    expect([status, body['detail']]).toEqual([
      400,
      'The current password you entered is incorrect. Please try again.',
    ])
  })

  test('is refused for the hour after five failures, with retry_after', async () => {
    const { token } = await aCandidate(call)
    for (let time = 0; time < limits.passwordChange.max; time += 1)
      expect((await change(token, 'not the right 1')).status).toBe(400)
    const { status, body } = await change(token)
    expect(status).toBe(429)
    expect(body['retry_after']).toBeLessThanOrEqual(3600)
  })

  test('by two concurrent calls succeeds once', async () => {
    const { token } = await aCandidate(call)
    const answers = await Promise.all([
      change(token, goodPassword, 'first of the two 1'),
      change(token, goodPassword, 'second of the two 2'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
