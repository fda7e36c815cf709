import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cvLimits } from '#shared/domain/cv.ts'
import { cvPdf } from '#tests/support/documents.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { alerts, callsTo } from './account-page.ts'
import {
  choose,
  chosen,
  createButton,
  heading,
  lost,
  megabyte,
  onRegister,
  paddedTo,
  pdfFor,
  refusals,
  review,
  scanOf,
  slowLine,
  somebody,
  title,
  upload,
  uploadButton,
} from './cv-visitor.ts'
import { focused } from './dashboard-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

describe('a file', () => {
  test.each([
    [
      'of another type',
      { name: 'cv.png', bytes: Buffer.from('x') },
      'Please upload a PDF, DOC, or DOCX file.',
    ],
    [
      'of more than 10 MB',
      { name: 'cv.pdf', bytes: Buffer.alloc(cvLimits.bytes + 1) },
      'File size must be less than 10MB.',
    ],
    ['with nothing in it', { name: 'cv.pdf', bytes: Buffer.alloc(0) }, 'This file is empty.'],
  ])('%s is refused before it is sent', (_, file, message) =>
    onRegister(stack, async (page) => {
      const calls = callsTo(page, '/cv/upload')
      await choose(page, file)
      await alerts(page).getByText(message).waitFor()
      expect(await uploadButton(page).count()).toBe(0)
      expect(calls).toEqual([])
    }),
  )

  test('of 9.9 MB is taken', () =>
    onRegister(stack, async (page) => {
      const { email } = somebody()
      const bytes = paddedTo(cvPdf({ email }), Math.floor(9.9 * megabyte))
      await choose(page, { name: 'cv.pdf', bytes })
      await page.getByText('9.9 MB').waitFor()
      await uploadButton(page).click()
      await title(page, 'CV Processed Successfully').waitFor()
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
    }))

  const scanMilliseconds = 180_000
  test(
    'that was scanned takes its time, which the page says while it asks again by itself',
    () =>
      onRegister(
        stack,
        async (page) => {
          const { email } = somebody()
          const answers: number[] = []
          page.on('response', (response) => {
            if (response.url().endsWith('/cv/analyze-text')) answers.push(response.status())
          })
          await choose(page, await scanOf(page, email, 5))
          await uploadButton(page).click()
          // A fast machine may be done before there is anything to say.
          await page.getByText('We are still reading.').or(review(page)).first().waitFor()
          await review(page).waitFor({ timeout: scanMilliseconds })
          expect(await page.getByLabel('Email').inputValue()).toBe(email)
          expect(answers.at(-1)).toBe(200)
          expect(answers.slice(0, -1).every((status) => status === 503)).toBe(true)
        },
        { expectedErrors: [/status of 503/] },
      ),
    scanMilliseconds,
  )

  test('that cannot be read leads to the form for typing', () =>
    onRegister(
      stack,
      async (page) => {
        await choose(page, { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\nnothing that could be read') })
        await uploadButton(page).click()
        await alerts(page)
          .getByText('We could not read this file. Try another one, or enter your details by hand.')
          .waitFor()
        await alerts(page).getByRole('link', { name: 'Enter your details by hand' }).click()
        await page.getByLabel('Full name').fill('Farid Osman')
        await page.getByLabel('Email', { exact: true }).fill(somebody().email)
        await page.getByRole('button', { name: 'Create Account' }).click()
        await page.waitForURL('**/dashboard')
      },
      refusals,
    ))

  test('that is no CV in spite of its name is refused in the same words', () =>
    onRegister(
      stack,
      async (page) => {
        await choose(page, { name: 'cv.docx', bytes: cvPdf() })
        await uploadButton(page).click()
        await alerts(page).getByText('Please upload a PDF, DOC, or DOCX file.').waitFor()
        expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
      },
      refusals,
    ))

  test('can be dropped anywhere on the page, exchanged and removed', () =>
    onRegister(stack, async (page) => {
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['%PDF'], 'dropped.pdf'))
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      })
      await chosen(page, 'dropped.pdf').waitFor()
      await choose(page, pdfFor())
      await chosen(page, 'my cv.pdf').waitFor()
      await page.getByRole('button', { name: 'Remove my cv.pdf' }).click()
      await page.getByText('Drop your CV here').waitFor()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('cv-file')
    }))
})

describe('an upload', () => {
  test('that breaks off goes on by Retry with the same file', () =>
    onRegister(
      stack,
      async (page) => {
        await page.route(`${stack.s3}/**`, (route) => route.abort())
        await choose(page, pdfFor(somebody()))
        await uploadButton(page).click()
        await alerts(page).getByText('Your CV was not uploaded.').waitFor()
        await alerts(page).getByText('Please check your connection').waitFor()
        await page.unrouteAll()
        await page.getByRole('button', { name: 'Retry' }).click()
        await title(page, 'CV Processed Successfully').waitFor()
      },
      lost,
    ))

  test('on a slow line shows how far it has come, and can be cancelled', () =>
    onRegister(stack, async (page) => {
      await slowLine(page, 400_000)
      await choose(page, { name: 'cv.pdf', bytes: paddedTo(cvPdf(), 4 * megabyte) })
      await uploadButton(page).click()
      await heading(page, 'Uploading your CV').waitFor()
      const bar = page.getByRole('progressbar', { name: 'Uploaded' })
      await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(5)
      const shown = await page.getByText(/^\d+ %$/).textContent()
      expect(Number.parseInt(shown ?? '', 10)).toBeLessThan(100)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await heading(page, 'Create your account').waitFor()
      expect(await focused(page)).toBe('Upload CV')
      expect(await alerts(page).count()).toBe(0)
    }))

  test('whose reading meets no connection is read by Retry without being sent again', () =>
    onRegister(
      stack,
      async (page) => {
        const uploads = callsTo(page, '/cv/upload')
        await page.route('**/api/cv/analyze-text', (route) => route.abort())
        await choose(page, pdfFor(somebody()))
        await uploadButton(page).click()
        await alerts(page).getByText('Your CV was not read.').waitFor()
        await page.unroute('**/api/cv/analyze-text')
        await page.getByRole('button', { name: 'Retry' }).click()
        await review(page).waitFor()
        expect(uploads).toHaveLength(1)
      },
      lost,
    ))
})

test('what was corrected is still there when creating the account met no connection', () =>
  onRegister(
    stack,
    async (page) => {
      await page.route('**/api/auth/register-with-cv', (route) => route.abort())
      await upload(page, pdfFor(somebody()))
      await page.getByLabel('Title').fill('Head of Analytics')
      await createButton(page).click()
      await alerts(page).getByText('An error occurred during registration').waitFor()
      await page.unroute('**/api/auth/register-with-cv')
      await page.getByRole('button', { name: 'Look through it and try again' }).click()
      expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
      await createButton(page).click()
      await heading(page, 'Welcome Aboard!').waitFor()
    },
    lost,
  ))
