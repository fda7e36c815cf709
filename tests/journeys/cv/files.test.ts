import { cvPdf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { cvLimits } from '#shared/account/cv.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { alerts, callsTo, lostConnection, mainHeading, quiet, refusedAnswer } from '../account-page.ts'
import { focused } from '../keyboard.ts'
import { scanOf } from './scan.ts'
import {
  choose,
  chooseAndCancel,
  chosenFile,
  createButton,
  drop,
  holdUploads,
  megabyteBytes,
  newPerson,
  pdfFor,
  docxFor,
  review,
  reviewTitle,
  upload,
  uploadButton,
} from './upload.ts'

const empty = Buffer.alloc(0)

describe('a file', () => {
  test('of another type, of more than 10 MB or with nothing in it is refused before it is sent', async ({
    open,
  }) => {
    const page = await open('/register', quiet)
    const calls = callsTo(page, '/cv/upload')
    await choose(page, { name: 'cv.png', bytes: Buffer.from('x') })
    await alerts(page).getByText('Please upload a PDF, DOC, or DOCX file.').waitFor()
    expect(await uploadButton(page).count()).toBe(0)
    await drop(page, pdfFor(), cvLimits.bytes + 1)
    await alerts(page).getByText('File size must be less than 10MB.').waitFor()
    expect(await uploadButton(page).count()).toBe(0)
    await choose(page, { name: 'cv.pdf', bytes: empty })
    await alerts(page).getByText('This file is empty.').waitFor()
    expect(await uploadButton(page).count()).toBe(0)
    expect(calls).toEqual([])
  })

  test('of 9.9 MB is uploaded and read', inWideRun, async ({ open }) => {
    const page = await open('/register', quiet)
    const { email } = newPerson()
    await drop(page, pdfFor({ email }), Math.floor(9.9 * megabyteBytes))
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })

  test(
    'of two scanned pages is read to the end, while the page says that it takes long and asks again',
    inWideRun,
    async ({ open }) => {
      const page = await open('/register', { ...quiet, expectedErrors: [/status of 503/] })
      const { email } = newPerson()
      const { status, text } = errors.cv_still_reading
      await page.route(
        '**/api/cv/analyze-text',
        (route) =>
          route.fulfill({ status, json: { code: 'cv_still_reading', detail: text, retry_after: 5 } }),
        { times: 1 },
      )
      const scan = await scanOf(page, [
        ['Nurul Izzah binti Kamaruddin', email, 'Senior Data Analyst'],
        ['EDUCATION', '2014 - 2018', 'Universiti Kebangsaan Malaysia', 'Bachelor of Science in Statistics'],
      ])
      await stopTheClock(page)
      await choose(page, scan)
      await page.getByText('We are still reading.').waitFor()
      expect(await review(page).count()).toBe(0)
      await page.getByRole('link', { name: 'Enter your details by hand' }).click()
      await page.getByLabel('Full name').waitFor()
      await page.goBack()
      await page.clock.runFor(5000)
      await page.clock.resume()
      await review(page).waitFor()
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      await page.locator('summary', { hasText: 'Education' }).click()
      await review(page).getByText('Universiti Kebangsaan Malaysia').waitFor()
    },
  )

  test('that cannot be read leads to the form for typing', async ({ open }) => {
    const page = await open('/register', { ...quiet, expectedErrors: [refusedAnswer] })
    await choose(page, { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\nnothing that could be read') })
    await alerts(page)
      .getByText("We couldn't read this file. Try another one, or enter your details by hand.")
      .waitFor()
    await alerts(page).getByText('The file was “cv.pdf”.').waitFor()
    expect(await uploadButton(page).count()).toBe(0)
    await alerts(page).getByRole('link', { name: 'Enter your details by hand' }).click()
    await page.getByLabel('Full name').fill('Farid Osman')
    await page.getByLabel('Email', { exact: true }).fill(newPerson().email)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/dashboard')
  })

  test(
    'whose content does not fit its name is refused, without a way to retry',
    inWideRun,
    async ({ open }) => {
      const page = await open('/register', { ...quiet, expectedErrors: [refusedAnswer] })
      await choose(page, { name: 'cv.docx', bytes: cvPdf() })
      await alerts(page).getByText('Please upload a PDF, DOC, or DOCX file.').waitFor()
      expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    },
  )

  test(
    'can be dropped anywhere on the page, cancelled, replaced and removed',
    inWideRun,
    async ({ open, stack }) => {
      const page = await open('/register', quiet)
      await holdUploads(page, stack.s3)
      await drop(page, { name: 'dropped.pdf', bytes: Buffer.from('%PDF') })
      await page.getByRole('button', { name: 'Cancel' }).click()
      await chosenFile(page, 'dropped.pdf').waitFor()
      await chooseAndCancel(page, docxFor())
      await page.getByRole('button', { name: 'Remove my cv.docx' }).click()
      await page.getByText('Drop your CV here').waitFor()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('cv-file')
    },
  )
})

test(
  'the page asks to choose a file on a touch screen, and to drop one elsewhere',
  inWideRun,
  async ({ open }) => {
    const page = await open('/register', quiet)
    const drops = page.getByText('Drop your CV here')
    const chooses = page.getByText('Choose your CV')
    expect(await drops.isVisible()).toBe(true)
    expect(await chooses.isVisible()).toBe(false)
    const touch = await page.context().newCDPSession(page)
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await chooses.waitFor()
    expect(await drops.isVisible()).toBe(false)
  },
)

describe('an upload', () => {
  test('that fails is sent again by Retry with the same file', async ({ open, stack }) => {
    const page = await open('/register', { ...quiet, expectedErrors: [lostConnection] })
    await page.route(`${stack.s3}/**`, (route) => route.abort())
    await choose(page, docxFor(newPerson()))
    await alerts(page).getByText('Your CV was not uploaded.').waitFor()
    await alerts(page).getByText('Please check your connection').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
  })

  test('whose code did not arrive is sent by Retry once it can', inWideRun, async ({ open }) => {
    let isLost = true
    const page = await open('/register', {
      ...quiet,
      expectedErrors: [lostConnection],
      before: (opening) =>
        opening
          .route('**/assets/{cv-calls,run-task}-*', (route) => (isLost ? route.abort() : route.continue()))
          .then(() => {}),
    })
    await choose(page, docxFor(newPerson()))
    await alerts(page).getByText('Please check your connection').waitFor()
    isLost = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
  })

  test('that fails without a connection goes on by itself once there is one', async ({ open, stack }) => {
    const page = await open('/register', { ...quiet, expectedErrors: [lostConnection] })
    // The browser says that it is offline after the upload has failed.
    await page.route(`${stack.s3}/**`, (route) => route.abort())
    await choose(page, docxFor(newPerson()))
    await alerts(page).getByText('Your CV was not uploaded.').waitFor()
    await page.context().setOffline(true)
    await page.unrouteAll()
    await alerts(page).getByText('When you are back online, this page continues by itself.').waitFor()
    await page.context().setOffline(false)
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
  })

  test('on a slow connection shows how much is sent, and can be cancelled', inWideRun, async ({ open }) => {
    const page = await open('/register', quiet)
    const network = await page.context().newCDPSession(page)
    // At this speed the upload takes longer than a test may.
    const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 }
    await network.send('Network.emulateNetworkConditions', { offline: false, ...speed })
    await drop(page, pdfFor(), 4 * megabyteBytes)
    await mainHeading(page, 'Uploading your CV').waitFor()
    await page.locator('progress[aria-label="Uploaded"]:not([value="0"])').waitFor()
    expect(await page.getByText(/^\d+ %$/).textContent()).toMatch(/^[1-9]\d? %$/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await mainHeading(page, 'Create your account').waitFor()
    await chosenFile(page, 'my cv.pdf').getByText('4.0 MB').waitFor()
    expect(await focused(page)).toBe('Upload CV')
    expect(await alerts(page).count()).toBe(0)
  })

  test(
    'that could not be read without a connection is read by Retry without being sent again',
    inWideRun,
    async ({ open }) => {
      const page = await open('/register', { ...quiet, expectedErrors: [lostConnection] })
      const uploads = callsTo(page, '/cv/upload')
      await page.route('**/api/cv/analyze-text', (route) => route.abort())
      // The code of the review is requested meanwhile.
      await page.route('**/assets/ReviewDialog-*', (route) => route.abort())
      await choose(page, docxFor(newPerson()))
      await alerts(page).getByText('Your CV was not read.').waitFor()
      await page.unroute('**/api/cv/analyze-text')
      await page.getByRole('button', { name: 'Retry' }).click()
      await alerts(page).getByText('Your CV was not read.').waitFor()
      await page.unroute('**/assets/ReviewDialog-*')
      await page.getByRole('button', { name: 'Retry' }).click()
      await review(page).waitFor()
      expect(uploads).toHaveLength(1)
    },
  )
})

test('corrections survive an account that could not be created without a connection', async ({ open }) => {
  const page = await open('/register', { ...quiet, expectedErrors: [lostConnection] })
  await page.route('**/api/auth/register-with-cv', (route) => route.abort())
  await upload(page, docxFor(newPerson()))
  await page.getByLabel('Title').fill('Head of Analytics')
  await createButton(page).click()
  await alerts(page).getByText('An error occurred during registration').waitFor()
  await page.unroute('**/api/auth/register-with-cv')
  await page.getByRole('button', { name: 'Check it and try again' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
  await createButton(page).click()
  await mainHeading(page, 'Welcome Aboard!').waitFor()
})
