import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { registerCandidate, signInWith } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
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

const labels = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone (optional)',
  password: 'Password (optional)',
} as const

type Typed = Partial<Record<keyof typeof labels, string>>

const createButton = (page: Page) => page.getByRole('button', { name: /^Creat/ })

let people = 0
const somebody = (): { name: string; email: string } => {
  people += 1
  return { name: 'Farid Osman', email: `farid.${people}@example.com` }
}

async function fillIn(page: Page, typed: Typed): Promise<void> {
  for (const [field, text] of Object.entries(typed))
    await page.getByLabel(labels[field as keyof Typed], { exact: true }).fill(text)
}

async function register(page: Page, typed: Typed): Promise<void> {
  await fillIn(page, typed)
  await createButton(page).click()
}

const onRegister = (journey: (page: Page) => Promise<void>, expectedErrors: readonly RegExp[] = []) =>
  visitPage(stack, '/register#by-hand', journey, { expectedErrors })

describe('registering', () => {
  test('opens an account, signs in and leads to the dashboard', () =>
    onRegister(async (page) => {
      const person = somebody()
      await register(page, { ...person, phone: '+60 3-0000 0000', password: goodPassword })
      await page.waitForURL('**/dashboard')
      const { token, user } = await sessionIn(page)
      expect(token).not.toBeNull()
      expect(JSON.parse(user ?? '')).toMatchObject(person)
    }))

  test('without a password mails a link to set one', () =>
    onRegister(async (page) => {
      const person = somebody()
      await page
        .getByText('Choose a password now, or leave it empty and set it with the link we mail you.')
        .waitFor()
      await register(page, person)
      await page.waitForURL('**/dashboard')
      const letters = (await mailsOf(stack)).filter(({ to }) => to.includes(person.email))
      expect(letters.map(({ text }) => text.includes('#reset='))).toEqual([true])
    }))

  test('leads to the job that somebody wants to apply for, where they stay signed in', () =>
    onRegister(async (page) => {
      await arriveWith(page, { jobId: 'job-1' })
      await register(page, somebody())
      await page.waitForURL('**/careers/job-1')
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    }))

  test('is done once however often the button is pressed', () =>
    onRegister(async (page) => {
      const calls = callsTo(page, '/auth/register')
      await fillIn(page, somebody())
      await createButton(page).dblclick()
      await page.waitForURL('**/dashboard')
      expect(calls).toHaveLength(1)
    }))

  test('works with the keyboard alone', () =>
    onRegister(async (page) => {
      const { name, email } = somebody()
      await page.getByLabel(labels.name).focus()
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
    }))
})

describe('what was typed', () => {
  test('is held against the rules before it is sent, and the first problem gets the keyboard', () =>
    onRegister(async (page) => {
      const calls = callsTo(page, '/auth/register')
      await register(page, { email: 'farid', phone: 'call me', password: 'eight racks' })
      await expect.poll(() => problemOf(page, labels.name)).toBe('Please enter your name')
      expect(await problemOf(page, labels.email)).toBe('Please enter a valid email (e.g., name@example.com)')
      expect(await problemOf(page, labels.phone)).toBe(
        'Please use only digits, spaces and + ( ) - . in the phone number',
      )
      expect(await problemOf(page, labels.password)).toBe('Password must contain both letters and numbers')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('register-name')
      expect(calls).toEqual([])
    }))

  test('stays when the address is taken, which leads to signing in or to a new password', () =>
    onRegister(
      async (page) => {
        const { email } = await registerCandidate(stack.site)
        await register(page, { ...somebody(), email, password: goodPassword })
        await alerts(page).waitFor()
        expect(await alerts(page).locator('p').first().textContent()).toBe(
          'This email is already registered. Please sign in, or reset your password if you forgot it.',
        )
        expect(await page.getByLabel(labels.name).inputValue()).toBe('Farid Osman')
        expect(await passwordField(page, labels.password).inputValue()).toBe(goodPassword)
        expect(
          await alerts(page)
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).toEqual(['/login', '/forgot-password'])
      },
      [refusedAnswer],
    ))

  test('that the API alone objects to is marked at its field', () =>
    onRegister(
      async (page) => {
        await register(page, { ...somebody(), password: 'password1' })
        await expect
          .poll(() => problemOf(page, labels.password))
          .toBe('This password is among the first that others would try. Please choose another one.')
      },
      [refusedAnswer],
    ))

  test('stays without a connection, and goes through once there is one', () =>
    onRegister(
      async (page) => {
        await page.route('**/api/auth/register', (route) => route.abort())
        await register(page, somebody())
        await alerts(page).waitFor()
        expect(await alerts(page).textContent()).toBe(
          'Registration failedWe could not reach the server. Please check your connection and try again.',
        )
        await page.unroute('**/api/auth/register')
        await createButton(page).click()
        await page.waitForURL('**/dashboard')
      },
      [lostConnection],
    ))
})

describe('the page for registering', () => {
  test('says to whoever is signed in that they have an account', () =>
    visitPage(stack, '/privacy', async (page) => {
      const candidate = await registerCandidate(stack.site)
      await signInWith(page, candidate)
      await page.goto(`${stack.site}/register#by-hand`)
      await page.getByText(`You are signed in as ${candidate.email}.`).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Update your profile')
      expect(await createButton(page).count()).toBe(0)
      await page.getByRole('link', { name: 'Go to Dashboard' }).click()
      await page.waitForURL('**/dashboard')
    }))

  test('links to the privacy policy and to signing in', () =>
    onRegister(async (page) => {
      expect(await page.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
      expect(await page.getByRole('link', { name: 'Sign in here' }).getAttribute('href')).toBe('/login')
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
    }))

  const states: [string, (page: Page) => Promise<void>][] = [
    ['as it opens', async () => {}],
    [
      'with problems',
      async (page) => {
        await register(page, { email: 'x', password: 'eight racks' })
        await page.getByText('Please enter your name').waitFor()
      },
    ],
    [
      'with an address that is taken',
      async (page) => {
        const { email } = await registerCandidate(stack.site)
        await register(page, { name: 'Farid', email })
        await alerts(page).waitFor()
      },
    ],
  ]

  test.each(states)('is accessible %s, narrow and wide, light and dark', (_, bringAbout) =>
    expectAccessible(stack, '/register#by-hand', bringAbout, [refusedAnswer]),
  )
})
