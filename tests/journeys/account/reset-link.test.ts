import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  alerts,
  callsTo,
  lostConnection,
  mainHeading,
  passwordField,
  problemOf,
  quiet,
  refusedAnswer,
  sessionIn,
  signedOut,
} from '../account-page.ts'
import {
  confirmAddress,
  linkMailedTo,
  mailLink,
  newPassword,
  rulesMet,
  setPassword,
  unknownLink,
} from './password-reset.ts'
import { signIn, signInButton } from './sign-in.ts'

const visit = { ...quiet, expectedErrors: [refusedAnswer] }

describe('an e-mailed link', () => {
  test('sets a password, which signs in; the old one does not', async ({ open, stack, candidate }) => {
    const { email, password } = candidate
    await confirmAddress(stack, candidate)
    const page = await open(await mailLink(stack, email), visit)
    await mainHeading(page, 'Set a new password').waitFor()
    await setPassword(page, newPassword)
    await mainHeading(page, 'Your new password is set').waitFor()
    expect(await page.getByText('Your account is empty').count()).toBe(0)
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await mainHeading(page, 'Welcome back').waitFor()
    await signIn(page, { email, password })
    await alerts(page).waitFor()
    await passwordField(page).fill(newPassword)
    await signInButton(page).click()
    await page.waitForURL('**/dashboard')
  })

  test('disappears from the address bar immediately, and still works after a reload of the tab', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open(await mailLink(stack, candidate.email), visit)
    await mainHeading(page, 'Is this yours?').waitFor()
    expect(page.url()).toBe(`${stack.site}/forgot-password`)
    await page.reload()
    await whenReady(page)
    await mainHeading(page, 'Is this yours?').waitFor()
    expect(page.url()).toBe(`${stack.site}/forgot-password`)
  })

  test(
    'works where the page is open already, and disappears from the address bar',
    inWideRun,
    async ({ open, stack, candidate }) => {
      const page = await open('/forgot-password', visit)
      await page.evaluate((link) => location.assign(link), await mailLink(stack, candidate.email))
      await mainHeading(page, 'Is this yours?').waitFor()
      expect(page.url()).toBe(`${stack.site}/forgot-password`)
    },
  )

  test('is refused the second time, with a link to request another one', async ({
    open,
    stack,
    candidate,
  }) => {
    await confirmAddress(stack, candidate)
    const link = await mailLink(stack, candidate.email)
    const page = await open(link, visit)
    await setPassword(page, newPassword)
    await mainHeading(page, 'Your new password is set').waitFor()
    await page.reload()
    await mainHeading(page, 'Forgot your password?').waitFor()
    await page.goto('about:blank')
    await page.goto(stack.site + link)
    await mainHeading(page, 'This link no longer works').waitFor()
    await page
      .getByText('This link has expired or has already been used. Please ask for a new one.')
      .waitFor()
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await mainHeading(page, 'Forgot your password?').waitFor()
    await page.reload()
    await whenReady(page)
    await mainHeading(page, 'Forgot your password?').waitFor()
  })

  test('that was never mailed no longer works', inWideRun, async ({ open }) => {
    const page = await open(unknownLink, visit)
    await mainHeading(page, 'This link no longer works').waitFor()
  })

  test('without a connection can be tried again', inWideRun, async ({ open, stack, candidate }) => {
    const link = await mailLink(stack, candidate.email)
    const page = await open(link, {
      ...visit,
      expectedErrors: [lostConnection],
      before: async (opened) => {
        await opened.route('**/api/auth/mailed-link', (route) => route.abort())
      },
    })
    await page.getByText("We couldn't open this link.").waitFor()
    await page.unroute('**/api/auth/mailed-link')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await mainHeading(page, 'Is this yours?').waitFor()
  })

  test(
    'in the welcome e-mail sets the first password, and signs out the browser that registered',
    inWideRun,
    async ({ open, stack }) => {
      const guest = await registerCandidate(stack.site, { password: '' })
      const page = await open(linkMailedTo(stack, guest.email), { ...visit, as: guest })
      await page.getByRole('button', { name: 'Yes, keep everything' }).click()
      await setPassword(page, newPassword)
      await mainHeading(page, 'Your new password is set').waitFor()
      expect(await sessionIn(page)).toEqual(signedOut)
      await page.getByRole('link', { name: 'Sign In', exact: true }).click()
      await signIn(page, { email: guest.email, password: newPassword })
      await page.waitForURL('**/dashboard')
    },
  )
})

