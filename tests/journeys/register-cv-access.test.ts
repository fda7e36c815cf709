import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { alerts, expectAccessible, refusedAnswer } from './account-page.ts'
import {
  choose,
  createButton,
  heading,
  megabyte,
  pdfFor,
  slowLine,
  somebody,
  stayForEver,
  updateButton,
  upload,
  uploadButton,
} from './cv-visitor.ts'

let stack: TestStack
/** Somebody who has an account, and whose CV the tests only look at. */
let known: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  known = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

describe('the page is accessible in every look', () => {
  const states: [string, (page: Page) => Promise<void>][] = [
    ['as it opens', async () => {}],
    [
      'with a refused file',
      async (page) => {
        await choose(page, { name: 'cv.png', bytes: Buffer.from('x') })
        await alerts(page).waitFor()
      },
    ],
    [
      'while a file is on its way',
      async (page) => {
        await slowLine(page, 50_000)
        await choose(page, { name: 'cv.pdf', bytes: Buffer.alloc(2 * megabyte, 'x') })
        await uploadButton(page).click()
        await page.getByRole('progressbar').waitFor()
      },
    ],
    [
      'with the review of a new candidate’s CV, all of it open',
      async (page) => {
        await upload(page, pdfFor(somebody()))
        await page.evaluate(() => {
          for (const section of document.querySelectorAll('details')) section.open = true
        })
      },
    ],
    [
      'with the review of a known candidate’s CV, and problems',
      async (page) => {
        await upload(page, pdfFor({ email: known.email }))
        await updateButton(page).click()
        await page.getByText('Please enter the password of this account').waitFor()
      },
    ],
    [
      'when it is done',
      async (page) => {
        await stayForEver(page)
        await upload(page, pdfFor(somebody()))
        await createButton(page).click()
        await heading(page, 'Welcome Aboard!').waitFor()
      },
    ],
  ]

  test.each(states)('%s', (_, bringAbout) =>
    expectAccessible(stack, '/register', bringAbout, [refusedAnswer]),
  )
})
