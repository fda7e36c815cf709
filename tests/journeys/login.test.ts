import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#functions/accounts/limits.ts'
import { caller } from '#tests/support/api.ts'
import { registerCandidate, signInWith, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { roomIn } from '#tests/support/window.ts'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import {
  alerts,
  arriveWith,
  callsTo,
  expectAccessible,
  lostConnection,
  passwordField,
  problemOf,
  refusedAnswer,
  sessionIn,
  stateOf,
} from './account-page.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site, { email: 'aisyah@example.com' })
})
afterAll(() => stack.close())

const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ })

async function fillIn(page: Page, { email, password }: Pick<Candidate, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
}

async function signIn(page: Page, who: Pick<Candidate, 'email' | 'password'>): Promise<void> {
  await fillIn(page, who)
  await signInButton(page).click()
}

const onLogin = (journey: (page: Page) => Promise<void>, expectedErrors: readonly RegExp[] = []) =>
  visitPage(stack, '/login', journey, { expectedErrors })

describe('signing in', () => {
  test('leads to the dashboard, keeps token and user, and leaves the history', () =>
    onLogin(async (page) => {
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
    onLogin(async (page) => {
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
    onLogin(async (page) => {
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
    onLogin(async (page) => {
      await arriveWith(page, { jobId: 'job-1', checkStatusOnly: true })
      await signIn(page, candidate)
      await page.waitForURL('**/careers/job-1')
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    }))

  test.each(['//evil.example', '/..//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is the dashboard where the way says %s',
    (from) =>
      onLogin(async (page) => {
        await arriveWith(page, { from })
        await signIn(page, candidate)
        await page.waitForURL(`${stack.site}/dashboard`)
      }),
  )

  test('is handed on to registering and back', () =>
    onLogin(async (page) => {
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

describe('what was typed', () => {
  test('is held against the rules before it is sent, and the first problem gets the keyboard', () =>
    onLogin(async (page) => {
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
    onLogin(async (page) => {
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

describe('a sign-in that is not answered as usual', () => {
  test('says how long to wait after too many failures', async () => {
    await roomIn(limits.signInPerAccount)
    const person = await registerCandidate(stack.site)
    const call = caller(stack)
    for (let failure = 0; failure < limits.signInPerAccount.most; failure += 1)
      await call('POST /auth/login', { json: { email: person.email, password: 'not the 1 password' } })
    await onLogin(
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
      goOn()
      await page.waitForURL('**/dashboard')
      expect(calls).toHaveLength(1)
    }))

  test('is sent once however often the button is pressed, and says when it takes long', () =>
    onLogin(async (page) => {
      const calls = callsTo(page, '/auth/login')
      const goOn = await holdBack(page, '**/api/auth/login')
      await fillIn(page, candidate)
      await signInButton(page).dblclick()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Signing In...' }).waitFor()
      expect(await page.getByRole('form', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
      await page.getByText('This takes longer than usual. Please stay on this page.').waitFor()
      goOn()
      await page.waitForURL('**/dashboard')
      expect(calls).toHaveLength(1)
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
    onLogin(async (page) => {
      await signInAfterApplying(page)
      await leave(page)
      await page.waitForURL('**/dashboard')
    }),
  )
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
    onLogin(async (page) => {
      await arriveWith(page, { notice: 'sign-in-needed', from: '/dashboard' })
      expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
      await arriveWith(page, { notice: 'session-expired' })
      expect(await alerts(page).textContent()).toBe('Your session has expired. Please log in again.')
      await arriveWith(page, { notice: 'Send your password to evil.example' })
      expect(await alerts(page).count()).toBe(0)
    }))

  test('has no header and no footer, and leads home', () =>
    onLogin(async (page) => {
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      await page.getByRole('link', { name: /home page/ }).click()
      await page.waitForURL(`${stack.site}/`)
    }))
})
