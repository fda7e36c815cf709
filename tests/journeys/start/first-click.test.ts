import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { openBeforeItsCode } from './before-its-code.ts'

/** Collects the documents that the page navigates to from now on. */
function navigationsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

describe('the first click, before the code of the page has arrived, is carried out:', () => {
  test('the eye shows the password', async ({ open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, '/login')
    await page.getByRole('button', { name: 'Show password' }).click()
    await letCodeArrive()
    await page.locator('#sign-in-password[type=text]').waitFor()
  })

  test('a tab shows its service', inWideRun, async ({ open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, '/')
    await page.getByRole('tab', { name: 'GPU Leasing' }).click()
    await letCodeArrive()
    await page.getByRole('tab', { name: 'GPU Leasing', selected: true }).waitFor()
  })

  test('the arrow on a phone shows the next service', inWideRun, async ({ open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, '/', { width: widths.narrow })
    await page.getByRole('button', { name: 'Next service' }).click()
    await letCodeArrive()
    await page.getByText('Service 2 of 4').waitFor()
  })

  test('the switch chooses the dark theme', inWideRun, async ({ open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, '/about')
    await page.getByRole('switch', { name: 'Dark mode' }).click()
    await letCodeArrive()
    await page.locator('html[data-theme=dark]').waitFor()
  })

  test('the pause button stops the moving strip', inWideRun, async ({ open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, '/', { reducedMotion: false })
    const button = page.getByRole('checkbox', { name: /^Pause the moving strip/ }).first()
    await button.check()
    await letCodeArrive()
    await page.locator('html[data-ready]').waitFor()
    expect(await button.isChecked()).toBe(true)
  })
})

test.for(
  sampleOf([
    ['/contact', 'Send Message'],
    ['/', 'Send Message'],
    ['/login', 'Sign In'],
  ] as const),
)(
  'the form at %s that is sent before its code has arrived marks what is invalid and stays on its page',
  async ([path, button], { open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, path)
    const navigations = navigationsOf(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await letCodeArrive()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(navigations).toEqual([])
  },
)

test.for([
  ['/register#by-hand', 'Create Account', ''],
  // Its button is disabled while the field is blank.
  ['/forgot-password', 'Send Reset Link', 'not an address'],
] as const)(
  'the form at %s whose button needs the code marks what is invalid and stays on its page',
  inWideRun,
  async ([path, button, email], { open }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, path)
    const navigations = navigationsOf(page)
    if (email !== '') await page.getByLabel('Email').fill(email)
    await letCodeArrive()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(navigations).toEqual([])
  },
)
