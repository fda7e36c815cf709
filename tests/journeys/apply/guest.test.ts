import { expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mainHeading, quiet, stateOf } from '../account-page.ts'
import { signIn } from '../account/sign-in.ts'
import { createButton, newPerson, pdfFor, upload } from '../cv/upload.ts'
import { focused, staysInDialog } from '../keyboard.ts'
import { openTab } from '../open-tab.ts'
import {
  alreadyApplied,
  applyButton,
  applyingCalls,
  closeDialog,
  countOf,
  guestNote,
  newJob,
  prompt,
  ready,
} from './apply-card.ts'

test('a guest signs in and has applied; reload and back do not apply again', async ({
  open,
  stack,
  candidate,
}) => {
  const { job, path } = await newJob(stack)
  const page = await open(path, quiet)
  const calls = applyingCalls(page)
  await guestNote(page).waitFor()
  await applyButton(page).click()
  await prompt(page).getByText(job.title).waitFor()
  await prompt(page).getByRole('button', { name: 'Cancel' }).click()
  await prompt(page).waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Apply')
  await page.keyboard.press('Enter')
  await prompt(page).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  expect(await stateOf(page)).toEqual({ jobId: job.id, checkStatusOnly: true })
  await signIn(page, candidate)
  await page.waitForURL(`**${path}`)
  await ready(page).getByText('The interview takes about 15-20 minutes and can be done any time.').waitFor()
  expect(await ready(page).getByRole('link').allTextContents()).toEqual([
    'Start AI Interview Now',
    'Go to Dashboard',
  ])
  await closeDialog(page)
  await alreadyApplied(page).waitFor()
  await page.getByText('1 applicant', { exact: true }).waitFor()

  await page.reload()
  await whenReady(page)
  await alreadyApplied(page).waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goBack()
  await alreadyApplied(page).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(calls.map((body) => JSON.parse(body))).toEqual([{ jobId: job.id }])
  expect(await countOf(stack, job.id)).toBe(1)
})

test('a guest registers with a CV, has applied and starts the interview with a full page load', async ({
  open,
  stack,
}) => {
  const { job, path } = await newJob(stack)
  const page = await open(path, quiet)
  await applyButton(page).click()
  await prompt(page).getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('**/register')
  expect(await stateOf(page)).toEqual({ jobId: job.id, checkStatusOnly: true })
  await upload(page, pdfFor(newPerson()))
  await createButton(page).click()
  await mainHeading(page, 'Welcome Aboard!').waitFor()
  await page.getByText('Taking you to the position in a moment.').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`**${path}`)
  await ready(page).waitFor()
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await ready(page).getByRole('link', { name: 'Start AI Interview Now' }).click()
  await page.waitForURL(`**/interview/${job.id}`)
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(false)
  expect(await countOf(stack, job.id)).toBe(1)
})

test(
  'a guest signs in and applies with the keyboard alone',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const { path } = await newJob(stack)
    const page = await open(path, quiet)
    await applyButton(page).waitFor()
    for (let presses = 0; presses < 12 && (await focused(page)) !== 'Apply'; presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Apply')
    await page.keyboard.press('Space')
    await prompt(page).waitFor()
    expect(await staysInDialog(page, 8)).toBe(true)
    await page.keyboard.press('Escape')
    await prompt(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Apply')
    await page.keyboard.press('Enter')
    await prompt(page).waitFor()
    expect(await focused(page)).toBe('Apply for Position')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Close')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Sign In')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
    await page.getByLabel('Email').focus()
    await page.keyboard.type(candidate.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(candidate.password)
    await page.keyboard.press('Enter')
    await ready(page).waitFor()
    expect(await staysInDialog(page, 8)).toBe(true)
    await page.keyboard.press('Escape')
    await ready(page).waitFor({ state: 'detached' })
    await alreadyApplied(page).waitFor()
    await page.getByRole('button', { name: 'View Application Status' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Already Applied' }).waitFor()
    expect(await focused(page)).toBe('Already Applied')
    for (const name of ['Close', 'Start AI Interview', 'Go to Dashboard', 'Close']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('View Application Status')
  },
)

test(
  'signing in in another tab continues the application where the prompt is open',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const { job, path } = await newJob(stack)
    const page = await open(path, quiet)
    await applyButton(page).click()
    await prompt(page).waitFor()
    const other = await openTab(page, '/login')
    await signIn(other, candidate)
    await other.waitForURL('**/dashboard')
    await ready(page).waitFor()
    expect(await countOf(stack, job.id)).toBe(1)
  },
)
