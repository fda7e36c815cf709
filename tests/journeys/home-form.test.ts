import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { fillIn, labels, mailsAbout, problemOf, sendButton, sentPanel } from './contact-visitor.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const patience = { timeout: 5000 }

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
