import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cvPdf } from 'cv-reader/documents'
import { limits, type LimitName } from '#shared/platform/contract/limits.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { seconds, secondsLeft } from '#functions/platform/limits/guards.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { aCandidate, aNetwork, caller, goodPassword, type Call } from '#tests/support/api.ts'
import { postedCv } from '#tests/support/cv-upload.ts'
import { gatewayThrough } from '#tests/support/gateway-through.ts'
import { rowOf } from '#tests/support/rows.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { leaveCalls } from '#tests/support/window.ts'

let stack: TestStack
let call: Call
/** The product's clock stands at the start of a window, so that no test counts in two windows. */
const now = new Date(Date.now() + (secondsLeft(limits.accountLookup, new Date()) + 1) * 1000)
beforeAll(async () => {
  stack = await startTestStack({ site: 'none', world: { clock: () => now } })
  call = caller(stack)
})
afterAll(() => stack.close())
afterEach(() => void vi.useRealTimers())

let strangers = 0
/** A new one each time: "forgot password" also counts per e-mail address. */
const anUnknownEmail = () => `unknown-${(strangers += 1)}@example.com`

describe('answers that tell whether an account exists', () => {
  const endpoints = (taken: string) => ({
    check: (address: string) =>
      call('POST /auth/check-existing-user', { json: { email: anUnknownEmail() }, address }),
    forgot: (address: string) =>
      call('POST /auth/forgot-password', { form: { email: anUnknownEmail() }, address }),
    register: (address: string) =>
      call('POST /auth/register', {
        form: { name: 'Another Person', email: taken, password: goodPassword },
        address,
      }),
    analyze: (address: string) =>
      call('POST /cv/analyze-text', { json: { text: `Aisyah Rahman\n${taken}` }, address }),
  })

  test('share one limit per network, over all endpoints', async () => {
    const { email } = await aCandidate(call)
    const all = Object.values(endpoints(email))
    const address = aNetwork()
    const askEach = async (): Promise<void> => {
      // One after another: concurrent readings of a CV's text can be refused, which counts nothing.
      for (const ask of all) expect((await ask(address)).status).not.toBe(429)
    }
    await askEach()
    await leaveCalls(stack, 'accountLookup', all.length)
    await askEach()
    for (const ask of all) {
      const { status, headers, body } = await ask(address)
      expect(status).toBe(429)
      expect(body).toMatchObject({
        code: 'too_many_attempts',
        retry_after: secondsLeft(limits.accountLookup, now),
      })
      expect(headers.get('retry-after')).toBe(String(body['retry_after']))
    }
    for (const ask of all) expect((await ask(aNetwork())).status).not.toBe(429)
  })

  test('are counted, and refusals that do not tell it are not', async () => {
    const address = aNetwork()
    const read = () => call('POST /cv/analyze-text', { json: { cvId: 'noSuchUploadExists' }, address })
    expect((await read()).status).toBe(404)
    await leaveCalls(stack, 'accountLookup', 1)
    for (let time = 0; time < 3; time += 1) expect((await read()).status).toBe(404)
    expect((await endpoints(anUnknownEmail()).check(address)).status).toBe(200)
  })

  test('are refused before their handler runs', async () => {
    const { email } = await aCandidate(call)
    const { check, register } = endpoints('new.candidate@example.com')
    const address = aNetwork()
    await check(address)
    await leaveCalls(stack, 'accountLookup', 0)
    expect((await register(address)).status).toBe(429)
    const { body } = await call('POST /auth/check-existing-user', {
      json: { email: 'new.candidate@example.com' },
    })
    expect(body['data']).toEqual({ exists: false })
    expect((await call('POST /auth/forgot-password', { form: { email }, address })).status).toBe(429)
  })
})

test('an invalid body counts towards no limit', async () => {
  const address = aNetwork()
  const check = async (email: string) =>
    (await call('POST /auth/check-existing-user', { json: { email }, address })).status
  expect(await check(anUnknownEmail())).toBe(200)
  await leaveCalls(stack, 'accountLookup', 1)
  for (let time = 0; time < 3; time += 1) expect(await check('no e-mail address')).toBe(422)
  expect(await check(anUnknownEmail())).toBe(200)
  expect(await check(anUnknownEmail())).toBe(429)
})

test('a reading that ends at the deadline stays counted, and gives its lookup back', async () => {
  const s3 = await startSilentProxy(stack.s3)
  const world = { ...systemWorld(), log: createLog({}, () => {}), clock: () => now }
  const gateway = await gatewayThrough(stack, { s3: s3.url }, { world })
  const cvId = await postedCv(call, cvPdf())
  const address = aNetwork()
  const used = async (name: LimitName): Promise<unknown> => {
    const start = seconds(now) + secondsLeft(limits[name], now) - limits[name].windowSeconds
    return (await rowOf(stack, 'guards', { id: `rate#${name}#${networkIdentity(address)}#${start}` }))?.[
      'used'
    ]
  }
  s3.setSilent(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const answer = caller({ gateway: gateway.url })('POST /cv/analyze-text', { json: { cvId }, address })
  while (s3.held() === 0) await nextTurn()
  expect(await used('accountLookup')).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  vi.useRealTimers()
  expect([await used('accountLookup'), await used('cvReading')]).toEqual([0, 1])
  await gateway.close()
  await s3.close()
})
