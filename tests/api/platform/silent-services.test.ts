import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#shared/api.ts'
import { withinDeadline } from '#functions/platform/world/deadline.ts'
import { createTextract } from '#functions/account/cv/textract.ts'
import { isTransient } from '#functions/platform/http/transient-errors.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { NeedyCall } from '#tests/support/silent-calls.ts'
import { openSilentServices, type SilentServices } from '#tests/support/silent-services.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

/**
 * `npm run silent`, on an idle machine, keeps each service silent for a minute, and measures the product's own deadline at the
 * beginning and at the end of it, and the calls that succeed without the service.
 */
const isMeasured = process.env['SILENT'] !== undefined
const requestMilliseconds = isMeasured ? 5000 : 2000
const maxMilliseconds = isMeasured ? 6000 : Infinity
/** The last calls are answered before the service responds again. */
const pauseMilliseconds = 54_000

let stack: TestStack
let silent: SilentServices
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
  silent = await openSilentServices(stack, requestMilliseconds)
  // The first requests import the clients of the services.
  await vi.waitUntil(silent.isBack, patience)
})

const patience = { timeout: 60_000, interval: 50 }
afterAll(async () => {
  await silent.close()
  await stack.close()
})

/** The calls that were not answered as expected, or too late. */
async function notAnswered(calls: readonly NeedyCall[], expected: 200 | 503): Promise<string[]> {
  const answers = await Promise.all(
    calls.map(async ({ route, ask }) => {
      const start = performance.now()
      const { status, headers } = await ask()
      const milliseconds = Math.round(performance.now() - start)
      const hasRetry = expected === 200 || headers.get('retry-after') === '5'
      const holds = status === expected && hasRetry && milliseconds < maxMilliseconds
      return holds ? [] : [`${route}: ${status} after ${milliseconds} ms`]
    }),
  )
  return answers.flat()
}

describe.each(['DynamoDB', 'S3', 'SES'] as const)('while %s accepts requests and answers none', (service) => {
  test('every endpoint that needs it is answered 503 with retry-after, and all endpoints work afterwards', async () => {
    const { proxies, isBack } = silent
    const refused = silent.refused[service]
    const doneWithout = isMeasured ? (await silent.doneWithout())[service] : []
    expect(refused.length).toBeGreaterThan(3)
    proxies[service].setSilent(true)
    expect(await notAnswered(refused, 503)).toEqual([])
    expect(await notAnswered(doneWithout, 200)).toEqual([])
    if (isMeasured) {
      await pause(pauseMilliseconds)
      expect(await notAnswered(refused, 503)).toEqual([])
    }
    proxies[service].setSilent(false)
    await vi.waitUntil(isBack, patience)
  }, 180_000)
})

test('while Textract accepts requests and answers none, recognition ends with the deadline', async () => {
  const { proxies } = silent
  proxies.Textract.setSilent(true)
  const recognise = createTextract(localAddress(proxies.Textract.url), 'uploads')
  for (const pages of [1, 5]) {
    const failed = await withinDeadline({ milliseconds: requestMilliseconds }, () =>
      recognise({ id: `scan-${pages}`, bytes: new Uint8Array(), pages }),
    ).catch((error: unknown) => error)
    expect(isTransient(failed)).toBe(true)
  }
  proxies.Textract.setSilent(false)
})

test('every endpoint of the contract is among those that need DynamoDB, except the ones that do without', () => {
  const without = new Set(['GET /jobs', 'GET /cv/test', 'GET /contact/test'])
  const paths = Object.values(api).flatMap((group) =>
    Object.values(group).map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`),
  )
  const asked = silent.refused.DynamoDB.map(({ route }) => route)
  const missing = paths.filter(
    (path) =>
      !without.has(path) &&
      !asked.some((route) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(route)),
  )
  expect(missing).toEqual([])
})
