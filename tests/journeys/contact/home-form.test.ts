import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  enquiriesOf,
  fillIn,
  focusedField,
  labels,
  mailsAbout,
  problemOf,
  sendButton,
  sentPanel,
} from './enquiry-form.ts'

/** The contact page accepts this e-mail address; the home page is stricter. */
const unusualAddress = "aisyah.o'brien@example.com"

describe('the enquiry form on the home page', () => {
  test('is stricter about the e-mail address than the contact page, and sends no country', async ({
    open,
    stack,
  }) => {
    const subject = 'Nodes for a port'
    const page = await open('/#contact', { reducedMotion: true })
    const sent = enquiriesOf(page)
    await fillIn(page, { subject, email: unusualAddress })
    await sendButton(page).click()
    await expect.poll(() => problemOf(page, labels.email)).toBe('Please check your email format')
    expect(await focusedField(page)).toBe('email')
    expect(sent).toEqual([])
    await page.getByLabel(labels.email).fill('aisyah@example.com')
    await sendButton(page).click()
    await sentPanel(page).waitFor()
    expect(sent.map(({ body }) => Object.keys(body as object))).toEqual([
      expect.not.arrayContaining(['country']),
    ])
    await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
  })

  test('checks the e-mail address less strictly on the contact page', inWideRun, async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true })
    await fillIn(page, { email: unusualAddress, subject: '' })
    await sendButton(page).click()
    await page.getByText('Please tell us what this is about').waitFor()
    expect(await problemOf(page, labels.email)).toBeNull()
  })

  test('answers a visitor who comes from another page', inWideRun, async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true })
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    // The page before has a form with the same fields.
    await page.getByRole('heading', { level: 1, name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
    await page.getByLabel(labels.firstName).fill('Aisyah')
    await sendButton(page).click()
    await page.getByText('Please enter your last name').waitFor()
  })
})

test(
  'the contact section has a drawn map, and requests that of Google only on a click',
  inWideRun,
  async ({ open }) => {
    const page = await open('/', { reducedMotion: true })
    await page.locator('.office-map').scrollIntoViewIfNeeded()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Show Google Maps' }).click()
    await page.locator('iframe').waitFor()
    expect(await page.getByRole('link', { name: /Get directions/ }).count()).toBe(1)
  },
)
