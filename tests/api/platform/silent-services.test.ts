import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#shared/api.ts'
import { withinDeadline } from '#functions/platform/world/deadline.ts'
import { createTextract } from '#functions/account/cv/textract.ts'
import { isTransient } from '#functions/platform/http/transient-errors.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { openSilentServices, type SilentServices } from '#tests/support/silent-services.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

/**
 * Shorter than the product's own deadline, so that the tests are fast. `npm run silent` measures that deadline and the calls
 * that succeed without a service, which take longer than this on a busy machine.
 */
const requestMilliseconds = 2000

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

describe.each(['DynamoDB', 'S3', 'SES'] as const)('while %s accepts requests and answers none', (service) => {
  test('every endpoint that needs it is answered 503 with retry-after, and all endpoints work afterwards', async () => {
    const { proxies, isBack } = silent
    proxies[service].setSilent(true)
    const answers = await Promise.all(
      silent.refused[service].map(async ({ route, ask }) => {
        const { status, headers } = await ask()
        return { route, status, retryAfter: headers.get('retry-after') }
      }),
    )
    proxies[service].setSilent(false)
    await vi.waitUntil(isBack, patience)
    expect(answers.length).toBeGreaterThan(3)
    expect(answers).toEqual(answers.map(({ route }) => ({ route, status: 503, retryAfter: '5' })))
  })
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