describe('an account whose address is not confirmed, and that has a password', () => {
  test('is kept by signing in with that password', async ({ open, stack, candidate }) => {
    const page = await open(await mailLink(stack, candidate.email), visit)
    await mainHeading(page, 'Is this yours?').waitFor()
    await page.getByText('Aisyah Rahman').waitFor()
    await page.getByRole('button', { name: 'Keep it: I know the password' }).click()
    await passwordField(page, 'Password of this account').fill('not this 1')
    await page.getByRole('button', { name: 'Sign In and Keep It' }).click()
    await alerts(page).getByText('This is not the password that was chosen for this account.').waitFor()
    await passwordField(page, 'Password of this account').fill(candidate.password)
    await page.getByRole('button', { name: 'Sign In and Keep It' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Welcome, Aisyah').waitFor()
    expect(await page.getByText('Please confirm your email address').count()).toBe(0)
  })

  test('starts empty after the page has said what that means, and going back changes nothing', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open(await mailLink(stack, candidate.email), visit)
    await page.getByRole('button', { name: 'Start empty' }).click()
    await mainHeading(page, 'Start with an empty account').waitFor()
    await page.getByText('We remove the profile, the CV and the applications in this account.').waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await mainHeading(page, 'Is this yours?').waitFor()
    await page.getByRole('button', { name: 'Start empty' }).click()
    await setPassword(page, newPassword)
    await mainHeading(page, 'Your new password is set').waitFor()
    await page.getByText('Your account is empty, as you chose.').waitFor()
  })
})

describe('the form for a new password', inWideRun, () => {
  test('marks the rules that are met while one is typed, and checks them before it sends', async ({
    open,
    stack,
    candidate,
  }) => {
    await confirmAddress(stack, candidate)
    const page = await open(await mailLink(stack, candidate.email), visit)
    const calls = callsTo(page, '/auth/reset-password')
    await mainHeading(page, 'Set a new password').waitFor()
    expect(await rulesMet(page)).toEqual([])
    await passwordField(page, 'New password').fill('racks 1')
    await expect.poll(() => rulesMet(page)).toEqual(['Contains letters and numbers'])
    await passwordField(page, 'New password').fill('racks 12')
    await expect.poll(() => rulesMet(page)).toEqual(['At least 8 characters', 'Contains letters and numbers'])
    await passwordField(page, 'Confirm new password').fill('racks 12')
    await expect
      .poll(() => rulesMet(page))
      .toEqual(['At least 8 characters', 'Contains letters and numbers', 'Passwords match'])
    await setPassword(page, 'only letters', 'only letter')
    await expect
      .poll(() => problemOf(page, 'New password'))
      .toBe('Password must contain both letters and numbers')
    expect(await problemOf(page, 'Confirm new password')).toBe('Please type the same password again')
    expect(calls).toEqual([])
  })

  test('shows at the field that a password is too common, and keeps what was typed', async ({
    open,
    stack,
    candidate,
  }) => {
    await confirmAddress(stack, candidate)
    const page = await open(await mailLink(stack, candidate.email), visit)
    await setPassword(page, 'password1')
    await expect
      .poll(() => problemOf(page, 'New password'))
      .toBe('This password is too easy to guess. Please choose another one.')
    expect(await passwordField(page, 'Confirm new password').inputValue()).toBe('password1')
  })
})
