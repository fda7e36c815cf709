import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, looksOfStates, violationsIn, type Look } from '#tests/support/accessibility.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { alerts, mainHeading, quiet, refusedAnswer } from '../account-page.ts'
import {
  choose,
  createButton,
  docxFor,
  holdUploads,
  newPerson,
  updateButton,
  updatedParts,
  upload,
} from '../cv/upload.ts'
import { scrollWidthOf } from '../page.ts'
import { dropTimers } from './dropped-timers.ts'

const redirectMilliseconds = 3000

type State = { reach?: (page: Page, stack: TestStack) => Promise<void>; asked?: readonly Look[] }

const states: Record<string, State> = {
  'the upload': { asked: looks },
  'a refused file': {
    reach: async (page) => {
      await choose(page, { name: 'cv.png', bytes: Buffer.from('x') })
      await alerts(page).waitFor()
    },
  },
  'a file that is being sent': {
    reach: async (page, { s3 }) => {
      // Never answered: the page closes first.
      await holdUploads(page, s3)
      await choose(page, docxFor())
      await page.getByRole('progressbar', { name: 'Uploaded' }).waitFor()
    },
  },
  'the review for a new candidate, with all sections open': {
    reach: async (page) => {
      await upload(page, docxFor(newPerson()))
      await page.evaluate(() => {
        for (const section of document.querySelectorAll('details')) section.open = true
      })
    },
  },
  'the review for a candidate who has an account, with problems, and with the data of the CV': {
    reach: async (page, { site }) => {
      const { email } = await registerCandidate(site)
      await upload(page, docxFor({ email }))
      await updateButton(page).click()
      await page.getByText('Please enter the password of this account').waitFor()
      await updatedParts(page).click()
    },
  },
  'the end of it': {
    reach: async (page) => {
      await upload(page, docxFor(newPerson()))
      await dropTimers(page, redirectMilliseconds)
      await createButton(page).click()
      await mainHeading(page, 'Welcome Aboard!').waitFor()
    },
  },
}

test.for(Object.entries(states))(
  'registering with a CV: %s keeps the accessibility rules, and fits a window of 320 pixels',
  async ([, { reach, asked = looksOfStates }], { open, stack }) => {
    const page = await open('/register', { ...quiet, expectedErrors: [refusedAnswer] })
    await reach?.(page, stack)
    expect(await violationsIn(page, asked)).toEqual([])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await scrollWidthOf(page)).toBe(320)
  },
)
