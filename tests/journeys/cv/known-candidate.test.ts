import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { aCv } from '#tests/support/documents.ts'
import { test } from '#tests/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { arriveWith, mainHeading, problemOf, quiet, refusedAnswer, stateOf } from '../account-page.ts'
import { createButton, newPerson, docxFor, review, reviewTitle, updateButton, upload } from './upload.ts'

const passwordOfAccount = (page: Page) => page.getByLabel('Password of this account')

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

  test('can sign in instead, and the job is passed on', async ({ open, candidate }) => {
    const page = await open('/register', { ...quiet, before: arriveWith({ jobId: 'job-1' }) })
    await upload(page, docxFor({ email: candidate.email }))
    await review(page).getByRole('link', { name: 'Just Login' }).click()
    await page.waitForURL('**/login')
    expect(await stateOf(page)).toEqual({ jobId: 'job-1' })
  })

  test('is recognised although the account was opened after the CV was read', async ({ open, stack }) => {
    const page = await open('/register', { ...quiet, expectedErrors: [refusedAnswer] })
    const { email } = newPerson()
    await upload(page, docxFor({ email }))
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
    await registerCandidate(stack.site, { email })
    await createButton(page).click()
    await reviewTitle(page, 'Account Found').waitFor()
    await passwordOfAccount(page).waitFor()
  })
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

  test('sees that the CV contains another e-mail address, and can replace it with their own', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open('/register', { ...quiet, as: candidate })
    await upload(page, docxFor(newPerson()))
    await reviewTitle(page, 'CV Processed Successfully').waitFor()
    await review(page).getByText('This CV will not change your account').waitFor()
    await review(page).getByRole('button', { name: 'Use my address' }).click()
    await reviewTitle(page, 'Account Found').waitFor()
    await updateButton(page).click()
    await mainHeading(page, 'Profile Updated!').waitFor()
    expect((await profileOf(candidate, stack))['title']).toBe(aCv.title)
  })
})
