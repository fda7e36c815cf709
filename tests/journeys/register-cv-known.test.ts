import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { aCv } from '#tests/support/documents.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { arriveWith, problemOf, stateOf } from './account-page.ts'
import {
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
import { callAs } from './dashboard-visitor.ts'

let stack: TestStack
/** Somebody who has an account, and whose CV the tests only look at. */
let known: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  known = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

const passwordOfAccount = (page: Page) => page.getByLabel('Password of this account')
const profileOf = async (candidate: Candidate) =>
  ((await callAs(candidate, stack, 'GET /auth/me')).body as { data: Record<string, unknown> }).data

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
