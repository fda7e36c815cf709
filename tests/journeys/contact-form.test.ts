import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, openPage, whenReady } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import {
  fillIn,
  labels,
  mailsAbout,
  problemOf,
  scriptOfThePage,
  sendButton,
  sentPanel,
  typed,
  valuesOf,
  visitContact,
} from './contact-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const long = (characters: number): string => 'x'.repeat(characters)

const wrongValues = [
  ['firstName', '', 'Please enter your first name'],
  ['firstName', 'A', 'First name should be at least 2 characters'],
  ['firstName', long(51), 'First name is too long (maximum 50 characters)'],
  ['firstName', 'R2D2', 'Please use only letters and common punctuation'],
  ['lastName', '  ', 'Please enter your last name'],
  ['lastName', 'R', 'Last name should be at least 2 characters'],
  ['lastName', long(51), 'Last name is too long (maximum 50 characters)'],
  ['lastName', 'R@hman', 'Please use only letters and common punctuation'],
  ['email', '', 'Please enter your email address'],
  ['email', 'aisyah at example', 'Please enter a valid email (e.g., name@example.com)'],
  ['email', `${long(100)}@example.com`, 'Email address is too long (maximum 100 characters)'],
  ['company', 'R', 'Company name should be at least 2 characters'],
  ['company', long(101), 'Company name is too long (maximum 100 characters)'],
  ['jobTitle', 'D', 'Job title should be at least 2 characters'],
  ['jobTitle', long(101), 'Job title is too long (maximum 100 characters)'],
  ['subject', '', 'Please tell us what this is about'],
  ['subject', 'GPUs', 'Subject should be at least 5 characters'],
  ['subject', long(201), 'Subject is too long (maximum 200 characters)'],
  ['message', '', 'Please describe how we can help you'],
  ['message', 'Hi there', 'Please provide more details (at least 10 characters)'],
  ['message', long(5001), 'Message is too long (maximum 5000 characters)'],
] as const

/** Moves the keyboard on until it stands on the element that is looked for. */
async function tabTo(page: Page, name: string): Promise<void> {
  const mostStops = 40
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page
      .getByLabel(name)
      .or(page.getByRole('button', { name }))
      .first()
      .evaluate((element) => element === document.activeElement)
    if (isThere) return
  }
  throw new Error(`The keyboard never came to "${name}"`)
}

/** Holds back the page's code, as a slow connection does. */
async function openWithoutCode(): Promise<{
  page: Page
  close: () => Promise<void>
  letCodeArrive: () => Promise<void>
}> {
  const { page, close } = await openPage()
  const letCodeArrive = await holdBack(page, scriptOfThePage)
  await page.goto(`${stack.site}/contact`, { waitUntil: 'domcontentloaded' })
  return { page, close, letCodeArrive }
}

