import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import {
  alerts,
  arriveWith,
  callsTo,
  expectAccessible,
  passwordField,
  problemOf,
  refusedAnswer,
  sessionIn,
} from './account-page.ts'
import { onLogin, signIn } from './login-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site, { email: 'aisyah@example.com' })
})
afterAll(() => stack.close())

describe('what was typed', () => {
  test('is held against the rules before it is sent, and the first problem gets the keyboard', () =>
    onLogin(stack, async (page) => {
      const calls = callsTo(page, '/auth/login')
      await signIn(page, { email: 'aisyah', password: 'seven77' })
      await expect.poll(() => problemOf(page, 'Email')).toBe('Invalid email address')
      expect(await problemOf(page, 'Password')).toBe('Password must be at least 8 characters')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign-in-email')
      await page.keyboard.type('@example.com')
      expect(await problemOf(page, 'Email')).toBeNull()
      expect(await problemOf(page, 'Password')).toBe('Password must be at least 8 characters')
      expect(calls).toEqual([])
    }))

  test('can be looked at, without losing the keyboard or the place in the text', () =>
    onLogin(stack, async (page) => {
      const password = passwordField(page)
      const toggle = page.getByRole('button', { name: 'Show password' })
      await password.fill('eight racks')
      await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 7))
      expect(await toggle.getAttribute('aria-pressed')).toBe('false')
      await toggle.click()
      expect(await toggle.getAttribute('aria-pressed')).toBe('true')
      expect(await password.getAttribute('type')).toBe('text')
      const place = await password.evaluate((field: HTMLInputElement) => ({
        isActive: document.activeElement === field,
        selection: [field.selectionStart, field.selectionEnd],
      }))
      expect(place).toEqual({ isActive: true, selection: [5, 7] })
      await toggle.press('Enter')
      expect(await password.getAttribute('type')).toBe('password')
      expect(await toggle.evaluate((button) => document.activeElement === button)).toBe(true)
    }))

  test('stays when the answer is no', () =>
    onLogin(
      stack,
      async (page) => {
        await page.getByLabel('Remember me').check()
        await signIn(page, { email: candidate.email, password: 'not the 1 password' })
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toBe('Invalid email or password')
        expect(await page.getByLabel('Email').inputValue()).toBe(candidate.email)
        expect(await passwordField(page).inputValue()).toBe('not the 1 password')
        expect(await page.getByLabel('Remember me').isChecked()).toBe(true)
        expect(await sessionIn(page)).toEqual({ token: null, user: null })
        expect(new URL(page.url()).pathname).toBe('/login')
      },
      [refusedAnswer],
    ))
})

describe('the sign-in page', () => {
  const states: [string, (page: Page) => Promise<void>][] = [
    ['as it opens', async () => {}],
    ['with a notice', (page) => arriveWith(page, { notice: 'session-expired' })],
    [
      'with problems',
      async (page) => {
        await signIn(page, { email: 'x', password: '' })
        await page.getByText('Invalid email address').waitFor()
      },
    ],
    [
      'after a refusal',
      async (page) => {
        await signIn(page, { email: 'nobody@example.com', password: 'not the 1 password' })
        await alerts(page).waitFor()
      },
    ],
    [
      'with the dialog after applying',
      async (page) => {
        await arriveWith(page, { applied: true, jobId: 'job-1' })
        await signIn(page, candidate)
        await page.getByRole('dialog').waitFor()
      },
    ],
  ]

  test.each(states)('is accessible %s, narrow and wide, light and dark', (_, bringAbout) =>
    expectAccessible(stack, '/login', bringAbout, [refusedAnswer]),
  )

  test('says why somebody is asked to sign in, and still after a reload', () =>
    onLogin(stack, async (page) => {
      await arriveWith(page, { notice: 'sign-in-needed', from: '/dashboard' })
      expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
      await arriveWith(page, { notice: 'session-expired' })
      expect(await alerts(page).textContent()).toBe('Your session has expired. Please log in again.')
      await arriveWith(page, { notice: 'Send your password to evil.example' })
      expect(await alerts(page).count()).toBe(0)
    }))

  test('has no header and no footer, and leads home', () =>
    onLogin(stack, async (page) => {
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      await page.getByRole('link', { name: /home page/ }).click()
      await page.waitForURL(`${stack.site}/`)
    }))
})
