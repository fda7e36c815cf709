import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { fillIn, mailsAbout, sendButton, sentPanel, valuesOf } from '../contact/enquiry-form.ts'
import { formCode, heldNotice, mainCode, openHolding } from './held-form.ts'

const isHydrated = (page: Page): Promise<boolean> =>
  page
    .getByRole('form', { name: 'Enquiry' })
    .evaluate((form) => Object.keys(form).some((name) => name.startsWith('__react')))

describe('the enquiry form on the contact page, before the code of the page has arrived', () => {
  test('keeps what is typed', async ({ open }) => {
    const { page, letCodeArrive } = await openHolding(open, '/contact', { code: mainCode, ready: false })
    await fillIn(page, { subject: 'Faster than the code' })
    await page.getByLabel('Country').selectOption('Singapore')
    const before = await valuesOf(page)
    await letCodeArrive()
    await whenReady(page)
    expect(await valuesOf(page)).toEqual(before)
    expect(await page.getByLabel('Country').inputValue()).toBe('Singapore')
    expect(await page.getByLabel('Nvidia HGX H100').isChecked()).toBe(true)
    await page.getByText(`${before['message']?.length} / 5000 characters`).waitFor()
  })

  test('sends what was submitted once the code has arrived', async ({ open, stack }) => {
    const subject = 'Sent before the code'
    const { page, letCodeArrive } = await openHolding(open, '/contact', { code: mainCode, ready: false })
    await fillIn(page, { subject })
    await sendButton(page).click()
    await letCodeArrive()
    await sentPanel(page).waitFor()
    expect(page.url()).toBe(`${stack.site}/contact`)
    await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
  })
})

describe('the enquiry form on the home page, before its code has arrived', () => {
  test('requests its code only when the page is used', async ({ open }) => {
    const requested: string[] = []
    const page = await open('/', {
      reducedMotion: true,
      before: async (opening) => {
        opening.on('request', (request) => requested.push(request.url()))
      },
    })
    await page.waitForLoadState('networkidle')
    expect(requested.filter((address) => /EnquiryVariant|EnquiryForm/.test(address))).toEqual([])
    await page.mouse.move(200, 200)
    await expect.poll(() => isHydrated(page)).toBe(true)
  })

  test('keeps what is typed', async ({ open }) => {
    const { page, letCodeArrive } = await openHolding(open, '/', { code: formCode })
    await fillIn(page)
    const before = await valuesOf(page)
    await letCodeArrive()
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(await valuesOf(page)).toEqual(before)
    await page.getByText(`${before['message']?.length} / 5000 characters`).waitFor()
  })

  test('sends once what was submitted, when the code has arrived', async ({ open, stack }) => {
    const subject = 'Quicker than the form'
    const { page, letCodeArrive } = await openHolding(open, '/', { code: formCode })
    await fillIn(page, { subject })
    await sendButton(page).click()
    await heldNotice(page).waitFor()
    await letCodeArrive()
    await sentPanel(page).waitFor()
    expect(await heldNotice(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
  })

  test('delays nothing else on the page', async ({ open }) => {
    const { page, letCodeArrive } = await openHolding(open, '/', { code: formCode })
    await page.getByRole('tab').nth(1).click()
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('GPU Leasing')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('heading', { level: 1, name: /End-to-end AI/ }).waitFor()
    await letCodeArrive()
  })
})
