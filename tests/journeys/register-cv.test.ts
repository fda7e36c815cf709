import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCv, cvDocx } from '#tests/support/documents.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { arriveWith, callsTo, problemOf, sessionIn, stateOf } from './account-page.ts'
import { mailsOf } from './contact-visitor.ts'
import {
  byHand,
  choose,
  chosen,
  createButton,
  heading,
  onRegister,
  pdfFor,
  review,
  somebody,
  title,
  upload,
} from './cv-visitor.ts'
import { callAs, focused, staysInDialog } from './dashboard-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const lettersTo = async (email: string) => (await mailsOf(stack)).filter(({ to }) => to.includes(email))

describe('a new candidate', () => {
  test('uploads a CV, looks through it, and has an account whose credentials are mailed', () =>
    onRegister(stack, async (page) => {
      const { name, email } = somebody()
      await upload(page, pdfFor({ email }))
      await title(page, 'CV Processed Successfully').waitFor()
      expect(await page.getByLabel('Name').inputValue()).toBe(name)
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      expect(await page.getByLabel('Phone').inputValue()).toBe(aCv.phone)
      expect(await page.getByLabel('Title').inputValue()).toBe(aCv.title)
      expect(await page.getByLabel('Location').inputValue()).toBe(aCv.location)
      await review(page).getByText(`we send a link to set a password to ${email}`).waitFor()
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
      await page.waitForURL('**/dashboard')
      const { user } = await sessionIn(page)
      expect(JSON.parse(user ?? '')).toMatchObject({ name, email })
      expect((await lettersTo(email)).map(({ text }) => text.includes('#reset='))).toEqual([true])
    }))

  test('does all of it with the keyboard alone, with a DOCX', () =>
    onRegister(stack, async (page) => {
      const { email } = somebody()
      // The browser takes a moment to hand its dialog over to whoever waits for it.
      page.on('filechooser', () => undefined)
      await page.locator('#cv-file').focus()
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Space')
      await (await chooser).setFiles({ name: 'cv.docx', mimeType: '', buffer: cvDocx({ email }) })
      await chosen(page, 'cv.docx').waitFor()
      // Past the ways to another file.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Upload CV')
      await page.keyboard.press('Enter')
      await review(page).waitFor()
      await page.getByLabel('Location').focus()
      await page.keyboard.press('Enter')
      await heading(page, 'Welcome Aboard!').waitFor()
    }))

  test('corrects what was read, and leaves out what is wrong', () =>
    onRegister(stack, async (page) => {
      const { email } = somebody()
      await upload(page, pdfFor({ email }))
      await page.getByLabel('Title').fill('Head of Analytics')
      await page.getByText('Skills', { exact: false }).and(page.locator('summary')).click()
      await page.getByRole('button', { name: 'Remove Python' }).click()
      await page.locator('summary', { hasText: 'Work experience' }).click()
      await page.getByText('Built a demand forecast').waitFor()
      await page.getByRole('button', { name: 'Leave out Data Analyst', exact: true }).click()
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
      const token = (await sessionIn(page)).token ?? ''
      const { body } = await callAs({ token }, stack, 'GET /auth/me')
      expect(body).toMatchObject({
        data: {
          title: 'Head of Analytics',
          skills: ['SQL', 'Power BI'],
          experience: [{ position: 'Senior Data Analyst' }],
          cvFileName: 'my cv.pdf',
        },
      })
    }))

  test('is led to a summary that is too long, although its part was closed', () =>
    onRegister(stack, async (page) => {
      const part = page.locator('summary', { hasText: 'Professional summary' })
      const field = page.getByRole('textbox', { name: 'Summary' })
      await upload(page, pdfFor(somebody()))
      await part.click()
      await field.fill('x'.repeat(2001))
      await part.click()
      await field.waitFor({ state: 'hidden' })
      await createButton(page).click()
      await field.waitFor()
      expect(await field.evaluate((element) => document.activeElement === element)).toBe(true)
      expect(await problemOf(page, 'Summary')).toContain('2000')
      expect(await field.inputValue()).toHaveLength(2001)
    }))

  test('opens one account however often the button is pressed', () =>
    onRegister(stack, async (page) => {
      const { email } = somebody()
      const calls = callsTo(page, '/auth/register-with-cv')
      await upload(page, pdfFor({ email }))
      await createButton(page).dblclick()
      await heading(page, 'Welcome Aboard!').waitFor()
      expect(calls).toHaveLength(1)
      expect(await lettersTo(email)).toHaveLength(1)
    }))

  test('is led on after three seconds, to the job they want to apply for', () =>
    onRegister(stack, async (page) => {
      await arriveWith(page, { jobId: 'job-1' })
      await upload(page, pdfFor(somebody()))
      await stopTheClock(page)
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
      await page.clock.runFor(2900)
      expect(new URL(page.url()).pathname).toBe('/register')
      await page.clock.runFor(200)
      await page.waitForURL('**/careers/job-1')
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    }))

  test('need not wait for it', () =>
    onRegister(stack, async (page) => {
      await upload(page, pdfFor(somebody()))
      await stopTheClock(page)
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**/dashboard')
    }))

  test('is asked for the email address that the CV does not name', () =>
    onRegister(stack, async (page) => {
      const { email } = somebody()
      await upload(page, pdfFor({ email: '' }))
      await review(page)
        .getByText('We found no email address in your CV. Please enter the one you want to sign in with.')
        .waitFor()
      expect(await focused(page)).toBe('email')
      await createButton(page).click()
      await expect.poll(() => problemOf(page, 'Email *')).not.toBeNull()
      expect(await focused(page)).toBe('email')
      await page.getByLabel('Email').fill(email)
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
    }))

  test('can close the review and come back to it as it was', () =>
    onRegister(stack, async (page) => {
      await upload(page, pdfFor(somebody()))
      expect(await staysInDialog(page, 20)).toBe(true)
      await page.getByLabel('Title').fill('Head of Analytics')
      await review(page).getByRole('button', { name: 'Cancel' }).click()
      await review(page).waitFor({ state: 'detached' })
      expect(await focused(page)).toBe('Continue with this CV')
      await page.keyboard.press('Enter')
      expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
    }))
})

describe('the way by hand', () => {
  test('is there from the start, and going back leads to the CV that was chosen', () =>
    onRegister(stack, async (page) => {
      await choose(page, pdfFor())
      await chosen(page, 'my cv.pdf').waitFor()
      await byHand(page).click()
      await page.getByLabel('Full name').waitFor()
      await page.goBack()
      await chosen(page, 'my cv.pdf').waitFor()
    }))

  test('outlives a reload, and leads back to the CV and to signing in', () =>
    onRegister(stack, async (page) => {
      await byHand(page).click()
      await page.reload()
      await page.getByLabel('Full name').waitFor()
      await page.getByRole('link', { name: 'Let us read it' }).click()
      await page.getByText('Drop your CV here').waitFor()
      await page.getByRole('link', { name: 'Sign in here' }).click()
      await page.waitForURL('**/login')
    }))
})
