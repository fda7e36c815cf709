import { aCv } from 'cv-reader/documents'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { stopTheClock, widths } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { arriveWith, mainHeading, problemOf, quiet, refusedAnswer, stateOf } from '../account-page.ts'
import { focused } from '../keyboard.ts'
import {
  createButton,
  docxFor,
  newPerson,
  review,
  reviewTitle,
  updateButton,
  updatedParts,
  upload,
} from './upload.ts'

const passwordOfAccount = (page: Page) => page.getByLabel('Password of this account')

const justLogin = (page: Page) => review(page).getByRole('link', { name: 'Just Login' })

type Box = { x: number; y: number; width: number; height: number }

async function inWindow(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('The element is not rendered.')
  return box
}

const isInWindow = (page: Page, { x, y, width, height }: Box): boolean => {
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  return x >= 0 && y >= 0 && x + width <= shown.width && y + height <= shown.height
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const profileOf = async ({ token }: Candidate, stack: TestStack) =>
  (await caller(stack)('GET /auth/me', { token })).body['data'] as Record<string, unknown>

describe('a candidate who has an account', () => {
  test('updates the profile with its password, and a wrong password loses nothing', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open('/register', { ...quiet, expectedErrors: [refusedAnswer] })
    await upload(page, docxFor({ email: candidate.email }))
    await reviewTitle(page, 'Account Found').waitFor()
    expect(await focused(page)).toBe('Account Found')
    expect(await page.getByLabel('Title').isVisible()).toBe(false)
    await updatedParts(page).click()
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
    expect((await profileOf(candidate, stack))['title']).toBe('')
    await passwordOfAccount(page).fill(candidate.password)
    await stopTheClock(page)
    await updateButton(page).click()
    await mainHeading(page, 'Profile Updated!').waitFor()
    await page.clock.runFor(3000)
    await page.waitForURL('**/dashboard')
    expect(await profileOf(candidate, stack)).toMatchObject({
      title: 'Head of Analytics',
      name: aCv.name,
      cvFileName: 'my cv.docx',
    })
  })

  test('can sign in instead, and the job is passed on', inWideRun, async ({ open, candidate }) => {
    const page = await open('/register', { ...quiet, before: arriveWith({ jobId: 'job-1' }) })
    await upload(page, docxFor({ email: candidate.email }))
    await justLogin(page).click()
    await page.waitForURL('**/login')
    expect(await stateOf(page)).toEqual({ jobId: 'job-1' })
  })

  test(
    'is recognised although the account was opened after the CV was read: a step of its own, whose buttons are not where the pressed one was',
    inWideRun,
    async ({ open, stack }) => {
      const page = await open('/register', {
        ...quiet,
        width: widths.narrow,
        expectedErrors: [refusedAnswer],
      })
      const { email } = newPerson()
      await upload(page, docxFor({ email }))
      await reviewTitle(page, 'CV Processed Successfully').waitFor()
      await page.getByLabel('Title').fill('Head of Analytics')
      await registerCandidate(stack.site, { email })
      const pressed = await inWindow(createButton(page))
      await createButton(page).click()
      const title = reviewTitle(page, 'Account Found')
      await title.waitFor()
      expect(await focused(page)).toBe('Account Found')
      for (const part of [title, page.getByLabel('Email'), passwordOfAccount(page), updateButton(page)])
        expect(isInWindow(page, await inWindow(part))).toBe(true)
      for (const button of [updateButton(page), justLogin(page)])
        expect(overlap(pressed, await inWindow(button))).toBe(false)
      await updatedParts(page).click()
      expect(await page.getByLabel('Title').inputValue()).toBe('Head of Analytics')
    },
  )

  test(
    "whose CV contains another account's address enters another one",
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open('/register', quiet)
      const { email } = newPerson()
      await upload(page, docxFor({ email: candidate.email }))
      await reviewTitle(page, 'Account Found').waitFor()
      await review(page).getByRole('button', { name: 'Use another email address' }).click()
      await reviewTitle(page, 'CV Processed Successfully').waitFor()
      expect(await focused(page)).toBe('email')
      // The address that has an account leads back, and is not saved.
      await page.getByLabel('Email').fill(candidate.email)
      await createButton(page).click()
      await reviewTitle(page, 'Account Found').waitFor()
      await review(page).getByRole('button', { name: 'Use another email address' }).click()
      await page.getByLabel('Email').fill(email)
      await createButton(page).click()
      await mainHeading(page, 'Welcome Aboard!').waitFor()
    },
  )
})

describe('a candidate who is signed in', () => {
  test('comes from the profile and updates it without a password', async ({ open, stack, candidate }) => {
    const page = await open('/dashboard?tab=profile', { ...quiet, as: candidate })
    await page.getByRole('link', { name: 'Upload New CV' }).click()
    await mainHeading(page, 'Update your profile').waitFor()
    await page.getByText(`You are signed in as ${candidate.email}.`).waitFor()
    await upload(page, docxFor({ email: candidate.email }))
    await reviewTitle(page, 'Account Found').waitFor()
    expect(await passwordOfAccount(page).count()).toBe(0)
    await stopTheClock(page)
    await updateButton(page).click()
    await mainHeading(page, 'Profile Updated!').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/dashboard')
    expect(await profileOf(candidate, stack)).toMatchObject({ title: aCv.title, cvFileName: 'my cv.docx' })
  })

  test(
    'sees that the CV contains another e-mail address, and can replace it with their own',
    inWideRun,
    async ({ open, stack, candidate }) => {
      const page = await open('/register', { ...quiet, as: candidate })
      await upload(page, docxFor(newPerson()))
      await reviewTitle(page, 'CV Processed Successfully').waitFor()
      await review(page).getByText('it will not change your account').waitFor()
      await review(page).getByRole('button', { name: 'Use my address' }).click()
      await reviewTitle(page, 'Account Found').waitFor()
      await updateButton(page).click()
      await mainHeading(page, 'Profile Updated!').waitFor()
      expect((await profileOf(candidate, stack))['title']).toBe(aCv.title)
    },
  )
})
