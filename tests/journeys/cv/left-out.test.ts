import { docxOf, type Paragraph } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mainHeading, quiet, sessionIn } from '../account-page.ts'
import { focused } from '../keyboard.ts'
import { cancelButton, createButton, newPerson, review, reviewTitle, upload } from './upload.ts'

const heading = (text: string): Paragraph => ({ text, bold: true, size: 13 })

/** A CV with a position among its skills, where no reading finds it. */
const cvWithStrayPosition = (email: string) => ({
  name: 'my cv.docx',
  bytes: docxOf([
    { text: 'Siti Aminah binti Rahman', bold: true, size: 20 },
    { text: `${email} | +60 12-345 6789` },
    heading('Work Experience'),
    { text: 'Engineer, Angsana Gas Sdn Bhd, 2015 - 2018' },
    { text: 'Kept the pumps running', bullet: true },
    heading('Skills'),
    { text: 'Excel, SAP' },
    { text: 'Manager, Kerteh Marine Berhad' },
    { text: 'Jan 2019 - Dec 2020' },
    heading('Education'),
    { text: 'Diploma in Nursing, Kolej Angsana, 2010' },
  ]),
})

/** A file of Word without text, as a photo that was pasted into one. */
const emptyFile = { name: 'photo.docx', bytes: docxOf([{ text: ' ' }]) }

describe('a CV of which the reader left something out', () => {
  test('shows the lines in their section, and one click makes an entry of them', async ({ open }) => {
    const page = await open('/register', quiet)
    const { email } = newPerson()
    await upload(page, cvWithStrayPosition(email))
    await review(page).getByRole('heading', { name: 'We may have missed something' }).waitFor()
    await review(page).getByText('Manager, Kerteh Marine Berhad', { exact: true }).waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await review(page)
      .getByRole('button', { name: /^Add as position/ })
      .click()
    expect(await review(page).getByRole('heading', { name: 'We may have missed something' }).count()).toBe(0)
    expect(await page.getByLabel('Company').inputValue()).toBe('Kerteh Marine Berhad')
    expect(await focused(page)).toContain('position')
    // It is kept when the review is closed and opened again.
    await cancelButton(page).click()
    await page.getByRole('button', { name: 'Continue with this CV' }).click()
    await review(page).getByText('Kerteh Marine Berhad').waitFor({ state: 'attached' })
    expect(await review(page).getByRole('heading', { name: 'We may have missed something' }).count()).toBe(0)
    await createButton(page).click()
    await mainHeading(page, 'Welcome Aboard!').waitFor()
    expect(JSON.parse((await sessionIn(page)).user ?? '')).toMatchObject({ email })
  })

  test('lets its lines be left out, and keeps the focus in the section', inWideRun, async ({ open }) => {
    const page = await open('/register', quiet)
    await upload(page, cvWithStrayPosition(newPerson().email))
    await review(page)
      .getByRole('button', { name: /^Leave out/ })
      .click()
    expect(await review(page).getByText('Kerteh Marine Berhad').count()).toBe(0)
    expect(await focused(page)).toBe('Add position')
  })
})

test('a file without text is no success, and leads to the form by hand', inWideRun, async ({ open }) => {
  const page = await open('/register', quiet)
  await upload(page, emptyFile)
  await reviewTitle(page, 'No Details Found in Your CV').waitFor()
  expect(await page.getByText('CV Processed Successfully').count()).toBe(0)
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await review(page).getByRole('link', { name: 'enter your details by hand' }).click()
  await review(page).waitFor({ state: 'hidden' })
  await page.getByLabel('Full name').waitFor()
})
