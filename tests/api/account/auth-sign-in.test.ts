import { decodeJwt, SignJWT } from 'jose'
import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { signInSeconds } from '#functions/account/access/lifetimes.ts'
import { tokenLifeSeconds } from '#functions/platform/http/token.ts'
import { secondsLeft } from '#functions/platform/limits/guards.ts'
import { countedIn } from '#tests/support/counted.ts'
import { aCandidate, aNetwork, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { leaveCalls } from '#tests/support/window.ts'
import { minuteSeconds } from '#shared/platform/durations.ts'

setUpProduct()
test.beforeAll(() => {
  stack.passTime(secondsLeft(limits.signInPerNetwork, new Date()) + 1)
})

const signIn = (email: string, more: Record<string, unknown> = {}, address = aNetwork()) =>
  call('POST /auth/login', { json: { email, password: goodPassword, ...more }, address })
const statusOf = async (token: string): Promise<number> => (await call('GET /auth/me', { token })).status

describe('signing in', () => {
  test('answers the candidate and a token for an hour', async () => {
    const { id, email } = await aCandidate(call)
    const answer = await signIn(email)
    expect(answer.body).toMatchObject({
      success: true,
      data: { user: { id, email, name: 'Aisyah Rahman' } },
    })
    const { iat = 0, exp = 0 } = decodeJwt(tokenIn(answer))
    expect(exp - iat).toBe(tokenLifeSeconds)
    expect(await statusOf(tokenIn(answer))).toBe(200)
  })

  test('ignores case and surrounding spaces of the e-mail address', async () => {
    const { email } = await aCandidate(call, { email: 'Mixed.Case@Example.com' })
    expect((await signIn(` ${email.toUpperCase()} `)).status).toBe(200)
  })

  test.each([
    ['a wrong password', (email: string) => signIn(email, { password: 'another password 1' })],
    ['an unknown e-mail address', () => signIn('nobody@example.com')],
  ])('with %s is refused with the same message', async (_, attempt) => {
    const { email } = await aCandidate(call)
    const { status, body } = await attempt(email)
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'wrong_credentials', message: 'Invalid email or password' })
  })

  test('is refused until a password is set', async () => {
    const { email } = await aCandidate(call, { password: '' })
    expect((await signIn(email, { password: 'whatever it is 1' })).status).toBe(401)
  })

  test('passwords keep spaces and non-ASCII characters', async () => {
    const password = '  pässwörd with 空 and 1  '
    const { email } = await aCandidate(call, { password })
    expect((await signIn(email, { password })).status).toBe(200)
    expect((await signIn(email, { password: password.trim() })).status).toBe(401)
  })

  test('a password above the maximum length is refused before it is hashed', async () => {
    const { status, body } = await signIn('a@example.com', { password: 'a1'.repeat(65) })
    expect(status).toBe(422)
    expect(body['detail']).toEqual([
      {
        loc: ['body', 'password'],
        msg: 'Password is too long (maximum 128 characters)',
        type: 'too_big',
      },
    ])
  })

  test('ten failures rate limit an account from their network, with retry_after', async () => {
    const { email } = await aCandidate(call)
    const address = aNetwork()
    for (let failure = 0; failure < limits.signInPerAccount.max; failure += 1) {
      expect((await signIn(email, { password: 'not the right 1' }, address)).status).toBe(401)
    }
    const refused = await signIn(email, {}, address)
    expect(refused.status).toBe(429)
    const seconds = Number(refused.body['retry_after'])
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(15 * minuteSeconds)
    stack.passTime(seconds)
    expect((await signIn(email, {}, address)).status).toBe(200)
  })

  test('successes do not count', async () => {
    const { email } = await aCandidate(call)
    const address = aNetwork()
    for (let time = 0; time < limits.signInPerAccount.max + 5; time += 1) {
      expect((await signIn(email, {}, address)).status).toBe(200)
    }
  })

  test('forty concurrent failures do not exceed the limit', async () => {
    const { email } = await aCandidate(call)
    const address = aNetwork()
    const attempts = await Promise.all(
      Array.from({ length: 40 }, () => signIn(email, { password: 'not the right 1' }, address)),
    )
    const tried = attempts.filter(({ status }) => status === 401)
    expect(tried).toHaveLength(limits.signInPerAccount.max)
  })

  test('a network that tries many accounts is rate limited', async () => {
    const address = aNetwork()
    expect((await signIn('a.stranger@example.com', {}, address)).status).toBe(401)
    await leaveCalls(stack, 'signInPerNetwork', 7)
    const attempts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => signIn(`stranger-${index}@example.com`, {}, address)),
    )
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(7)
    expect((await signIn((await aCandidate(call)).email)).status).toBe(200)
  })
})

