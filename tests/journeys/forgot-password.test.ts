import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#functions/accounts/limits.ts'
import { registerCandidate, signInWith } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { roomIn } from '#tests/support/window.ts'
import { whenReady } from '#tests/support/browser.ts'
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
import { mailsOf } from './contact-visitor.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const newPassword = 'another 2 rows of racks'
const anyLink = '/forgot-password#reset=a-link-nobody-was-sent'

const onForgot = (journey: (page: Page) => Promise<void>, expectedErrors: readonly RegExp[] = []) =>
  visitPage(stack, '/forgot-password', journey, { expectedErrors })

const sendButton = (page: Page) => page.getByRole('button', { name: /^Send(ing|.*Link)/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await sendButton(page).click()
}

/** The latest link that was mailed to somebody, as it stands in the letter. */
async function linkMailedTo(email: string): Promise<string> {
  const letters = (await mailsOf(stack)).filter(({ to }) => to.includes(email))
  const [link] = letters.flatMap(({ text }) => /\S+\/forgot-password#reset=\S+/.exec(text) ?? []).toReversed()
  if (link === undefined) throw new Error(`No link was mailed to ${email}`)
  return new URL(link).pathname + new URL(link).hash
}

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await passwordField(page, 'New password').fill(password)
  await passwordField(page, 'New password again').fill(confirmation)
  await page.getByRole('button', { name: /^Set/ }).click()
}

const ticked = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Password requirements' })
    .getByText('(met)')
    .evaluateAll((marks) => marks.map((mark) => mark.parentElement?.textContent?.replace(' (met)', '') ?? ''))

describe('asking for a link', () => {
  test('says that it is on its way, and can be done again with the same address', () =>
    onForgot(async (page) => {
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
      expect(await linkMailedTo(email)).toContain('#reset=')
    }))

  test('cannot be sent while the address is blank, and says what is missing', () =>
    onForgot(async (page) => {
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
    onForgot(async (page) => {
      await ask(page, 'aisyah')
      await expect
        .poll(() => problemOf(page, 'Email'))
        .toBe('Please enter a valid email (e.g., name@example.com)')
    }))

  test('for an address that is not registered leads to registering, and keeps the way', () =>
    onForgot(
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
    await roomIn(limits.forgotPerAccount)
    const { email } = await registerCandidate(stack.site)
    await onForgot(
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
    onForgot(async (page) => {
      await page.getByRole('link', { name: 'Back to Login' }).click()
      await heading(page, 'Welcome back').waitFor()
    }))
})

describe('a mailed link', () => {
  test('sets a password, which signs in; the old one does not', async () => {
    const { email, password } = await registerCandidate(stack.site)
    await onForgot(
      async (page) => {
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
        await page.goto(stack.site + (await linkMailedTo(email)))
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
    onForgot(async (page) => {
      await page.evaluate((link) => location.assign(link), anyLink)
      await heading(page, 'Set a new password').waitFor()
      expect(page.url()).toBe(`${stack.site}/forgot-password`)
    }))

  test('that was used already says so, and leads to another one', async () => {
    const { email } = await registerCandidate(stack.site)
    await onForgot(
      async (page) => {
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
        const link = stack.site + (await linkMailedTo(email))
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
        await page.goto(stack.site + (await linkMailedTo(guest.email)))
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
      async (page) => {
        await ask(page, email)
        await heading(page, 'Check Your Email').waitFor()
        await page.goto(stack.site + (await linkMailedTo(email)))
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
