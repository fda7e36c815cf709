import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { alerts, arriveWith, callsTo, quiet, refusedAnswer, sessionIn, stateOf } from '../account-page.ts'
import { focused } from '../keyboard.ts'
import { signIn } from './sign-in.ts'

describe('signing in', () => {
  test('stores token and user and replaces the sign-in page with the dashboard', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open('/privacy', quiet)
    await page.goto(`${stack.site}/login`)
    await whenReady(page)
    const calls = callsTo(page, '/auth/login')
    await signIn(page, candidate)
    await page.waitForURL('**/dashboard')
    const { id, email, password } = { ...candidate.user, ...candidate }
    expect(calls.map((body) => JSON.parse(body))).toEqual([{ email, password, remember: false }])
    const { token, user } = await sessionIn(page)
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(JSON.parse(user ?? '')).toEqual({ id, email, name: 'Aisyah Rahman' })
    await page.goBack()
    await page.waitForURL('**/privacy')
  })

  test(
    'works with the keyboard alone, and asks to be remembered where the box is ticked',
    inWideRun,
    async ({ open, candidate: { email, password } }) => {
      const page = await open('/login', quiet)
      const calls = callsTo(page, '/auth/login')
      await page.getByLabel('Email').focus()
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(password)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Show password')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      expect(await page.getByLabel('Remember me').isChecked()).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      expect(calls.map((body) => JSON.parse(body))).toEqual([{ email, password, remember: true }])
    },
  )

  test('is skipped for a candidate who is signed in', inWideRun, async ({ open, candidate }) => {
    const page = await open('/login', { ...quiet, as: candidate, ready: false })
    await page.waitForURL('**/dashboard')
  })
})

describe('the page after signing in', () => {
  test('is the page that asked for it, without a second entry in the history', async ({
    open,
    candidate,
  }) => {
    const page = await open('/dashboard', quiet)
    await page.waitForURL('**/login')
    expect(await stateOf(page)).toEqual({ from: '/dashboard', notice: 'sign-in-needed' })
    // The blank page of a new tab, and this one.
    expect(await page.evaluate(() => history.length)).toBe(2)
    await signIn(page, candidate)
    await page.waitForURL('**/dashboard')
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  test('is the job the candidate wants to apply for, where the sign-in continues', async ({
    open,
    candidate,
  }) => {
    const before = arriveWith({ jobId: 'job-1', checkStatusOnly: true })
    // There is no such job.
    const page = await open('/login', { ...quiet, before, expectedErrors: [refusedAnswer] })
    await signIn(page, candidate)
    await page.waitForURL('**/careers/job-1')
    expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
    expect((await sessionIn(page)).token).not.toBeNull()
  })

  test(
    'is the dashboard where the state names another site',
    inWideRun,
    async ({ open, stack, candidate }) => {
      const page = await open('/login', { ...quiet, before: arriveWith({ from: '//evil.example' }) })
      await signIn(page, candidate)
      await page.waitForURL(`${stack.site}/dashboard`)
    },
  )

  test('is passed on to registering, back, and to a new password', inWideRun, async ({ open }) => {
    const way = { from: '/interview/s1', jobId: 'job-1' }
    const page = await open('/login', {
      ...quiet,
      before: arriveWith({ ...way, notice: 'sign-in-needed' }),
    })
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/register')
    expect(await stateOf(page)).toEqual(way)
    await page.getByRole('link', { name: 'Sign in here' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL('**/forgot-password')
    expect(await stateOf(page)).toEqual(way)
  })
})

describe('signing in again after the sign-in ended while applying', () => {
  const job = aJob()
  const before = arriveWith({ from: `/careers/${job.id}`, notice: 'interview-needs-sign-in' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Application Successful!' })

  test('applies, and offers the interview, which opens with a full page load', async ({
    open,
    stack,
    candidate,
  }) => {
    await putJobs(stack, [job])
    const page = await open('/login', { ...quiet, before })
    await alerts(page).getByText('Please log in to continue with your interview.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await alerts(page).waitFor({ state: 'detached' })
    const calls = callsTo(page, '/interviews/')
    await signIn(page, candidate)
    await dialog(page).getByText('You can also start it later from your dashboard.').waitFor()
    expect(calls.map((body) => JSON.parse(body))).toEqual([{ jobId: job.id }])
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
    await page.getByRole('button', { name: 'Start AI Interview Now' }).click()
    await page.waitForURL(`**/interview/${job.id}`)
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(false)
  })

  test.for<[string, (page: Page) => Promise<void>]>([
    ['the button', (page) => page.getByRole('button', { name: 'Save for Later - Go to Dashboard' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the closing cross', (page) => page.getByRole('button', { name: 'Close' }).click()],
  ])('leads to the dashboard by %s', inWideRun, async ([, leave], { open, stack, candidate }) => {
    await putJobs(stack, [job])
    const page = await open('/login', { ...quiet, as: candidate, before })
    await dialog(page).waitFor()
    await leave(page)
    await page.waitForURL('**/dashboard')
  })

  test.for<[string, (stack: TestStack, userId: string) => Promise<unknown>]>([
    ['that exists already', (stack, userId) => setApplication(stack, { userId, jobId: job.id })],
    ['for a job that was closed', (stack) => putJobs(stack, [{ ...job, status: 'closed' }])],
  ])(
    'leaves an application %s to the page of the job',
    inWideRun,
    async ([, change], { open, stack, candidate }) => {
      await putJobs(stack, [job])
      await setSession(stack, { userId: candidate.user.id, jobId: job.id })
      await change(stack, candidate.user.id)
      const page = await open('/login', { ...quiet, before, as: candidate, expectedErrors: [refusedAnswer] })
      await page.waitForURL(`**/careers/${job.id}`)
    },
  )
})