describe('the enquiry form', () => {
  test('says of every field what is wrong with it', async () => {
    await visitContact(
      stack,
      async (page) => {
        await fillIn(page)
        const told: unknown[] = []
        for (const [field, value] of wrongValues) {
          const control = page.getByLabel(labels[field])
          await control.fill(value)
          await sendButton(page).click()
          await page.locator('[aria-invalid="true"]').waitFor()
          told.push([field, value, await problemOf(page, labels[field])])
          await control.fill(typed[field])
        }
        expect(told).toEqual(wrongValues.map((row) => [...row]))
      },
      { reducedMotion: true },
    )
  })

  test('asks for everything that is needed at once and leads to the first of it', async () => {
    await visitContact(stack, async (page) => {
      await sendButton(page).click()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('firstName')
      expect(
        await page
          .locator('[aria-invalid="true"]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
      ).toEqual(['firstName', 'lastName', 'email', 'enquiryType', 'subject', 'message'])
      expect(await problemOf(page, labels.enquiryType)).toBe('Please select what you need help with')
    })
  })

  test('brings the first problem into view', async () => {
    await visitContact(
      stack,
      async (page) => {
        await fillIn(page, { lastName: '' })
        await sendButton(page).click()
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
          .toBe('lastName')
        await expect
          .poll(() => page.getByLabel(labels.lastName).evaluate((field) => field.getBoundingClientRect().top))
          .toBeGreaterThan(80)
      },
      { width: 390 },
    )
  })

  test('forgets a problem as soon as its field is edited', async () => {
    await visitContact(stack, async (page) => {
      await sendButton(page).click()
      await page.getByText('Please enter your first name').waitFor()
      await page.getByLabel(labels.firstName).pressSequentially('A')
      await page.getByText('Please enter your first name').waitFor({ state: 'detached' })
      expect(await problemOf(page, labels.lastName)).toBe('Please enter your last name')
      await page.getByLabel(labels.enquiryType).selectOption('General Inquiry')
      await page.getByText('Please select what you need help with').waitFor({ state: 'detached' })
    })
  })

  test('counts the characters of the message, and cuts nothing off', async () => {
    await visitContact(stack, async (page) => {
      const message = page.getByLabel(labels.message)
      expect(await message.getAttribute('placeholder')).toContain('minimum 10 characters')
      await message.pressSequentially('Hello')
      await page.getByText('5 / 5000 characters').waitFor()
      await message.fill(long(5003))
      await page.getByText('5003 / 5000 characters').waitFor()
      expect(await message.inputValue()).toHaveLength(5003)
    })
  })

  test('can be filled in and sent with the keyboard alone', async () => {
    const subject = 'Typed without a mouse'
    await visitContact(stack, async (page) => {
      const answers = [
        [labels.firstName, 'Aisyah'],
        [labels.lastName, 'Rahman'],
        [labels.email, 'aisyah@example.com'],
        ['Country', 'Indonesia'],
        [labels.enquiryType, 'Technical'],
        [labels.subject, subject],
      ] as const
      for (const [label, text] of answers) {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      await tabTo(page, 'Nvidia L40S')
      await page.keyboard.press('Space')
      await tabTo(page, labels.message)
      await page.keyboard.type('How do we reach support at night?')
      await tabTo(page, 'Send Message')
      await page.keyboard.press('Enter')
      await sentPanel(page).waitFor()
    })
    const [mail] = await eventually(
      () => mailsAbout(stack, subject),
      (mails) => mails.length > 0,
    )
    expect(mail?.text).toContain('Technical Support')
    expect(mail?.text).toContain('Nvidia L40S')
  })

  test('keeps what was typed before its code arrived', async () => {
    const { page, close, letCodeArrive } = await openWithoutCode()
    await fillIn(page, { subject: 'Faster than the code' })
    await page.getByLabel('Country').selectOption('Singapore')
    const before = await valuesOf(page)
    await letCodeArrive()
    await whenReady(page)
    expect(await valuesOf(page)).toEqual(before)
    expect(await page.getByLabel('Country').inputValue()).toBe('Singapore')
    expect(await page.getByLabel('Nvidia HGX H100').isChecked()).toBe(true)
    await page.getByText(`${before['message']?.length} / 5000 characters`).waitFor()
    await close()
  })

  test('sends what was submitted before its code arrived', async () => {
    const subject = 'Sent before the code'
    const { page, close, letCodeArrive } = await openWithoutCode()
    await fillIn(page, { subject })
    await sendButton(page).click()
    await letCodeArrive()
    await sentPanel(page).waitFor()
    expect(page.url()).toBe(`${stack.site}/contact`)
    await close()
    await eventually(
      () => mailsAbout(stack, subject),
      (mails) => mails.length === 1,
    )
  })

  test('keeps what was typed for somebody who looks at another page and comes back', async () => {
    await visitContact(stack, async (page) => {
      await fillIn(page)
      const before = await valuesOf(page)
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
      await page.goBack()
      await sendButton(page).waitFor()
      expect(await valuesOf(page)).toEqual(before)
      expect(await page.getByLabel('Nvidia HGX H100').isChecked()).toBe(true)
    })
  })
})
