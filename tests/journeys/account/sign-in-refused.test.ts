import { expect, onTestFinished } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { caller } from '#tests/support/api.ts'
import { holdBack, stopTheClock } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { startWindow } from '#tests/support/window.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { alerts, callsTo, lostConnection, passwordField, quiet, refusedAnswer } from '../account-page.ts'
import { linkMailedTo } from './password-reset.ts'
import { signIn, signInButton, typeCredentials } from './sign-in.ts'

test('a sign-in refused after too many failures shows how long to wait, and e-mails a link to sign in', async ({
  open,
  stack,
  candidate,
}) => {
  startWindow(stack, limits.signInPerAccount)
  onTestFinished(() => stack.shiftClock(0))
  const call = caller(stack)
  for (let failure = 0; failure < limits.signInPerAccount.max; failure += 1)
    await call('POST /auth/login', {
      json: { email: candidate.email, password: 'not the 1 password' },
      // The browser's network: failures from another network do not limit this one.
      address: '127.0.0.1',
    })
  const page = await open('/login', { ...quiet, expectedErrors: [refusedAnswer] })
  await signIn(page, candidate)
  await alerts(page).waitFor()
  expect(await alerts(page).locator('p').first().textContent()).toMatch(
    /^Too many attempts\. Please try again in 1?\d minutes?\.$/,
  )
  await page.getByRole('button', { name: 'Email me a link to get in now' }).click()
  await page.getByText('If this address has an account, we have just sent a link to it.').waitFor()
  await page.goto(stack.site + linkMailedTo(stack, candidate.email))
  // The page of the link checks the password, although the account's sign-ins are rate limited.
  stack.shiftClock(0)
  await page.getByRole('button', { name: 'Keep it: I know the password' }).click()
  await passwordField(page, 'Password of this account').fill(candidate.password)
  await page.getByRole('button', { name: 'Sign In and Keep It' }).click()
  await page.waitForURL('**/dashboard')
})

test(
  'a sign-in without a connection shows that it failed, and succeeds once there is one',
  inWideRun,
  async ({ open, candidate }) => {
    const page = await open('/login', { ...quiet, expectedErrors: [lostConnection] })
    await page.route('**/api/auth/login', (route) => route.abort())
    await signIn(page, candidate)
    await alerts(page).waitFor()
    expect(await alerts(page).textContent()).toBe(
      "Login failedWe couldn't reach the server. Please check your connection and try again.",
    )
    await page.unroute('**/api/auth/login')
    await signInButton(page).click()
    await page.waitForURL('**/dashboard')
  },
)

test(
  'a sign-in is sent once however often the button is pressed, and the page says when it takes long',
  inWideRun,
  async ({ open, candidate }) => {
    const page = await open('/login', quiet)
    const calls = callsTo(page, '/auth/login')
    const release = await holdBack(page, '**/api/auth/login')
    await typeCredentials(page, candidate)
    await stopTheClock(page)
    await signInButton(page).dblclick()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Signing In…' }).waitFor()
    expect(await page.getByRole('form', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
    const notice = page.getByText('This is taking longer than usual. Please stay on this page.')
    await page.clock.runFor(4900)
    expect(await notice.count()).toBe(0)
    await page.clock.runFor(200)
    await notice.waitFor()
    await release()
    await page.waitForURL('**/dashboard')
    expect(calls).toHaveLength(1)
  },
)
