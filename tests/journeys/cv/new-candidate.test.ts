import { aCv, cvDocx } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { stopTheClock, widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  arriveWith,
  callsTo,
  mainHeading,
  problemOf,
  quiet,
  refusedAnswer,
  sessionIn,
  stateOf,
} from '../account-page.ts'
import { focused, staysInDialog } from '../keyboard.ts'
import {
  byHandLink,
  cancelButton,
  chooseAndCancel,
  chosenFile,
  createButton,
  newPerson,
  pdfFor,
  docxFor,
  holdUploads,
  review,
  reviewTitle,
  upload,
} from './upload.ts'

describe('a new candidate', () => {
  test('uploads a CV, reviews it, gets one account however often the button is pressed, and need not wait', async ({
    open,
    stack,
  }) => {
    const page = await open('/register', quiet)
    const calls = callsTo(page, '/auth/register-with-cv')
    const { name, email } = newPerson()
    await upload(page, pdfFor({ email }))
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe(name)
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(await page.getByLabel('Phone').inputValue()).toBe(aCv.phone)
    expect(await page.getByLabel('Title').inputValue()).toBe(aCv.title)
    expect(await page.getByLabel('Location').inputValue()).toBe(aCv.location)
    await review(page).getByText(`We will email a link to set your password to ${email}.`).waitFor()
    await stopTheClock(page)
    await createButton(page).dblclick()
    await mainHeading(page, 'Welcome Aboard!').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/dashboard')
    expect(calls).toHaveLength(1)
    const { user } = await sessionIn(page)
    expect(JSON.parse(user ?? '')).toMatchObject({ name, email })
    const mails = stack.ses.inbox.list().filter(({ to }) => to.includes(email))
    expect(mails.map(({ text }) => text.includes('#reset='))).toEqual([true])
  })

  test('uploads a DOCX with the keyboard alone', inWideRun, async ({ open }) => {
    const page = await open('/register', quiet)
    const { email } = newPerson()
    // Without a listener the browser opens its own dialog before `waitForEvent` takes it over.
    page.on('filechooser', () => undefined)
    await page.locator('#cv-file').focus()
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Space')
    await (await chooser).setFiles({ name: 'cv.docx', mimeType: '', buffer: cvDocx({ email }) })
    await review(page).waitFor()
    expect(await focused(page)).toBe('CV Processed Successfully')
    await page.getByLabel('Location').focus()
    await page.keyboard.press('Enter')
    await mainHeading(page, 'Welcome Aboard!').waitFor()
  })

  test('corrects what was read, removes entries, and finds it all again after closing the review', async ({
    open,
    stack,
  }) => {
    const page = await open('/register', quiet)
    await upload(page, docxFor(newPerson()))
    await page.setViewportSize({ width: widths.narrow, height: 844 })
    // The buttons stay in view above a form that is longer than the window, the primary one first.
    const [create, cancel] = await Promise.all(
      [createButton(page), cancelButton(page)].map((button) => button.boundingBox()),
    )
    expect((create?.y ?? Infinity) + (create?.height ?? 0)).toBeLessThan(844)
    expect(create?.x).toBeLessThan(cancel?.x ?? 0)
    expect(await staysInDialog(page, 20)).toBe(true)
    await page.getByLabel('Title').fill('Head of Analytics')
    await cancelButton(page).click()
    await review(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Continue with this CV')
    await page.keyboard.press('Enter')
    expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
    await page.getByText('Skills', { exact: false }).and(page.locator('summary')).click()
    await page.getByRole('button', { name: 'Remove Python' }).click()
    await page.locator('summary', { hasText: 'Work experience' }).click()
    await page.getByText('Built a demand forecast').waitFor()
    await page.getByRole('button', { name: 'Remove Data Analyst', exact: true }).click()
    await createButton(page).click()
    await mainHeading(page, 'Welcome Aboard!').waitFor()
    const { token } = await sessionIn(page)
    const { body } = await caller(stack)('GET /auth/me', { token: token ?? '' })
    expect(body).toMatchObject({
      data: {
        title: 'Head of Analytics',
        skills: ['SQL', 'Power BI'],
        experience: [{ position: 'Senior Data Analyst' }],
        cvFileName: 'my cv.docx',
      },
    })
  })

  test('finds file and corrections again after a reload, and saves them', async ({ open, stack }) => {
    const page = await open('/register', quiet)
    await upload(page, docxFor(newPerson()))
    await page.getByLabel('Title').fill('Head of Analytics')
    await page.reload()
    await review(page).waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
    await createButton(page).click()
    await mainHeading(page, 'Welcome Aboard!').waitFor()
    const { token } = await sessionIn(page)
    const { body } = await caller(stack)('GET /auth/me', { token: token ?? '' })
    expect(body).toMatchObject({ data: { title: 'Head of Analytics', cvFileName: 'my cv.docx' } })
    await page.goto(`${stack.site}/register`)
    await mainHeading(page, 'Update your profile').waitFor()
    expect(await review(page).count()).toBe(0)
  })

  test(
    'is shown what to check, corrects an entry, adds one and removes one',
    inWideRun,
    async ({ open, stack }) => {
      const page = await open('/register', quiet)
      // Not a place that the reader knows.
      await upload(page, docxFor({ ...newPerson(), location: 'Kampung Sungai Tuk' }))
      const note = 'Please check: we are not sure we read this right.'
      await review(page).getByText('One thing is marked Please check').waitFor()
      const location = page.getByRole('textbox', { name: 'Location', description: note })
      await location.fill('Kampung Sungai Tuk, Perak')
      await review(page).getByText(note).waitFor({ state: 'detached' })
      await page.locator('summary', { hasText: 'Work experience' }).click()
      await page.getByRole('button', { name: 'Edit Data Analyst', exact: true }).click()
      expect(await page.getByLabel('Position').evaluate((field) => document.activeElement === field)).toBe(
        true,
      )
      await page.getByLabel('Position').fill('Junior Analyst')
      await page.getByRole('button', { name: 'Done Junior Analyst', exact: true }).click()
      await page.locator('summary', { hasText: 'Languages' }).click()
      await page.getByRole('button', { name: 'Add language' }).click()
      await page.getByLabel('Language', { exact: true }).fill('Iban')
      await page.getByLabel('Proficiency').fill('Native')
      await page.getByRole('button', { name: 'Done Iban' }).click()
      await page.getByRole('button', { name: 'Add position' }).click()
      await page.getByText('Please add').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Done', exact: true }).click()
      await page.getByText('Please add the position').waitFor()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await createButton(page).click()
      await mainHeading(page, 'Welcome Aboard!').waitFor()
      const { token } = await sessionIn(page)
      const { body } = await caller(stack)('GET /auth/me', { token: token ?? '' })
      const { experience, languages } = (body as { data: Record<'experience' | 'languages', object[]> }).data
      expect(experience).toMatchObject([{ position: 'Senior Data Analyst' }, { position: 'Junior Analyst' }])
      expect(languages.at(-1)).toEqual({ language: 'Iban', proficiency: 'Native' })
    },
  )

  test(
    'is led to a summary that is too long, although its section was closed',
    inWideRun,
    async ({ open }) => {
      const page = await open('/register', quiet)
      const section = page.locator('summary', { hasText: 'Professional summary' })
      const field = page.getByRole('textbox', { name: 'Summary' })
      await upload(page, docxFor(newPerson()))
      await section.click()
      await field.fill('x'.repeat(2001))
      await section.click()
      await field.waitFor({ state: 'hidden' })
      await createButton(page).click()
      await field.waitFor()
      expect(await field.evaluate((element) => document.activeElement === element)).toBe(true)
      expect(await problemOf(page, 'Summary')).toContain('2000')
      expect(await field.inputValue()).toHaveLength(2001)
    },
  )

  test(
    'is redirected after three seconds, to the job they want to apply for',
    inWideRun,
    async ({ open }) => {
      // There is no such job.
      const before = arriveWith({ jobId: 'job-1' })
      const page = await open('/register', { ...quiet, before, expectedErrors: [refusedAnswer] })
      await upload(page, docxFor(newPerson()))
      await stopTheClock(page)
      await createButton(page).click()
      await mainHeading(page, 'Welcome Aboard!').waitFor()
      await page.clock.runFor(2900)
      expect(new URL(page.url()).pathname).toBe('/register')
      await page.clock.runFor(200)
      await page.waitForURL('**/careers/job-1')
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    },
  )

  test('is asked for the e-mail address if the CV contains none', inWideRun, async ({ open }) => {
    const page = await open('/register', quiet)
    await upload(page, docxFor({ email: '' }))
    await review(page)
      .getByText('We found no email address in your CV. Please enter the one you want to sign in with.')
      .waitFor()
    expect(await focused(page)).toBe('email')
    await createButton(page).click()
    await expect.poll(() => problemOf(page, 'Email *')).not.toBeNull()
    expect(await focused(page)).toBe('email')
    await page.getByLabel('Email').fill(newPerson().email)
    await createButton(page).click()
    await mainHeading(page, 'Welcome Aboard!').waitFor()
  })
})

test('the form for typing is a link away, survives a reload, and going back leads to the chosen CV', async ({
  open,
  stack,
}) => {
  const page = await open('/register', quiet)
  await holdUploads(page, stack.s3)
  await chooseAndCancel(page, docxFor())
  await byHandLink(page).click()
  await page.getByLabel('Full name').waitFor()
  await page.goBack()
  await chosenFile(page, 'my cv.docx').waitFor()
  await byHandLink(page).click()
  await page.reload()
  await page.getByLabel('Full name').waitFor()
  await page.getByRole('link', { name: 'Let us read it' }).click()
  await page.getByText('Drop your CV here').waitFor()
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await page.waitForURL('**/login')
})
