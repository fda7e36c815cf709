import { describe, expect, onTestFinished } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { test } from '#tests/support/fixtures.ts'
import { startWindow } from '#tests/support/window.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  alerts,
  arriveWith,
  callsTo,
  lostConnection,
  mainHeading,
  problemOf,
  quiet,
  refusedAnswer,
  stateOf,
} from '../account-page.ts'
import { askForLink, linkMailedTo, mailLink, sendButton } from './password-reset.ts'

describe('asking for a link to set a new password', () => {
  test('e-mails it, confirms that, and can be repeated with the same e-mail address', async ({
    open,
    stack,
    candidate: { email },
  }) => {
    const page = await open('/forgot-password', quiet)
    const calls = callsTo(page, '/auth/forgot-password')
    await askForLink(page, email)
    await mainHeading(page, 'Check Your Email').waitFor()
    await page.getByText(`We sent a link to ${email}`).waitFor()
    expect(await page.getByLabel('Email').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Check Your Email')
    await page.getByRole('button', { name: 'Send Another Email' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await sendButton(page).click()
    await mainHeading(page, 'Check Your Email').waitFor()
    expect(calls).toHaveLength(2)
    expect(linkMailedTo(stack, email)).toContain('#reset=')
  })

  test(
    'is disabled while its field is blank, shows what is wrong with it, and links back to signing in',
    inWideRun,
    async ({ open }) => {
      const page = await open('/forgot-password', quiet)
      const calls = callsTo(page, '/auth/forgot-password')
      expect(await sendButton(page).isDisabled()).toBe(true)
      await page.getByLabel('Email').fill('   ')
      expect(await sendButton(page).isDisabled()).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => problemOf(page, 'Email')).toBe('Please enter your email address')
      await page.getByLabel('Email').fill('a')
      expect(await problemOf(page, 'Email')).toBeNull()
      expect(await sendButton(page).isEnabled()).toBe(true)
      await askForLink(page, 'aisyah')
      await expect
        .poll(() => problemOf(page, 'Email'))
        .toBe('Please enter a valid email (e.g., name@example.com)')
      expect(calls).toEqual([])
      await page.getByRole('link', { name: 'Back to Login' }).click()
      await mainHeading(page, 'Welcome back').waitFor()
    },
  )

  test(
    'links to registering for an e-mail address without an account, and passes the job on',
    inWideRun,
    async ({ open }) => {
      const before = arriveWith({ jobId: 'job-1' })
      const page = await open('/forgot-password', { ...quiet, before, expectedErrors: [refusedAnswer] })
      await askForLink(page, 'nobody@example.com')
      await alerts(page).waitFor()
      expect(await alerts(page).locator('p').first().textContent()).toBe(
        'This email is not registered. Please check your email or register for a new account.',
      )
      expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com')
      await page.getByRole('link', { name: 'Register Now' }).click()
      await page.waitForURL('**/register')
      expect(await stateOf(page)).toEqual({ jobId: 'job-1' })
    },
  )

  test('shows that the e-mail cannot be sent, or that there is no connection, and succeeds afterwards', async ({
    open,
    stack,
    candidate: { email },
  }) => {
    const page = await open('/forgot-password', {
      ...quiet,
      expectedErrors: [/Failed to load resource: the server responded with a status of 503/, lostConnection],
    })
    stack.ses.faults.set({ kind: 'down' })
    await askForLink(page, email)
    await alerts(page).waitFor()
    expect(await alerts(page).textContent()).toContain('Cannot connect to email service')
    stack.ses.faults.set(null)
    await page.route('**/api/auth/forgot-password', (route) => route.abort())
    await sendButton(page).click()
    await alerts(page).getByText('Failed to process password reset request. Please try again.').waitFor()
    await page.unroute('**/api/auth/forgot-password')
    await sendButton(page).click()
    await mainHeading(page, 'Check Your Email').waitFor()
  })

  test(
    'shows how long to wait after too many links',
    inWideRun,
    async ({ open, stack, candidate: { email } }) => {
      startWindow(stack, limits.forgotPassword)
      onTestFinished(() => stack.shiftClock(0))
      for (let link = 0; link < limits.forgotPassword.max; link += 1) await mailLink(stack, email)
      const page = await open('/forgot-password', { ...quiet, expectedErrors: [refusedAnswer] })
      await askForLink(page, email)
      await alerts(page).waitFor()
      expect(await alerts(page).textContent()).toMatch(
        /^Too many attempts\. Please try again in \d\d? minutes?\.$/,
      )
    },
  )
})
