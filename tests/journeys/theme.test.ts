import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, whenReady } from '#tests/support/browser.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { visitDashboard } from './dashboard-visitor.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const path = '/privacy'

/** What the page is drawn on: light grounds are brighter than dark ones. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 0] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return Number(red) < 128
  })

/** The colour the browser gives its own frame: that of the first description whose condition holds. */
const frameColour = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

const footerSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('switch', { name: 'Dark mode' })
const isOn = async (page: Page): Promise<boolean> =>
  (await footerSwitch(page).getAttribute('aria-checked')) === 'true'

describe('the theme', () => {
  test.each([true, false])('is the system’s as long as nobody chose, dark: %s', async (dark) => {
    await visitPage(
      stack,
      path,
      async (page) => {
        expect(await isDark(page)).toBe(dark)
        await expect.poll(() => isOn(page)).toBe(dark)
        await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' })
        await expect.poll(() => isOn(page)).toBe(!dark)
        expect(await isDark(page)).toBe(!dark)
      },
      { dark },
    )
  })

  test('that somebody chose holds against the system, on every page and after a reload', async () => {
    await visitPage(stack, path, async (page) => {
      await footerSwitch(page).click()
      expect(await isDark(page)).toBe(true)
      await expect.poll(() => isOn(page)).toBe(true)
      await page.reload()
      expect(await isDark(page)).toBe(true)
      await page.goto(`${stack.site}/login`)
      expect(await isDark(page)).toBe(true)
      await page.goto(stack.site + path)
      await whenReady(page)
      await footerSwitch(page).click()
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await isDark(page)).toBe(false)
    })
  })

  test('that somebody chose is there before the page is drawn, and before any file of it has come', async () => {
    const { page, close } = await openPage({ expectedErrors: [/net::ERR_FAILED/] })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(stack.site + path)
    expect(await isDark(page)).toBe(true)
    await close()
  })

  test('is switched with the keyboard', async () => {
    await visitPage(stack, path, async (page) => {
      await footerSwitch(page).focus()
      await page.keyboard.press('Space')
      await expect.poll(() => isOn(page)).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => isOn(page)).toBe(false)
    })
  })

  test('is followed by other tabs, also by those without a switch', async () => {
    await visitPage(stack, path, async (page) => {
      const [other, withoutSwitch] = [await page.context().newPage(), await page.context().newPage()]
      await other.goto(`${stack.site}/about`)
      await whenReady(other)
      await withoutSwitch.goto(`${stack.site}/login`)
      await footerSwitch(page).click()
      await expect.poll(() => isDark(other)).toBe(true)
      await expect.poll(() => isOn(other)).toBe(true)
      await expect.poll(() => isDark(withoutSwitch)).toBe(true)
    })
  })

  test('colours the browser’s own frame, by the system’s wish or by somebody’s', async () => {
    await visitPage(stack, '/login', async (page) => {
      const light = await frameColour(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await frameColour(page)
      expect(dark).not.toBe(light)
      const other = await page.context().newPage()
      await other.goto(stack.site + path)
      await whenReady(other)
      await footerSwitch(other).click()
      await expect.poll(() => frameColour(page)).toBe(dark)
      await footerSwitch(other).click()
      await expect.poll(() => frameColour(page)).toBe(light)
      await page.reload()
      expect(await frameColour(page)).toBe(light)
    })
  })

  test('is switched in the dashboard’s user menu, which stays open', async () => {
    const candidate = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByRole('button', { name: 'User menu' }).click()
        const themeSwitch = page.getByRole('switch', { name: 'Dark mode' })
        expect(await themeSwitch.getAttribute('aria-checked')).toBe('false')
        await themeSwitch.click()
        expect(await themeSwitch.getAttribute('aria-checked')).toBe('true')
        expect(await isDark(page)).toBe(true)
        await page.reload()
        await page.getByRole('heading', { name: /Welcome back/ }).waitFor()
        expect(await isDark(page)).toBe(true)
      },
      { candidate },
    )
  })

  test('can be chosen for a page where the browser keeps nothing', async () => {
    const { page, close } = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(stack.site + path)
    await whenReady(page)
    await footerSwitch(page).click()
    expect(await isDark(page)).toBe(true)
    await close()
  })
})
