import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#shared/contract/limits.ts'
import { caller } from '#tests/support/api.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { roomIn } from '#tests/support/window.ts'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import { alerts, callsTo, lostConnection, refusedAnswer } from './account-page.ts'
import { visitPage } from './marketing-page.ts'
import { fillIn, onLogin, signIn, signInButton } from './login-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site, { email: 'aisyah@example.com' })
})
afterAll(() => stack.close())

describe('a sign-in that is not answered as usual', () => {
  test('says how long to wait after too many failures', async () => {
    await roomIn(limits.signInPerAccount)
    const person = await registerCandidate(stack.site)
    const call = caller(stack)
    for (let failure = 0; failure < limits.signInPerAccount.most; failure += 1)
      await call('POST /auth/login', { json: { email: person.email, password: 'not the 1 password' } })
    await onLogin(
      stack,
      async (page) => {
        await signIn(page, person)
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toMatch(
          /^Too many attempts\. Please try again in 1?\d minutes?\.$/,
        )
      },
      [refusedAnswer],
    )
  })

  test('says that it failed without a connection, and goes through once there is one', () =>
    onLogin(
      stack,
      async (page) => {
        await page.route('**/api/auth/login', (route) => route.abort())
        await signIn(page, candidate)
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toBe(
          'Login failedWe could not reach the server. Please check your connection and try again.',
        )
        await page.unroute('**/api/auth/login')
        await signInButton(page).click()
        await page.waitForURL('**/dashboard')
      },
      [lostConnection],
    ))

  test('says so too when the connection is lost before the code that sends it has come', () =>
    visitPage(
      stack,
      '/privacy',
      async (page) => {
        await page.route(/account-calls-.*\.js/, (route) => route.abort())
        await page.goto(`${stack.site}/login`)
        await whenReady(page)
        await signIn(page, candidate)
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toContain('Login failed')
        expect(await page.getByLabel('Email').inputValue()).toBe(candidate.email)
        await page.unroute(/account-calls-.*\.js/)
        await signInButton(page).click()
        await page.waitForURL('**/dashboard')
      },
      { expectedErrors: [lostConnection] },
    ))

  test('is busy from the moment it is sent, also when the code that sends it has yet to come', () =>
    visitPage(stack, '/privacy', async (page) => {
      const goOn = await holdBack(page, /account-calls-.*\.js/)
      await page.goto(`${stack.site}/login`)
      await whenReady(page)
      const calls = callsTo(page, '/auth/login')
      await signIn(page, candidate)
      await page.getByRole('button', { name: 'Signing In...' }).waitFor()
      await page.keyboard.press('Enter')
      await goOn()
      await page.waitForURL('**/dashboard')
      expect(calls).toHaveLength(1)
    }))

  test('is sent once however often the button is pressed, and says when it takes long', () =>
    onLogin(stack, async (page) => {
      const calls = callsTo(page, '/auth/login')
      const goOn = await holdBack(page, '**/api/auth/login')
      await fillIn(page, candidate)
      await signInButton(page).dblclick()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Signing In...' }).waitFor()
      expect(await page.getByRole('form', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
      await page.getByText('This takes longer than usual. Please stay on this page.').waitFor()
      await goOn()
      await page.waitForURL('**/dashboard')
      expect(calls).toHaveLength(1)
    }))
})
