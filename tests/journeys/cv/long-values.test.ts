import { docxOf } from 'cv-reader/documents'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { sampleOf } from '#tests/support/wide-run.ts'
import { quiet } from '../account-page.ts'
import { newPerson, review, upload } from './upload.ts'

test.for(sampleOf([390, 1280]))(
  'a long link in a CV widens no part of the review at %i px',
  async (width, { open }) => {
    const link = `https://example.com/${'report'.repeat(25)}`
    const page = await open('/register', { ...quiet, width })
    const { name, email } = newPerson()
    const lines = [
      `${email} | +60 12-345 6789`,
      'Work Experience',
      'Engineer, Angsana Gas Sdn Bhd, 2015 - 2018',
    ]
    const bytes = docxOf([
      { text: name, bold: true, size: 20 },
      ...lines.map((text) => ({ text, bold: text === 'Work Experience' })),
      { text: `Wrote ${link}`, bullet: true },
    ])
    await upload(page, { name: 'my cv.docx', bytes })
    await page.locator('summary', { hasText: 'Work experience' }).click()
    await review(page).getByText(link).waitFor()
    const right = await review(page)
      .locator('form *')
      .evaluateAll((elements) => Math.max(...elements.map((each) => each.getBoundingClientRect().right)))
    const dialog = await review(page).boundingBox()
    expect(right).toBeLessThan((dialog?.x ?? 0) + (dialog?.width ?? 0))
  },
)
