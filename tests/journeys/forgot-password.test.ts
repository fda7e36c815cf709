import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#shared/contract/limits.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { roomIn } from '#tests/support/window.ts'
import {
  alerts,
  arriveWith,
  callsTo,
  expectAccessible,
  lostConnection,
  problemOf,
  refusedAnswer,
  stateOf,
} from './account-page.ts'
import {
  anyLink,
  ask,
  heading,
  linkMailedTo,
  newPassword,
  onForgot,
  sendButton,
  setPassword,
} from './forgot-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

describe('asking for a link', () => {
  test('says that it is on its way, and can be done again with the same address', () =>
    onForgot(stack, async (page) => {
      const { email } = await registerCandidate(stack.site)
      const calls = callsTo(page, '/auth/forgot-password')
      await ask(page, email)
      await heading(page, 'Check Your Email').waitFor()
      await page.getByText(`We sent a link to ${email}`).waitFor()
      expect(await page.getByLabel('Email').isVisible()).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Check Your Email')
      await page.getByRole('button', { name: 'Send Another Email' }).click()
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      await sendButton(page).click()
      await heading(page, 'Check Your Email').waitFor()
      expect(calls).toHaveLength(2)
      expect(await linkMailedTo(stack, email)).toContain('#reset=')
    }))

  test('cannot be sent while the address is blank, and says what is missing', () =>
    onForgot(stack, async (page) => {
      expect(await sendButton(page).isDisabled()).toBe(true)
      await page.getByLabel('Email').fill('   ')
      expect(await sendButton(page).isDisabled()).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => problemOf(page, 'Email')).toBe('Please enter your email address')
      await page.getByLabel('Email').fill('a')
      expect(await problemOf(page, 'Email')).toBeNull()
      expect(await sendButton(page).isEnabled()).toBe(true)
    }))

  test('says what is wrong with an address that is none', () =>
    onForgot(stack, async (page) => {
      await ask(page, 'aisyah')
      await expect
        .poll(() => problemOf(page, 'Email'))
        .toBe('Please enter a valid email (e.g., name@example.com)')
    }))

  test('for an address that is not registered leads to registering, and keeps the way', () =>
    onForgot(
      stack,
      async (page) => {
        await arriveWith(page, { jobId: 'job-1' })
        await ask(page, 'nobody@example.com')
        await alerts(page).waitFor()
        expect(await alerts(page).locator('p').first().textContent()).toBe(
          'This email is not registered. Please check your email or register for a new account.',
        )
        expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com')
        await page.getByRole('link', { name: 'Register Now' }).click()
        await page.waitForURL('**/register')
        expect(await stateOf(page)).toEqual({ jobId: 'job-1' })
      },
      [refusedAnswer],
    ))

  test('says so when the letter cannot be sent, and when nobody answers', async () => {
    const { email } = await registerCandidate(stack.site)
    await onForgot(
      stack,
      async (page) => {
        stack.ses.faults.set({ kind: 'down' })
        await ask(page, email)
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toContain('Cannot connect to email service')
        stack.ses.faults.set(null)
        await page.route('**/api/auth/forgot-password', (route) => route.abort())
        await sendButton(page).click()
        await alerts(page).getByText('Failed to process password reset request. Please try again.').waitFor()
        await page.unroute('**/api/auth/forgot-password')
        await sendButton(page).click()
        await heading(page, 'Check Your Email').waitFor()
      },
      [/Failed to load resource: the server responded with a status of 503/, lostConnection],
    )
  })

  test('more than three times says how long to wait', async () => {
    await roomIn(limits.forgotPassword)
    const { email } = await registerCandidate(stack.site)
    await onForgot(
      stack,
      async (page) => {
        for (let letter = 0; letter < 3; letter += 1) {
          await ask(page, email)
          await page.getByRole('button', { name: 'Send Another Email' }).click()
        }
        await sendButton(page).click()
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toMatch(
          /^Too many attempts\. Please try again in \d\d? minutes?\.$/,
        )
      },
      [refusedAnswer],
    )
  })

  test('can be left for the sign-in page', () =>
    onForgot(stack, async (page) => {
      await page.getByRole('link', { name: 'Back to Login' }).click()
      await heading(page, 'Welcome back').waitFor()
    }))
})

describe('the page for a forgotten password', () => {
  const states: [string, string, (page: Page) => Promise<void>][] = [
    ['as it opens', '/forgot-password', async () => {}],
    [
      'with an address nobody registered',
      '/forgot-password',
      async (page) => {
        await ask(page, 'nobody@example.com')
        await alerts(page).waitFor()
      },
    ],
    [
      'with a link on its way',
      '/forgot-password',
      async (page) => {
        const { email } = await registerCandidate(stack.site)
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
      },
    ],
    [
      'with a link followed and problems',
      anyLink,
      async (page) => {
        await heading(page, 'Set a new password').waitFor()
        await setPassword(page, 'eight racks', 'x')
        await page.getByText('Please type the same password again').waitFor()
      },
    ],
    [
      'with a spent link',
      anyLink,
      async (page) => {
        await heading(page, 'Set a new password').waitFor()
        await setPassword(page, newPassword)
        await alerts(page).waitFor()
      },
    ],
  ]

  test.each(states)('is accessible %s, narrow and wide, light and dark', (_, path, bringAbout) =>
    expectAccessible(stack, path, bringAbout, [refusedAnswer]),
  )
})
