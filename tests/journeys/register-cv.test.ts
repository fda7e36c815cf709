import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { aCv, cvDocx } from '#tests/support/documents.ts'
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
  onRegisterAs,
  pdfFor,
  refusals,
  review,
  somebody,
  title,
  updateButton,
  upload,
} from './cv-visitor.ts'
import { callAs, focused, staysInDialog } from './dashboard-visitor.ts'

let stack: TestStack
/** Somebody who has an account, and whose CV the tests only look at. */
let known: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  known = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

const passwordOfAccount = (page: Page) => page.getByLabel('Password of this account')
const lettersTo = async (email: string) => (await mailsOf(stack)).filter(({ to }) => to.includes(email))
const profileOf = async (candidate: Candidate) =>
  ((await callAs(candidate, stack, 'GET /auth/me')).body as { data: Record<string, unknown> }).data

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
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
      const start = Date.now()
      await page.waitForURL('**/careers/job-1')
      expect(Date.now() - start).toBeGreaterThan(2000)
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    }))

  test('need not wait for it', () =>
    onRegister(stack, async (page) => {
      await upload(page, pdfFor(somebody()))
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
      const start = Date.now()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**/dashboard')
      expect(Date.now() - start).toBeLessThan(2500)
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

describe('a candidate who has an account', () => {
  test('updates the profile with the password, and a wrong one loses nothing', () =>
    onRegister(
      stack,
      async (page) => {
        const candidate = await registerCandidate(stack.site)
        await upload(page, pdfFor({ email: candidate.email }))
        await title(page, 'Account Found').waitFor()
        await page.getByLabel('Title').fill('Head of Analytics')
        await updateButton(page).click()
        await expect
          .poll(() => problemOf(page, 'Password of this account *'))
          .toBe('Please enter the password of this account')
        await passwordOfAccount(page).fill('not the password 1')
        await updateButton(page).click()
        await expect
          .poll(() => problemOf(page, 'Password of this account *'))
          .toBe('To update this account, enter its password or sign in first.')
        expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
        expect((await profileOf(candidate))['title']).toBe('')
        await passwordOfAccount(page).fill(candidate.password)
        await updateButton(page).click()
        await heading(page, 'Profile Updated!').waitFor()
        await page.waitForURL('**/dashboard')
        expect(await profileOf(candidate)).toMatchObject({
          title: 'Head of Analytics',
          name: aCv.name,
          cvFileName: 'my cv.pdf',
        })
      },
      refusals,
    ))

  test('can just sign in, and is led on to where they were going', () =>
    onRegister(stack, async (page) => {
      await arriveWith(page, { jobId: 'job-1' })
      await upload(page, pdfFor({ email: known.email }))
      await review(page).getByRole('link', { name: 'Just Login' }).click()
      await page.waitForURL('**/login')
      expect(await stateOf(page)).toEqual({ jobId: 'job-1' })
    }))

  test('is recognised although the account was opened while the review stood open', () =>
    onRegister(
      stack,
      async (page) => {
        const { email } = somebody()
        await upload(page, pdfFor({ email }))
        await title(page, 'CV Processed Successfully').waitFor()
        await registerCandidate(stack.site, { email })
        await createButton(page).click()
        await title(page, 'Account Found').waitFor()
        await passwordOfAccount(page).waitFor()
      },
      refusals,
    ))
})

describe('a candidate who is signed in', () => {
  test('comes from the profile and updates it without a password', async () => {
    const candidate = await registerCandidate(stack.site)
    await onRegisterAs(stack, candidate, async (page) => {
      await page.goto(`${stack.site}/dashboard?tab=profile`)
      await page.getByRole('link', { name: 'Upload New CV' }).click()
      await heading(page, 'Update your profile').waitFor()
      await page.getByText(`You are signed in as ${candidate.email}.`).waitFor()
      await upload(page, pdfFor({ email: candidate.email }))
      await title(page, 'Account Found').waitFor()
      expect(await passwordOfAccount(page).count()).toBe(0)
      await updateButton(page).click()
      await heading(page, 'Profile Updated!').waitFor()
      await page.waitForURL('**/dashboard')
      expect(await profileOf(candidate)).toMatchObject({ title: aCv.title, cvFileName: 'my cv.pdf' })
    })
  })

  test('is told when the CV names another address, and can put theirs in its place', async () => {
    const candidate = await registerCandidate(stack.site)
    await onRegisterAs(stack, candidate, async (page) => {
      await upload(page, pdfFor(somebody()))
      await title(page, 'CV Processed Successfully').waitFor()
      await review(page).getByText('This CV will not change your account').waitFor()
      await review(page).getByRole('button', { name: 'Use my address' }).click()
      await title(page, 'Account Found').waitFor()
      await updateButton(page).click()
      await heading(page, 'Profile Updated!').waitFor()
      expect((await profileOf(candidate))['title']).toBe(aCv.title)
    })
  })
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
