import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, signInWith, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { whenReady } from '#tests/support/browser.ts'
import { arriveWith, callsTo, refusedAnswer, sessionIn, stateOf } from './account-page.ts'
import { visitPage } from './marketing-page.ts'
import { onLogin, signIn } from './login-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site, { email: 'aisyah@example.com' })
})
afterAll(() => stack.close())

describe('signing in', () => {
  test('leads to the dashboard, keeps token and user, and leaves the history', () =>
    onLogin(stack, async (page) => {
      await page.goto(`${stack.site}/privacy`)
      await page.goto(`${stack.site}/login`)
      await whenReady(page)
      await signIn(page, candidate)
      await page.waitForURL('**/dashboard')
      const { token, user } = await sessionIn(page)
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(JSON.parse(user ?? '')).toEqual({
        id: candidate.user.id,
        email: 'aisyah@example.com',
        name: 'Aisyah Rahman',
      })
      await page.goBack()
      await page.waitForURL('**/privacy')
    }))

  test('works with the keyboard alone', () =>
    onLogin(stack, async (page) => {
      await page.getByLabel('Email').focus()
      await page.keyboard.type(candidate.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(candidate.password)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Show password',
      )
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      expect(await page.getByLabel('Remember me').isChecked()).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
    }))

  test.each([true, false])('asks to be remembered only where that is wished: %s', (isWished) =>
    onLogin(stack, async (page) => {
      const calls = callsTo(page, '/auth/login')
      if (isWished) await page.getByLabel('Remember me').check()
      await signIn(page, candidate)
      await page.waitForURL('**/dashboard')
      expect(calls.map((body) => JSON.parse(body))).toEqual([
        { email: candidate.email, password: candidate.password, remember: isWished },
      ])
    }),
  )

  test('is passed over by whoever is signed in already', () =>
    visitPage(stack, '/privacy', async (page) => {
      await signInWith(page, candidate)
      await page.goto(`${stack.site}/login`)
      await page.waitForURL('**/dashboard')
    }))
})

describe('where signing in leads', () => {
  test('is the page that asked for it, which is not in the history twice', () =>
    visitPage(stack, '/dashboard', async (page) => {
      await page.waitForURL('**/login')
      expect(await stateOf(page)).toEqual({ from: '/dashboard' })
      expect(await page.evaluate(() => history.length)).toBe(2)
      await signIn(page, candidate)
      await page.waitForURL('**/dashboard')
      expect(await page.evaluate(() => history.length)).toBe(2)
    }))

  test('is the job that somebody wants to apply for, where they stay signed in', () =>
    onLogin(stack, async (page) => {
      await arriveWith(page, { jobId: 'job-1', checkStatusOnly: true })
      await signIn(page, candidate)
      await page.waitForURL('**/careers/job-1')
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    }))

  test.each(['//evil.example', '/..//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is the dashboard where the way says %s',
    (from) =>
      onLogin(stack, async (page) => {
        await arriveWith(page, { from })
        await signIn(page, candidate)
        await page.waitForURL(`${stack.site}/dashboard`)
      }),
  )

  test('is handed on to registering and back', () =>
    onLogin(stack, async (page) => {
      const way = { from: '/interview/s1', jobId: 'job-1' }
      await arriveWith(page, { ...way, notice: 'sign-in-needed' })
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.waitForURL('**/register')
      expect(await stateOf(page)).toEqual(way)
      await page.getByRole('link', { name: 'Sign in here' }).click()
      await page.waitForURL('**/login')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.waitForURL('**/forgot-password')
      expect(await stateOf(page)).toEqual(way)
    }))
})

describe('signing in after an application was made', () => {
  const applied = { applied: true, jobId: 'job-1' }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Application Successful!' })

  const signInAfterApplying = async (page: Page): Promise<void> => {
    await arriveWith(page, applied)
    await signIn(page, candidate)
    await dialog(page).waitFor()
  }

  test('offers the interview, which opens as a page of its own', () =>
    onLogin(
      stack,
      async (page) => {
        await signInAfterApplying(page)
        await dialog(page).getByText('You can also start it later from your dashboard.').waitFor()
        await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
        await page.getByRole('button', { name: 'Start AI Interview Now' }).click()
        await page.waitForURL('**/interview/job-1')
        expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(false)
      },
      [refusedAnswer],
    ))

  test.each<[string, (page: Page) => Promise<void>]>([
    ['the button', (page) => page.getByRole('button', { name: 'Save for Later - Go to Dashboard' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the closing cross', (page) => page.getByRole('button', { name: 'Close' }).click()],
  ])('leads to the dashboard by %s', (_, leave) =>
    onLogin(stack, async (page) => {
      await signInAfterApplying(page)
      await leave(page)
      await page.waitForURL('**/dashboard')
    }),
  )
})
