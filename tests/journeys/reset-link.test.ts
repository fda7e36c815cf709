import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, signInWith } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { whenReady } from '#tests/support/browser.ts'
import { alerts, callsTo, passwordField, problemOf, refusedAnswer, sessionIn } from './account-page.ts'
import { visitPage } from './marketing-page.ts'
import {
  anyLink,
  ask,
  heading,
  linkMailedTo,
  newPassword,
  onForgot,
  setPassword,
  ticked,
} from './forgot-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

describe('a mailed link', () => {
  test('sets a password, which signs in; the old one does not', async () => {
    const { email, password } = await registerCandidate(stack.site)
    await onForgot(
      stack,
      async (page) => {
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
        await page.goto(stack.site + (await linkMailedTo(stack, email)))
        await heading(page, 'Set a new password').waitFor()
        await setPassword(page, newPassword)
        await heading(page, 'Your new password is set').waitFor()
        await page.getByRole('link', { name: 'Sign In' }).click()
        await heading(page, 'Welcome back').waitFor()
        await page.getByLabel('Email').fill(email)
        await passwordField(page).fill(password)
        await page.getByRole('button', { name: 'Sign In' }).click()
        await alerts(page).waitFor()
        await passwordField(page).fill(newPassword)
        await page.getByRole('button', { name: 'Sign In' }).click()
        await page.waitForURL('**/dashboard')
      },
      [refusedAnswer],
    )
  })

  test('is gone from the address bar at once, and survives a reload of the tab', () =>
    visitPage(stack, anyLink, async (page) => {
      await heading(page, 'Set a new password').waitFor()
      expect(page.url()).toBe(`${stack.site}/forgot-password`)
      await page.reload()
      await whenReady(page)
      await heading(page, 'Set a new password').waitFor()
      expect(page.url()).toBe(`${stack.site}/forgot-password`)
    }))

  test('opened where the page stands already is followed too', () =>
    onForgot(stack, async (page) => {
      await page.evaluate((link) => location.assign(link), anyLink)
      await heading(page, 'Set a new password').waitFor()
      expect(page.url()).toBe(`${stack.site}/forgot-password`)
    }))

  test('that was used already says so, and leads to another one', async () => {
    const { email } = await registerCandidate(stack.site)
    await onForgot(
      stack,
      async (page) => {
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
        const link = stack.site + (await linkMailedTo(stack, email))
        await page.goto(link)
        await setPassword(page, newPassword)
        await heading(page, 'Your new password is set').waitFor()
        await page.reload()
        await heading(page, 'Forgot your password?').waitFor()
        await page.goto('about:blank')
        await page.goto(link)
        await setPassword(page, newPassword)
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toContain(
          'This link has expired or was used already. Please ask for a new one.',
        )
        await page.getByRole('button', { name: 'Ask for a new link' }).click()
        await heading(page, 'Forgot your password?').waitFor()
        await page.reload()
        await whenReady(page)
        await heading(page, 'Forgot your password?').waitFor()
      },
      [refusedAnswer],
    )
  })

  test('in the welcome letter sets the first password, and asks the browser that registered to sign in', async () => {
    const guest = await registerCandidate(stack.site, { password: '', email: 'no.password@example.com' })
    await visitPage(
      stack,
      '/privacy',
      async (page) => {
        await signInWith(page, guest)
        await page.goto(stack.site + (await linkMailedTo(stack, guest.email)))
        await setPassword(page, newPassword)
        await heading(page, 'Your new password is set').waitFor()
        expect(await sessionIn(page)).toEqual({ token: null, user: null })
        await page.getByRole('link', { name: 'Sign In' }).click()
        await page.getByLabel('Email').fill(guest.email)
        await passwordField(page).fill(newPassword)
        await page.getByRole('button', { name: 'Sign In' }).click()
        await page.waitForURL('**/dashboard')
      },
      { expectedErrors: [refusedAnswer] },
    )
  })
})

describe('the rules of a new password', () => {
  test('are ticked off while it is typed', () =>
    visitPage(stack, anyLink, async (page) => {
      await heading(page, 'Set a new password').waitFor()
      expect(await ticked(page)).toEqual([])
      await passwordField(page, 'New password').fill('racks 1')
      await expect.poll(() => ticked(page)).toEqual(['Contains letters and numbers'])
      await passwordField(page, 'New password').fill('racks 12')
      await expect.poll(() => ticked(page)).toEqual(['At least 8 characters', 'Contains letters and numbers'])
      await passwordField(page, 'New password again').fill('racks 12')
      await expect
        .poll(() => ticked(page))
        .toEqual(['At least 8 characters', 'Contains letters and numbers', 'Passwords match'])
    }))

  test('are held against it before it is sent', () =>
    visitPage(stack, anyLink, async (page) => {
      const calls = callsTo(page, '/auth/reset-password')
      await heading(page, 'Set a new password').waitFor()
      await setPassword(page, 'only letters', 'only letter')
      await expect
        .poll(() => problemOf(page, 'New password'))
        .toBe('Password must contain both letters and numbers')
      expect(await problemOf(page, 'New password again')).toBe('Please type the same password again')
      expect(calls).toEqual([])
    }))

  test('say at the field that a password is too common, and lose nothing typed', async () => {
    const { email } = await registerCandidate(stack.site)
    await onForgot(
      stack,
      async (page) => {
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
        await page.goto(stack.site + (await linkMailedTo(stack, email)))
        await setPassword(page, 'password1')
        await expect
          .poll(() => problemOf(page, 'New password'))
          .toBe('This password is among the first that others would try. Please choose another one.')
        expect(await passwordField(page, 'New password again').inputValue()).toBe('password1')
      },
      [refusedAnswer],
    )
  })
})
