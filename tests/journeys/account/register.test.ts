import { describe, expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  alerts,
  arriveWith,
  callsTo,
  lostConnection,
  passwordField,
  problemOf,
  quiet,
  refusedAnswer,
  sessionIn,
  stateOf,
} from '../account-page.ts'
import { createButton, labels, newPerson, register, registerPath, typeRegistration } from './registration.ts'

describe('registering', () => {
  test('opens one account however often the button is pressed, and opens the dashboard', async ({ open }) => {
    const page = await open(registerPath, quiet)
    const calls = callsTo(page, '/auth/register')
    const person = newPerson()
    await typeRegistration(page, { ...person, phone: '+60 3-0000 0000', password: goodPassword })
    await createButton(page).dblclick()
    await page.waitForURL('**/dashboard')
    expect(calls).toHaveLength(1)
    const { token, user } = await sessionIn(page)
    expect(token).not.toBeNull()
    expect(JSON.parse(user ?? '')).toMatchObject(person)
  })

  test(
    'works with the keyboard alone, and without a password e-mails a link to set one',
    inWideRun,
    async ({ open, stack }) => {
      const page = await open(registerPath, quiet)
      const { name, email } = newPerson()
      await page
        .getByText('Choose a password now, or leave this blank and set one with the link we email you.')
        .waitFor()
      await page.getByLabel(labels.name).focus()
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      const mails = stack.ses.inbox.list().filter(({ to }) => to.includes(email))
      expect(mails.map(({ text }) => text.includes('#reset='))).toEqual([true])
    },
  )

  test(
    'opens the job the candidate wants to apply for, where the sign-in continues',
    inWideRun,
    async ({ open }) => {
      const before = arriveWith({ jobId: 'job-1' })
      // There is no such job.
      const page = await open(registerPath, { ...quiet, before, expectedErrors: [refusedAnswer] })
      await register(page, newPerson())
      await page.waitForURL('**/careers/job-1')
      expect(await stateOf(page)).toEqual({ checkStatusOnly: true })
      expect((await sessionIn(page)).token).not.toBeNull()
    },
  )
})

describe('the registration form', () => {
  test(
    'checks its fields before it sends them, and focuses the first problem',
    inWideRun,
    async ({ open }) => {
      const page = await open(registerPath, quiet)
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
    },
  )

  test('keeps what was typed when the e-mail address is taken, and links to signing in and to a new password', async ({
    open,
    candidate: { email },
  }) => {
    const page = await open(registerPath, { ...quiet, expectedErrors: [refusedAnswer] })
    await register(page, { ...newPerson(), email, password: goodPassword })
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
  })

  test('shows at the field what only the API checks', inWideRun, async ({ open }) => {
    const page = await open(registerPath, { ...quiet, expectedErrors: [refusedAnswer] })
    await register(page, { ...newPerson(), password: 'password1' })
    await expect
      .poll(() => problemOf(page, labels.password))
      .toBe('This password is too easy to guess. Please choose another one.')
  })

  test(
    'keeps what was typed without a connection, and succeeds once there is one',
    inWideRun,
    async ({ open }) => {
      const page = await open(registerPath, { ...quiet, expectedErrors: [lostConnection] })
      await page.route('**/api/auth/register', (route) => route.abort())
      await register(page, newPerson())
      await alerts(page).waitFor()
      expect(await alerts(page).textContent()).toBe(
        "Registration failedWe couldn't reach the server. Please check your connection and try again.",
      )
      await page.unroute('**/api/auth/register')
      await createButton(page).click()
      await page.waitForURL('**/dashboard')
    },
  )
})

describe('the registration page', inWideRun, () => {
  test('shows a signed-in candidate that they have an account', async ({ open, candidate }) => {
    const page = await open(registerPath, { ...quiet, as: candidate })
    await page.getByText(`You are signed in as ${candidate.email}.`).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Update your profile')
    expect(await createButton(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('links to the privacy policy and to signing in, and has no header and no footer', async ({ open }) => {
    const page = await open(registerPath, quiet)
    expect(await page.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
    expect(await page.getByRole('link', { name: 'Sign in here' }).getAttribute('href')).toBe('/login')
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
  })
})
