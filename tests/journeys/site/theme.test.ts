import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'

const path = '/privacy'

/** Light backgrounds are brighter than dark ones. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 0] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return Number(red) < 128
  })

/** The colour of the browser's own frame: the first `theme-color` whose media query matches. */
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
  test.for([true, false])(
    'follows the system until a visitor chooses, dark: %s',
    inWideRun,
    async (dark, { open }) => {
      const page = await open(path, { dark, reducedMotion: true })
      expect(await isDark(page)).toBe(dark)
      await expect.poll(() => isOn(page)).toBe(dark)
      await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' })
      await expect.poll(() => isOn(page)).toBe(!dark)
      expect(await isDark(page)).toBe(!dark)
    },
  )

  test('chosen by a visitor overrides the system, on every page and after a reload', async ({
    open,
    stack,
  }) => {
    const page = await open(path, { reducedMotion: true })
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
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await isDark(page)).toBe(false)
  })

  test('chosen by a visitor applies before any script of the page has arrived', async ({ open }) => {
    const page = await open(path, {
      ready: false,
      expectedErrors: [/net::ERR_FAILED/],
      before: async (opening) => {
        await opening.addInitScript(() => localStorage.setItem('theme', 'dark'))
        await opening.route('**/assets/*.js', (route) => route.abort())
      },
    })
    expect(await isDark(page)).toBe(true)
  })

  test('is switched with the keyboard', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    await footerSwitch(page).press('Space')
    await expect.poll(() => isOn(page)).toBe(true)
    await footerSwitch(page).press('Enter')
    await expect.poll(() => isOn(page)).toBe(false)
  })

  test(
    "changes in other tabs as well, also in the colour of the browser's frame and on pages without a switch",
    inWideRun,
    async ({ open, stack }) => {
      const page = await open(path, { reducedMotion: true })
      const [other, withoutSwitch] = [await page.context().newPage(), await page.context().newPage()]
      await other.goto(`${stack.site}/about`)
      await whenReady(other)
      await withoutSwitch.goto(`${stack.site}/login`)
      const light = await frameColour(withoutSwitch)
      await withoutSwitch.emulateMedia({ colorScheme: 'dark' })
      const dark = await frameColour(withoutSwitch)
      expect(dark).not.toBe(light)

      await footerSwitch(page).click()
      await expect.poll(() => isDark(other)).toBe(true)
      await expect.poll(() => isOn(other)).toBe(true)
      await expect.poll(() => isDark(withoutSwitch)).toBe(true)
      await expect.poll(() => frameColour(withoutSwitch)).toBe(dark)
      await footerSwitch(page).click()
      await expect.poll(() => frameColour(withoutSwitch)).toBe(light)
      await withoutSwitch.reload()
      expect(await frameColour(withoutSwitch)).toBe(light)
    },
  )

  test(
    "is switched in the dashboard's user menu, which stays open",
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open('/dashboard', { as: candidate, reducedMotion: true })
      await page.getByRole('button', { name: 'User menu' }).click()
      const themeSwitch = page.getByRole('switch', { name: 'Dark mode' })
      expect(await themeSwitch.getAttribute('aria-checked')).toBe('false')
      await themeSwitch.click()
      expect(await themeSwitch.getAttribute('aria-checked')).toBe('true')
      expect(await isDark(page)).toBe(true)
      await page.reload()
      await page.getByRole('heading', { name: /Welcome/ }).waitFor()
      expect(await isDark(page)).toBe(true)
    },
  )

  test('can be chosen for one page where the browser blocks storage', inWideRun, async ({ open }) => {
    const page = await open(path, {
      reducedMotion: true,
      before: async (opening) => {
        await opening.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        })
      },
    })
    await footerSwitch(page).click()
    expect(await isDark(page)).toBe(true)
  })
})