describe('refreshing', () => {
  const refresh = (token: string) => call('POST /auth/refresh', { token })

  test('a token of an active sign-in is replaced by one that lasts another hour', async () => {
    const { token } = await aCandidate(call)
    stack.passTime(50 * minuteSeconds)
    const renewed = await refresh(token)
    expect(renewed.status).toBe(200)
    stack.passTime(50 * minuteSeconds)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(tokenIn(renewed))).toBe(200)
  })

  test('an expired token does not refresh a sign-in that is not remembered', async () => {
    const { token } = await aCandidate(call)
    stack.passTime(tokenLifeSeconds + 2 * minuteSeconds)
    expect((await refresh(token)).status).toBe(401)
  })

  test('an expired token refreshes a remembered sign-in for thirty days', async () => {
    const { email } = await aCandidate(call)
    const token = tokenIn(await signIn(email, { remember: true }))
    stack.passTime(10 * 24 * 60 * minuteSeconds)
    const renewed = await refresh(token)
    expect(renewed.status).toBe(200)
    stack.passTime(signInSeconds.remembered - 10 * 24 * 60 * minuteSeconds)
    expect((await refresh(tokenIn(renewed))).status).toBe(401)
  })

  test('a sign-in that is not remembered ends after twelve hours of activity', async () => {
    let { token } = await aCandidate(call)
    for (let hours = 0; hours < 11.5; hours += 0.5) {
      stack.passTime(30 * minuteSeconds)
      token = tokenIn(await refresh(token))
    }
    stack.passTime(45 * minuteSeconds)
    expect((await refresh(token)).status).toBe(401)
    expect(await statusOf(token)).toBe(401)
  })

  test('a token that was replaced before ends the sign-in, because it can be a stolen copy', async () => {
    const { token: copied } = await aCandidate(call)
    const renewed = tokenIn(await refresh(copied))
    expect(await statusOf(renewed)).toBe(200)
    stack.passTime(2 * minuteSeconds)
    expect((await refresh(copied)).status).toBe(401)
    expect(await statusOf(renewed)).toBe(401)
    const noted = stack.logLines.filter((line) => line.includes('a token was used twice'))
    expect(countedIn(noted)).toEqual(['TokensUsedTwice'])
  })

  test('the same token is renewed again days later where the answer of its renewal was lost', async () => {
    const { email } = await aCandidate(call)
    const token = tokenIn(await signIn(email, { remember: true }))
    expect((await refresh(token)).status).toBe(200)
    stack.passTime(3 * 24 * 60 * minuteSeconds)
    const again = await refresh(token)
    expect(again.status).toBe(200)
    expect(await statusOf(tokenIn(again))).toBe(200)
  })

  test('by two concurrent tabs gives both a token that can be renewed in turn', async () => {
    const { token } = await aCandidate(call)
    const tabs = await Promise.all([refresh(token), refresh(token)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    for (const tab of tabs) expect(await statusOf(tokenIn(tab))).toBe(200)
    stack.passTime(30 * minuteSeconds)
    expect((await refresh(tokenIn(tabs[0]))).status).toBe(200)
  })

  test.each([
    ['no token', undefined],
    ['an invalid token', 'nonsense'],
  ])('%s is refused', async (_, token) => {
    expect((await call('POST /auth/refresh', { token })).status).toBe(401)
  })
})

describe('a stolen token', () => {
  test('is useless after sign-out', async () => {
    const { token } = await aCandidate(call)
    expect((await call('POST /auth/logout', { token })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect((await call('POST /auth/refresh', { token })).status).toBe(401)
  })

  test('of another sign-in still works: signing out ends one sign-in', async () => {
    const { email, token } = await aCandidate(call)
    const other = tokenIn(await signIn(email))
    await call('POST /auth/logout', { token })
    expect(await statusOf(other)).toBe(200)
  })

  test('forged with another key, for another account or without a signature is refused', async () => {
    const { id, token } = await aCandidate(call)
    const claims = decodeJwt(token)
    const forged = await new SignJWT({ ...claims, sub: id })
      .setProtectedHeader({ alg: 'HS256', kid: 'local' })
      .sign(new TextEncoder().encode('a key of thirty-two bytes and more'))
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none', kid: 'local' })}.${part(claims)}.`
    const victim = await aCandidate(call)
    const [header, , signature] = token.split('.')
    const renamed = `${header}.${part({ ...claims, sub: victim.id })}.${signature}`
    for (const bad of [forged, unsigned, renamed, `${token}x`]) expect(await statusOf(bad)).toBe(401)
  })
})
