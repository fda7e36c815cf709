import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { passwordField, sessionIn, stateOf } from './account-page.ts'
import { visitPage } from './marketing-page.ts'
import {
  callsOf,
  goHome,
  keepSession,
  nobody,
  startSessionProduct,
  type SessionProduct,
} from './session-visitor.ts'

let product: SessionProduct
beforeAll(async () => {
  product = await startSessionProduct()
})
afterAll(() => product.close())

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(product.site + path)
  await whenReady(tab)
  return tab
}

/** A tab that hears of what others store half a second late: browsers promise no tab to be told at once. */
const hearLate = (tab: Page, name: string): Promise<unknown> =>
  tab.addInitScript((key) => {
    const lateMilliseconds = 500
    const inStorage = (asked: string): string | null => {
      const text: unknown = Reflect.get(localStorage, asked)
      return typeof text === 'string' ? text : null
    }
    let known = inStorage(key)
    Storage.prototype.getItem = (asked) => (asked === key ? known : inStorage(asked))
    addEventListener('storage', (event) => {
      if (event.key !== key || !event.isTrusted) return
      event.stopImmediatePropagation()
      setTimeout(() => {
        known = event.newValue
        dispatchEvent(new StorageEvent('storage', { key, newValue: event.newValue }))
      }, lateMilliseconds)
    })
  }, name)

describe('two tabs', () => {
  test('sign out together, and the API hears of it once', async () => {
    const candidate = await registerCandidate(product.site)
    await product.visitAs(candidate, '/privacy', async (page) => {
      const calls = callsOf(page)
      const dashboard = await openTab(page, '/dashboard')
      await goHome(page)
      await dashboard.waitForURL('**/login')
      expect(await stateOf(dashboard)).toEqual({ from: '/dashboard' })
      expect(await sessionIn(page)).toEqual(nobody)
      await expect.poll(() => product.statusOf(candidate)).toBe(401)
      expect(calls.filter((each) => each === 'POST /auth/logout')).toHaveLength(1)
    })
  })

  test('sign in together', async () => {
    const candidate = await registerCandidate(product.site)
    await visitPage(product, '/login', async (page) => {
      const other = await openTab(page, '/login')
      await page.getByLabel('Email').fill(candidate.email)
      await passwordField(page).fill(candidate.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/dashboard')
      await other.waitForURL('**/dashboard')
    })
  })

  test('never show one person what another one is signed in to', async () => {
    const [one, other] = [await registerCandidate(product.site), await registerCandidate(product.site)]
    await product.visitAs(one, '/privacy', async (page) => {
      const dashboard = await openTab(page, '/dashboard')
      await dashboard.evaluate(() => Object.assign(window, { isOfTheFirst: true }))
      await keepSession(page, other)
      await expect.poll(() => dashboard.evaluate(() => 'isOfTheFirst' in window)).toBe(false)
      await whenReady(dashboard)
      expect(new URL(dashboard.url()).pathname).toBe('/dashboard')
      expect(await dashboard.content()).not.toContain(one.email)
    })
  })

  test('renew the token once between them, and neither notices', async () => {
    const candidate = await product.candidateSince(31)
    await visitPage(product, '/privacy', async (page) => {
      await keepSession(page, candidate)
      const calls = callsOf(page)
      const other = await page.context().newPage()
      await Promise.all([page, other].map((tab) => tab.goto(`${product.site}/privacy`)))
      await Promise.all([page, other].map((tab) => tab.mouse.move(200, 200)))
      await Promise.all([page, other].map(whenReady))
      await expect.poll(async () => (await sessionIn(page)).token).not.toBe(candidate.token)
      await Promise.all([page, other].map((tab) => tab.keyboard.press('Shift')))
      await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')))
      expect(calls.filter((each) => each === 'POST /auth/refresh')).toHaveLength(1)
      expect(await product.statusOf(await sessionIn(other))).toBe(200)
    })
  })

  test('renew it once also where one hears late of what the other has stored', async () => {
    const candidate = await product.candidateSince(31)
    await visitPage(product, '/privacy', async (page) => {
      await keepSession(page, candidate)
      const calls = callsOf(page)
      const other = await page.context().newPage()
      await hearLate(other, 'authToken')
      const goOn = await holdBack(page, '**/api/auth/refresh')
      const asked = page.waitForRequest('**/api/auth/refresh')
      await page.goto(`${product.site}/privacy`)
      await whenReady(page)
      await asked
      await other.goto(`${product.site}/privacy`)
      await whenReady(other)
      await other.keyboard.press('Shift')
      await goOn()
      const renewed = (tab: Page) => async () => (await sessionIn(tab)).token !== candidate.token
      await expect.poll(renewed(page)).toBe(true)
      await expect.poll(renewed(other)).toBe(true)
      await other.keyboard.press('Shift')
      await other.waitForLoadState('networkidle')
      expect(calls.filter((each) => each === 'POST /auth/refresh')).toHaveLength(1)
    })
  })
})
