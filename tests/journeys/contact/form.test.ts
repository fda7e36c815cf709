import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { scrollWidthOf } from '../page.ts'
import {
  enquiriesOf,
  fillIn,
  focusedField,
  labels,
  mailsAbout,
  problemOf,
  sendButton,
  sentPanel,
  typed,
  valuesOf,
} from './enquiry-form.ts'

const path = '/contact'

/** One problem of each field; `shared/enquiry/enquiry.test.ts` holds every rule. */
const wrongValues = {
  firstName: ['A', 'First name should be at least 2 characters'],
  lastName: ['R@hman', 'Please use only letters and common punctuation'],
  email: ['aisyah at example', 'Please enter a valid email (e.g., name@example.com)'],
  company: ['R', 'Company name should be at least 2 characters'],
  jobTitle: ['x'.repeat(101), 'Job title is too long (maximum 100 characters)'],
  subject: ['GPUs', 'Subject should be at least 5 characters'],
  message: ['Hi there', 'Please provide more details (at least 10 characters)'],
} as const

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const maxStops = 40
  const wanted = page.getByLabel(name).or(page.getByRole('button', { name })).first()
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The focus never reached "${name}"`)
}

describe('the enquiry form', () => {
  test('shows at each field what is wrong with it, and sends nothing', async ({ open, stack }) => {
    const subject = wrongValues.subject[0]
    const page = await open(path, { reducedMotion: true })
    const sent = enquiriesOf(page)
    await fillIn(
      page,
      Object.fromEntries(Object.entries(wrongValues).map(([field, [value]]) => [field, value])),
    )
    await sendButton(page).click()
    await page.getByText(wrongValues.message[1]).waitFor()
    for (const [field, [, problem]] of Object.entries(wrongValues)) {
      expect(await problemOf(page, labels[field as keyof typeof wrongValues]), field).toBe(problem)
    }
    const [, hint = ''] = ((await page.getByLabel('Last Name').getAttribute('aria-describedby')) ?? '').split(
      ' ',
    )
    expect(await page.locator(`#${hint}`).textContent()).toContain('write your name in full in the message')
    expect(await page.getByText('write your name in full in the message').count()).toBe(1)
    // The last problem alone keeps it from being sent, too.
    await fillIn(page, { message: wrongValues.message[0] })
    await sendButton(page).click()
    await expect.poll(() => focusedField(page)).toBe('message')
    expect(sent).toEqual([])
    expect(mailsAbout(stack, subject)).toEqual([])
  })

  test(
    'names everything that is missing, focuses the first of it, and clears a problem when its field is edited',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { reducedMotion: true })
      await sendButton(page).click()
      await expect.poll(() => focusedField(page)).toBe('firstName')
      expect(
        await page
          .locator('[aria-invalid="true"]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
      ).toEqual(['firstName', 'lastName', 'email', 'enquiryType', 'subject', 'message'])
      expect(await problemOf(page, labels.enquiryType)).toBe('Please select what you need help with')

      await page.getByLabel(labels.firstName).pressSequentially('A')
      await page.getByText('Please enter your first name').waitFor({ state: 'detached' })
      expect(await problemOf(page, labels.lastName)).toBe('Please enter your last name')
      await page.getByLabel(labels.enquiryType).selectOption('General Inquiry')
      await page.getByText('Please select what you need help with').waitFor({ state: 'detached' })
    },
  )

  test(
    'scrolls the first problem into view, and fits a window of 320 pixels with it',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { width: 390 })
      await fillIn(page, { lastName: '' })
      await sendButton(page).click()
      await expect.poll(() => focusedField(page)).toBe('lastName')
      await expect
        .poll(() => page.getByLabel(labels.lastName).evaluate((field) => field.getBoundingClientRect().top))
        .toBeGreaterThan(80)
      await page.setViewportSize({ width: 320, height: 844 })
      expect(await scrollWidthOf(page)).toBe(320)
    },
  )

  test('counts the characters of the message, and cuts nothing off', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    const message = page.getByLabel(labels.message)
    expect(await message.getAttribute('placeholder')).toContain('minimum 10 characters')
    await message.pressSequentially('Hello')
    await page.getByText('5 / 5000 characters').waitFor()
    await message.fill('x'.repeat(5003))
    await page.getByText('5003 / 5000 characters').waitFor()
    expect(await message.inputValue()).toHaveLength(5003)
    await sendButton(page).click()
    await expect
      .poll(() => problemOf(page, labels.message))
      .toBe('Message is too long (maximum 5000 characters)')
  })

  test('is filled in and sent with the keyboard alone', async ({ open, stack }) => {
    const subject = 'Typed without a mouse'
    const page = await open(path, { reducedMotion: true })
    const answers = [
      [labels.firstName, typed.firstName],
      [labels.lastName, typed.lastName],
      [labels.email, typed.email],
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
    await expect
      .poll(() => mailsAbout(stack, subject).map(({ text }) => text))
      .toEqual([expect.stringMatching(/Technical Support[^]*Nvidia L40S/)])
  })

  test('keeps what was typed when the visitor opens another page and comes back', async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    await fillIn(page)
    const before = await valuesOf(page)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
    expect(await valuesOf(page)).toEqual(before)
    expect(await page.getByLabel('Nvidia HGX H100').isChecked()).toBe(true)
  })
})
