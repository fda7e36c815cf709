import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, openPage, whenReady } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import {
  fillIn,
  heldNotice,
  labels,
  mailsAbout,
  problemOf,
  sendButton,
  sentPanel,
  valuesOf,
} from './contact-visitor.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const patience = { timeout: 5000 }
const codeOfTheForm = '**/assets/EnquiryVariant-*.js'

const isAlive = (page: Page): Promise<boolean> =>
  page
    .getByRole('form', { name: 'Enquiry' })
    .evaluate((form) => Object.keys(form).some((name) => name.startsWith('__react')))

/** The page answers, and the code of its form is still on its way. */
async function openBeforeTheForm(): Promise<{
  page: Page
  close: () => Promise<void>
  letCodeArrive: () => Promise<void>
}> {
  const { page, close } = await openPage()
  const letCodeArrive = await holdBack(page, codeOfTheForm)
  await page.goto(stack.site)
  await whenReady(page)
  return { page, close, letCodeArrive }
}

describe('the enquiry form on the home page', () => {
  test('does not ask for a country, and sends none', async () => {
    const subject = 'Nodes for a port'
    await visitPage(stack, '/#contact', async (page) => {
      expect(await page.getByLabel('Country').count()).toBe(0)
      const sent = page.waitForRequest((request) => request.url().includes('/api/contact'))
      await fillIn(page, { subject })
      await sendButton(page).click()
      expect(Object.keys((await sent).postDataJSON() as object)).not.toContain('country')
      await sentPanel(page).waitFor()
    })
    await eventually(
      () => mailsAbout(stack, subject),
      (mails) => mails.length === 1,
    )
  })

  test('looks more closely at the address than the contact page', async () => {
    const address = 'aisyäh@example.com'
    await visitPage(stack, '/#contact', async (page) => {
      await fillIn(page, { email: address })
      await sendButton(page).click()
      await expect.poll(() => problemOf(page, labels.email), patience).toBe('Please check your email format')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    })
    await visitPage(stack, '/contact', async (page) => {
      await fillIn(page, { email: address, subject: '' })
      await sendButton(page).click()
      await page.getByText('Please tell us what this is about').waitFor()
      expect(await problemOf(page, labels.email)).toBeNull()
    })
  })

  test('gets its code only when somebody uses the page', async () => {
    const { page, close } = await openPage()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(stack.site)
    await whenReady(page)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((address) => /EnquiryVariant|EnquiryForm/.test(address))).toEqual([])
    await page.mouse.move(200, 200)
    await expect.poll(() => isAlive(page), patience).toBe(true)
    await close()
  })

  test('keeps what was typed before its code arrived', async () => {
    const { page, close, letCodeArrive } = await openBeforeTheForm()
    await fillIn(page)
    const before = await valuesOf(page)
    await letCodeArrive()
    await expect.poll(() => isAlive(page), patience).toBe(true)
    expect(await valuesOf(page)).toEqual(before)
    await page.getByText(`${before['message']?.length} / 5000 characters`).waitFor()
    await close()
  })

  test('sends once what was submitted before its code arrived', async () => {
    const subject = 'Quicker than the form'
    const { page, close, letCodeArrive } = await openBeforeTheForm()
    await fillIn(page, { subject })
    await sendButton(page).click()
    await heldNotice(page).waitFor()
    await letCodeArrive()
    await sentPanel(page).waitFor()
    expect(await heldNotice(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
    await eventually(
      () => mailsAbout(stack, subject),
      (mails) => mails.length === 1,
    )
  })

  test('holds up nothing else while its code is on its way', async () => {
    const { page, close, letCodeArrive } = await openBeforeTheForm()
    await page.getByRole('tab').nth(1).click()
    await expect
      .poll(() => page.getByRole('tab', { selected: true }).textContent(), patience)
      .toBe('GPU Leasing')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('heading', { level: 1, name: /End-to-end AI/ }).waitFor()
    await letCodeArrive()
    await close()
  })

  test('is there at once for somebody who comes from another page', async () => {
    await visitPage(stack, '/contact', async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
      // The page before has a form with the same fields.
      await page
        .getByRole('heading', { level: 1, name: 'Unlock the Power of Cloud & AI Innovation' })
        .waitFor()
      await page.getByLabel(labels.firstName).fill('Aisyah')
      await sendButton(page).click()
      await page.getByText('Please enter your last name').waitFor()
    })
  })
})

test('the contact section asks for its map only when it comes near', async () => {
  await visitPage(stack, '/', async (page) => {
    expect(await page.locator('iframe').count()).toBe(0)
    await page.locator('.office-map').scrollIntoViewIfNeeded()
    await page.locator('iframe').waitFor()
    expect(await page.getByRole('link', { name: /Get directions/ }).count()).toBe(1)
  })
})
