import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { signIn } from '../account/sign-in.ts'
import { quiet, refusedAnswer, sessionIn, signedOut, stateOf } from '../account-page.ts'
import { openTab } from '../open-tab.ts'
import {
  callsOf,
  candidateSince,
  followHomeLink,
  renewal,
  renewalsDone,
  statusOf,
  storeSession,
} from './signed-in.ts'

const visit = { ...quiet, expectedErrors: [refusedAnswer] }

/** Far enough for a slow machine, and nearer than the 30 s after which the page gives a request up. */
const aheadMilliseconds = 10_000
const storageLateMilliseconds = 500
/** How long a tab keeps the lock after a renewal, so that others see the new token first. */
const lockMilliseconds = 1000

/** Lets a tab see another tab's change of this key late: browsers do not promise when it arrives. */
const delayStorage = async (tab: Page, name: string): Promise<void> => {
  await tab.addInitScript(
    ([key, late]) => {
      const inStorage = (asked: string): string | null => {
        const text: unknown = Reflect.get(localStorage, asked)
        return typeof text === 'string' ? text : null
      }
      let known = inStorage(key)
      Storage.prototype.getItem = (asked) => (asked === key ? known : inStorage(asked))
      addEventListener('storage', (event) => {
        if (event.key !== key || !event.isTrusted) return
        event.stopImmediatePropagation()
        Object.assign(window, { hasDelayedStorage: true })
        setTimeout(() => {
          known = event.newValue
          dispatchEvent(new StorageEvent('storage', { key, newValue: event.newValue }))
        }, late)
      })
    },
    [name, storageLateMilliseconds] as const,
  )
}

describe('two tabs', () => {
  test('sign out together, and the API is called once', async ({ open, stack, candidate }) => {
    const page = await open('/privacy', { ...visit, as: candidate })
    const calls = callsOf(page)
    const dashboard = await openTab(page, '/dashboard')
    await followHomeLink(page)
    await dashboard.waitForURL('**/login')
    expect(await stateOf(dashboard)).toEqual({ from: '/dashboard', notice: 'signed-out' })
    expect(await sessionIn(page)).toEqual(signedOut)
    await expect.poll(() => statusOf(candidate, stack)).toBe(401)
    expect(calls.filter((each) => each === 'POST /auth/logout')).toHaveLength(1)
  })

  test('sign in together', inWideRun, async ({ open, candidate }) => {
    const page = await open('/login', visit)
    const other = await openTab(page, '/login')
    await signIn(page, candidate)
    await page.waitForURL('**/dashboard')
    await other.waitForURL('**/dashboard')
  })

  test('load again when another candidate signs in, and show nothing of the first', async ({
    open,
    stack,
    candidate,
  }) => {
    const other = await registerCandidate(stack.site)
    const page = await open('/privacy', { ...visit, as: candidate })
    const dashboard = await openTab(page, '/dashboard')
    await dashboard.evaluate(() => Object.assign(window, { isOfTheFirst: true }))
    await storeSession(page, other)
    await expect.poll(() => dashboard.evaluate(() => 'isOfTheFirst' in window)).toBe(false)
    await whenReady(dashboard)
    expect(new URL(dashboard.url()).pathname).toBe('/dashboard')
    expect(await dashboard.content()).not.toContain(candidate.email)
  })

  test('renew the token once between them', async ({ open, stack }) => {
    const candidate = await candidateSince(31, stack)
    let calls: string[] = []
    const page = await open('/privacy', {
      ...visit,
      as: candidate,
      before: async (opening) => {
        calls = callsOf(opening)
        await opening.clock.install()
      },
      ready: false,
    })
    const other = await page.context().newPage()
    await other.goto(`${stack.site}/privacy`)
    await Promise.all([page, other].map(whenReady))
    await expect.poll(async () => (await sessionIn(page)).token).not.toBe(candidate.token)
    await page.clock.runFor(lockMilliseconds)
    await Promise.all([page, other].map((tab) => tab.keyboard.press('Shift')))
    await Promise.all([page, other].map(renewalsDone))
    expect(calls.filter((each) => each === renewal)).toHaveLength(1)
    expect(await statusOf(await sessionIn(other), stack)).toBe(200)
  })

  test(
    "renew it once also where one tab is notified late of the other's change",
    inWideRun,
    async ({ open, stack }) => {
      const candidate = await candidateSince(31, stack)
      let calls: string[] = []
      let release = (): Promise<void> => Promise.resolve()
      const page = await open('/privacy', {
        ...visit,
        as: candidate,
        before: async (opening) => {
          calls = callsOf(opening)
          await opening.clock.install()
          release = await holdBack(opening, '**/api/auth/refresh')
        },
      })
      const other = await page.context().newPage()
      await delayStorage(other, 'authToken')
      await other.goto(`${stack.site}/privacy`)
      await whenReady(other)
      await other.keyboard.press('Shift')
      await page.clock.pauseAt(Date.now() + aheadMilliseconds)
      await release()
      await expect.poll(async () => (await sessionIn(page)).token).not.toBe(candidate.token)
      await expect.poll(() => other.evaluate(() => 'hasDelayedStorage' in window)).toBe(true)
      expect((await sessionIn(other)).token).toBe(candidate.token)
      await page.clock.runFor(storageLateMilliseconds)
      await expect.poll(async () => (await sessionIn(other)).token).not.toBe(candidate.token)
      await page.clock.runFor(lockMilliseconds)
      await other.keyboard.press('Shift')
      await renewalsDone(other)
      expect(calls.filter((each) => each === renewal)).toHaveLength(1)
    },
  )
})
