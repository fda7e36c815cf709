import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths, type PageWishes } from '#tests/support/browser.ts'
import { test, type Open } from '#tests/support/fixtures.ts'

const bytesPerSecond = 1_600_000 / 8
const latencyMilliseconds = 150

/** A phone on a slow network: four times slower, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a page on a slow phone, and returns as soon as its HTML shows, before its code has run. */
async function openEarly(open: Open, path: string, wishes?: PageWishes): Promise<Page> {
  const page = await open(path, { ...wishes, before: slowDown, until: 'commit', ready: false })
  await page.locator('#main h1').first().waitFor()
  return page
}

/** Records the documents that the page navigates to from now on. */
function navigationsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

describe('the first click on a slow phone is carried out:', () => {
  test('the eye shows the password', async ({ open }) => {
    const page = await openEarly(open, '/login')
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.locator('#sign-in-password[type=text]').waitFor()
  })

  test('a tab shows its service', async ({ open }) => {
    const page = await openEarly(open, '/')
    await page.getByRole('tab', { name: 'GPU Leasing' }).click()
    await page.getByRole('tab', { name: 'GPU Leasing', selected: true }).waitFor()
  })

  test('the arrow on a phone shows the next service', async ({ open }) => {
    const page = await openEarly(open, '/', { width: widths.narrow })
    await page.getByRole('button', { name: 'Next service' }).click()
    await page.getByText('Service 2 of 4').waitFor()
  })

  test('the switch chooses the dark theme', async ({ open }) => {
    const page = await openEarly(open, '/about')
    await page.getByRole('switch', { name: 'Dark mode' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
  })

  test('the pause button stops the moving strip', async ({ open }) => {
    const page = await openEarly(open, '/')
    const button = page.getByRole('checkbox', { name: /^Pause the moving strip/ }).first()
    await button.check()
    await page.locator('html[data-ready]').waitFor()
    expect(await button.isChecked()).toBe(true)
  })
})

test.for([
  ['/', 'Send Message', ''],
  ['/contact', 'Send Message', ''],
  ['/login', 'Sign In', ''],
  ['/register#by-hand', 'Create Account', ''],
  // Its button is disabled while the field is blank.
  ['/forgot-password', 'Send Reset Link', 'not an address'],
] as const)(
  'the form at %s that is sent first says what is wrong and stays on its page',
  async ([path, button, email], { open }) => {
    const page = await openEarly(open, path)
    const navigations = navigationsOf(page)
    if (email !== '') await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(navigations).toEqual([])
  },
)
