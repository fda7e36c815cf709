import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, openPage, widths, type PageWishes } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { lostConnection } from '../account-page.ts'
import { fillIn, sendButton, sentPanel, valuesOf } from '../contact-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const bytesPerSecond = 1_600_000 / 8
const isHydrated = (page: Page) => page.locator('html[data-ready]')

/** A phone on a slow network: four times slower, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a page on a slow phone and does something as soon as its HTML shows, before its code has run. */
async function early(
  path: string,
  journey: (page: Page) => Promise<void>,
  wishes?: PageWishes,
): Promise<void> {
  const { page, close } = await openPage(wishes)
  await slowDown(page)
  await page.goto(stack.site + path, { waitUntil: 'commit' })
  await page.locator('#main h1').first().waitFor()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  await journey(page)
  expect(documents).toEqual([])
  await close()
}

describe('the first click on a slow phone is carried out:', () => {
  test('the eye shows the password', () =>
    early('/login', async (page) => {
      await page.getByRole('button', { name: 'Show password' }).click()
      await page.locator('#sign-in-password[type=text]').waitFor()
    }))

  test('a tab shows its service', () =>
    early('/', async (page) => {
      await page.getByRole('tab', { name: 'GPU Leasing' }).click()
      await page.getByRole('tab', { name: 'GPU Leasing', selected: true }).waitFor()
    }))

  test('the arrow of a phone shows the next service', () =>
    early(
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'Next service' }).click()
        await page.getByText('Service 2 of 4').waitFor()
      },
      { width: widths.narrow },
    ))

  test('the switch chooses the dark theme', () =>
    early('/about', async (page) => {
      await page.getByRole('switch', { name: 'Dark mode' }).click()
      await page.locator('html[data-theme=dark]').waitFor()
    }))

  test('the pause button stops the moving strip', () =>
    early('/', async (page) => {
      const button = page.getByRole('checkbox', { name: /^Pause the moving strip/ }).first()
      await button.check()
      await isHydrated(page).waitFor()
      expect(await button.isChecked()).toBe(true)
    }))
})

const forms = [
  ['/', 'Send Message'],
  ['/contact', 'Send Message'],
  ['/login', 'Sign In'],
  ['/register#by-hand', 'Create Account'],
  ['/forgot-password', 'Send Reset Link'],
] as const

describe('a form that is sent as the first thing', () => {
  test.each(forms)('at %s says what is missing and stays on its page', (path, button) =>
    early(path, async (page) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
  )

  test('before its code has arrived keeps what was typed, and is sent once the code has', async () => {
    const { page, close } = await openPage()
    const letCodeArrive = await holdBack(page, /assets\/(main|site)-.*\.js/)
    await page.goto(`${stack.site}/contact`, { waitUntil: 'commit' })
    await fillIn(page)
    const typed = await valuesOf(page)
    await sendButton(page).click()
    expect(await valuesOf(page)).toEqual(typed)
    await letCodeArrive()
    await sentPanel(page).waitFor()
    await close()
  })

  test('keeps its page and what was typed where the code never arrives', async () => {
    const { page, close } = await openPage({ expectedErrors: [lostConnection] })
    await page.route(/assets\/.*\.js/, (route) => route.abort())
    await page.goto(`${stack.site}/contact`)
    await fillIn(page)
    const typed = await valuesOf(page)
    await sendButton(page).click()
    expect(await valuesOf(page)).toEqual(typed)
    expect(new URL(page.url()).pathname).toBe('/contact')
    await close()
  })
})

describe('a connection that was lost before the code arrived', () => {
  test('loads the page again when it is back and nothing is typed', async () => {
    const { page, close } = await openPage({ expectedErrors: [lostConnection] })
    const code = /assets\/.*\.js/
    await page.route(code, (route) => route.abort())
    await page.goto(`${stack.site}/privacy`)
    await page.unroute(code)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await isHydrated(page).waitFor()
    await close()
  })
})
