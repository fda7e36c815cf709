import { expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { alerts, quiet, refusedAnswer, stateOf } from '../account-page.ts'
import { signIn } from '../account/sign-in.ts'
import { openTab } from '../open-tab.ts'
import {
  alreadyApplied,
  applyButton,
  applyingCalls,
  busyButton,
  closeDialog,
  countOf,
  dialogNamed,
  guestNote,
  newJob,
  ready,
  statusButton,
} from './apply-card.ts'

test('repeated clicks apply once, also where the candidate leaves and comes back', async ({
  open,
  stack,
  candidate,
}) => {
  const { job, path } = await newJob(stack)
  const page = await open(path, { ...quiet, as: candidate })
  await guestNote(page).waitFor({ state: 'detached' })
  const calls = applyingCalls(page)
  const release = await holdBack(page, '**/api/interviews/')
  await applyButton(page).dblclick()
  await busyButton(page).press('Enter')
  expect(await busyButton(page).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => calls.length).toBe(1)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  // The job's page stays until the dashboard's code is loaded.
  await busyButton(page).waitFor({ state: 'detached' })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await release()
  await answered
  await page.goBack()
  await alreadyApplied(page).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(calls).toHaveLength(1)
  expect(await countOf(stack, job.id)).toBe(1)
})

test('two tabs apply once, the second sees the status, and signing out in one clears the other', async ({
  open,
  stack,
  candidate,
}) => {
  const { job, path } = await newJob(stack)
  const page = await open(path, { ...quiet, as: candidate })
  const calls = applyingCalls(page)
  const other = await openTab(page, path)
  await applyButton(other).waitFor()
  await applyButton(page).click()
  await ready(page).waitFor()

  await applyButton(other).click()
  const status = dialogNamed(other, 'Already Applied')
  await status
    .getByText('You have already applied for this position before. Go to dashboard to check your status.')
    .waitFor()
  await status.getByText(job.title).waitFor()
  await status.getByText(/^Applied on [A-Z][a-z]{2} \d{1,2}, \d{4}$/).waitFor()
  await closeDialog(other)
  await alreadyApplied(other).waitFor()
  expect(calls).toHaveLength(1)
  expect(await countOf(stack, job.id)).toBe(1)

  // Signs out in another tab, on a page that sends no request for a candidate.
  await other.goto(`${stack.site}/privacy`)
  await other.evaluate(() => {
    localStorage.removeItem('authToken')
    localStorage.removeItem('user')
  })
  await ready(page).waitFor({ state: 'detached' })
  await guestNote(page).waitFor()
  await applyButton(page).waitFor()
})

test(
  'the page of a job shows a candidate who left before the interview the next step, and starts it',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const { job, path } = await newJob(stack)
    const key = { userId: candidate.user.id, jobId: job.id }
    const { id } = await setSession(stack, {
      ...key,
      status: 'abandoned',
      started_at: '2025-01-05T02:00:00.000Z',
    })
    await setApplication(stack, { ...key, sessionId: id, interviewsStarted: 1 })
    const page = await open(path, { ...quiet, as: candidate })
    const card = page.getByRole('region', { name: 'Apply' })
    await card.getByText('Next step: your AI interview (15–20 minutes).').waitFor()
    await statusButton(page).click()
    const status = dialogNamed(page, 'Already Applied')
    await status.getByText('Next step: your AI interview (15–20 minutes).').waitFor()
    expect(await status.getByRole('button', { name: 'Start AI Interview' }).count()).toBe(1)
    await closeDialog(page)
    await card.getByRole('button', { name: 'Start AI Interview' }).click()
    await page.waitForURL('**/interview/*')
    // A new session, because the candidate left the earlier one.
    expect(page.url()).not.toContain(id)
  },
)

