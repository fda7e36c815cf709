import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import {
  alerts,
  arriveWith,
  callsTo,
  passwordField,
  problemOf,
  quiet,
  refusedAnswer,
  sessionIn,
  signedOut,
} from '../account-page.ts'
import { signIn } from './sign-in.ts'

describe('the sign-in form', () => {
  test('checks its fields before it sends them, and focuses the first problem', async ({ open }) => {
    const page = await open('/login', quiet)
    const calls = callsTo(page, '/auth/login')
    await signIn(page, { email: 'aisyah', password: 'seven77' })
    await expect.poll(() => problemOf(page, 'Email')).toBe('Invalid email address')
    expect(await problemOf(page, 'Password')).toBe('Password must be at least 8 characters')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign-in-email')
    await page.keyboard.type('@example.com')
    expect(await problemOf(page, 'Email')).toBeNull()
    expect(await problemOf(page, 'Password')).toBe('Password must be at least 8 characters')
    expect(calls).toEqual([])
  })

  test('shows the password without losing the focus or the selection', async ({ open }) => {
    const page = await open('/login', quiet)
    const password = passwordField(page)
    const toggle = page.getByRole('button', { name: 'Show password' })
    await password.fill('eight racks')
    await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 7))
    expect(await toggle.getAttribute('aria-pressed')).toBe('false')
    await toggle.click()
    expect(await toggle.getAttribute('aria-pressed')).toBe('true')
    expect(await password.getAttribute('type')).toBe('text')
    const state = await password.evaluate((field: HTMLInputElement) => ({
      isActive: document.activeElement === field,
      selection: [field.selectionStart, field.selectionEnd],
    }))
    expect(state).toEqual({ isActive: true, selection: [5, 7] })
    await toggle.press('Enter')
    expect(await password.getAttribute('type')).toBe('password')
    expect(await toggle.evaluate((button) => document.activeElement === button)).toBe(true)
  })

  test('keeps what was typed when the password is wrong', async ({ open, candidate }) => {
    const page = await open('/login', { ...quiet, expectedErrors: [refusedAnswer] })
    await page.getByLabel('Remember me').check()
    await signIn(page, { email: candidate.email, password: 'not the 1 password' })
    await alerts(page).waitFor()
    expect(await alerts(page).textContent()).toBe('Invalid email or password')
    expect(await page.getByLabel('Email').inputValue()).toBe(candidate.email)
    expect(await passwordField(page).inputValue()).toBe('not the 1 password')
    expect(await page.getByLabel('Remember me').isChecked()).toBe(true)
    expect(await sessionIn(page)).toEqual(signedOut)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

describe('the sign-in page', () => {
  test.for([
    ['sign-in-needed', 'Authentication required. Please log in.'],
    ['signed-out', 'You have been signed out.'],
    ['session-expired', 'Your session has expired. Please log in again.'],
  ])('shows the notice "%s", also after a reload', async ([notice, text], { open }) => {
    const page = await open('/login', { ...quiet, before: arriveWith({ notice, from: '/dashboard' }) })
    expect(await alerts(page).textContent()).toBe(text)
    await page.reload()
    await whenReady(page)
    expect(await alerts(page).textContent()).toBe(text)
  })

  test('shows no notice that the site does not know, has no header and no footer, and links to the home page', async ({
    open,
    stack,
  }) => {
    const before = arriveWith({ notice: 'Send your password to evil.example' })
    const page = await open('/login', { ...quiet, before })
    expect(await alerts(page).count()).toBe(0)
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await page.getByRole('link', { name: /home page/ }).click()
    await page.waitForURL(`${stack.site}/`)
  })
})