test('an interview under way is continued at its own URL', inWideRun, async ({ open, stack, candidate }) => {
  const { job, path } = await newJob(stack)
  const key = { userId: candidate.user.id, jobId: job.id }
  const { id } = await setSession(stack, {
    ...key,
    status: 'in_progress',
    started_at: '2025-01-05T02:00:00.000Z',
  })
  await setApplication(stack, { ...key, sessionId: id, appliedAt: '2025-01-04T17:00:00.000Z' })
  const page = await open(path, { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
  await statusButton(page).click()
  const status = dialogNamed(page, 'Interview In Progress')
  await status.getByText('Applied on Jan 5, 2025').waitFor()
  await status.getByText('Tip: complete the interview to finalize your application.').waitFor()
  expect(await status.getByRole('link').allTextContents()).toEqual(['View Dashboard'])
  await status.getByRole('button', { name: 'Continue Interview' }).click()
  await page.waitForURL(`**/interview/${id}`)
})

test(
  'a job that closes while its page is open refuses the application, says why and disables applying',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const { job, path } = await newJob(stack)
    const { job: expiringJob, path: expiringPath } = await newJob(stack, { closingDate: '2100-12-31' })
    const visit = { ...quiet, as: candidate, expectedErrors: [refusedAnswer] }
    const page = await open(path, { ...visit, before: async (opening) => opening.clock.install() })
    await applyButton(page).waitFor()
    await putJobs(stack, [{ ...job, status: 'closed' }])
    await applyButton(page).click()
    const closed = 'This position is closed and no longer accepts applications.'
    await alerts(page).getByText(closed).waitFor()
    await page.getByRole('heading', { name: 'Applications Closed' }).waitFor()
    expect(await applyButton(page).isDisabled()).toBe(true)
    // The toast stays while the pointer is on it, and hides ten seconds after that.
    await alerts(page).hover()
    await page.clock.runFor(11_000)
    await alerts(page).waitFor()
    await page.mouse.move(1, 1)
    await page.clock.runFor(10_000)
    await alerts(page).waitFor({ state: 'detached' })

    const expiring = await open(expiringPath, visit)
    await applyButton(expiring).waitFor()
    await putJobs(stack, [{ ...expiringJob, closingDate: '2026-01-01' }])
    await applyButton(expiring).click()
    await alerts(expiring).getByText('The closing date has passed.').waitFor()
    await expiring.getByRole('button', { name: 'Dismiss' }).click()
    await alerts(expiring).waitFor({ state: 'detached' })
    expect(await applyButton(expiring).isDisabled()).toBe(true)
    expect(await countOf(stack, expiringJob.id)).toBe(0)
  },
)

test(
  'a check that fails does not stop applying; a failure to apply is shown and can be tried again',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const { path } = await newJob(stack)
    const page = await open(path, {
      ...quiet,
      as: candidate,
      expectedErrors: [/Failed to load resource/],
      before: async (opening) => {
        await opening.route('**/application-status', (route) => route.abort())
        await opening.route('**/api/interviews/', (route) => route.fulfill({ status: 500, json: {} }), {
          times: 1,
        })
      },
    })
    await applyButton(page).click()
    await alerts(page).getByText('Failed to process request').waitFor()
    await applyButton(page).click()
    await ready(page).waitFor()
  },
)

test('a sign-in that ends while applying is renewed on the sign-in page, which finishes the application', async ({
  open,
  stack,
  candidate,
}) => {
  const { job, path } = await newJob(stack)
  const page = await open(path, { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
  await applyButton(page).waitFor()
  await caller(stack)('POST /auth/logout', { token: candidate.token })
  await applyButton(page).click()
  await page.waitForURL('**/login')
  await alerts(page).getByText('Please log in to continue with your interview.').waitFor()
  expect(await stateOf(page)).toEqual({ from: path, notice: 'interview-needs-sign-in' })
  await signIn(page, candidate)
  const dialog = dialogNamed(page, 'Application Successful!')
  await dialog.waitFor()
  expect(await countOf(stack, job.id)).toBe(1)
  await dialog.getByRole('button', { name: 'Save for Later - Go to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})
