import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, stopTheClock } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { callAs, countCalls, focused, staysInDialog, visitDashboard } from './dashboard-visitor.ts'
import { looks, violationsOn } from './marketing-page.ts'
import {
  alertText,
  dialog,
  field,
  fillIn,
  goodPassword,
  lettersTo,
  met,
  open,
  opener,
  search,
  submit,
  success,
} from './change-password-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

describe('Change Password', () => {
  test('ticks off what a new password needs while it is typed', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        expect(await focused(page)).toBe('current')
        expect(await met(page)).toEqual([])
        await field(page, 'chosen').fill('abcdefgh')
        await expect.poll(() => met(page)).toEqual(['At least 8 characters'])
        await field(page, 'chosen').fill('abc1')
        await expect.poll(() => met(page)).toEqual(['Contains letters and numbers'])
        await field(page, 'chosen').fill('abcdefg1')
        await field(page, 'confirmation').fill('abcdefg1')
        await expect
          .poll(() => met(page))
          .toEqual(['At least 8 characters', 'Contains letters and numbers', 'Passwords match'])
      },
      { candidate, search },
    )
  })

  test.each<[string, [string, string, string], string]>([
    ['without the current password', ['', goodPassword, goodPassword], 'current'],
    ['with too short a password', ['x', 'abc1', 'abc1'], 'chosen'],
    ['with a password of letters alone', ['x', 'abcdefgh', 'abcdefgh'], 'chosen'],
    ['with a password that was not repeated', ['x', goodPassword, ''], 'confirmation'],
    ['with a password that was repeated otherwise', ['x', goodPassword, `${goodPassword}!`], 'confirmation'],
  ])('sends nothing %s, says so and leads to the field', async (_, values, name) => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        const calls = countCalls(page, 'PATCH', '/auth/update-password')
        await fillIn(page, ...values)
        await page.keyboard.press('Enter')
        await dialog(page).getByText('Please ensure all password requirements are met').waitFor()
        await expect.poll(() => focused(page)).toBe(name)
        expect(calls()).toBe(0)
        await field(page, 'chosen').press('End')
        await field(page, 'chosen').pressSequentially('x')
        expect(await alertText(page)).toBe('')
      },
      { candidate, search },
    )
  })

  test('changes the password once, says so, goes by itself, and the person stays signed in', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await fillIn(page, person.password)
        const calls = countCalls(page, 'PATCH', '/auth/update-password')
        const release = await holdBack(page, '**/api/auth/update-password')
        await submit(page).dblclick()
        expect(await submit(page).isDisabled()).toBe(true)
        await page.keyboard.press('Escape')
        await release()
        await success(page).waitFor()
        await page.getByText('A confirmation email has been sent to your registered email address.').waitFor()
        expect(await violationsOn(page)).toEqual([])
        await dialog(page).waitFor({ state: 'detached' })
        expect(await focused(page)).toBe('Change Password')
        expect(calls()).toBe(1)
        await expect.poll(() => lettersTo(stack, person).length).toBeGreaterThan(0)
        expect((await callAs(person, stack, 'GET /auth/me')).status).toBe(401)
        await page.reload()
        await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
        const signIn = (password: string) =>
          callAs(person, stack, 'POST /auth/login', { email: person.email, password })
        expect((await signIn(goodPassword)).status).toBe(200)
        expect((await signIn(person.password)).status).toBe(401)
      },
      { candidate: person, search },
    )
  })

  test('shows the good news for three seconds, or until it is closed', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await fillIn(page, person.password)
        await stopTheClock(page)
        await submit(page).click()
        await success(page).waitFor()
        await page.clock.runFor(2900)
        expect(await success(page).isVisible()).toBe(true)
        await page.clock.runFor(200)
        await dialog(page).waitFor({ state: 'detached' })
        await page.clock.resume()
        await open(page)
        expect(await field(page, 'current').inputValue()).toBe('')
        await fillIn(page, goodPassword, 'a rack of 48 units')
        await submit(page).click()
        await success(page).waitFor()
        await page.keyboard.press('Escape')
        await dialog(page).waitFor({ state: 'detached' })
      },
      { candidate: person, search },
    )
  })

  test('is used with the keyboard alone, which stays inside and goes back to its button', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await opener(page).focus()
        await page.keyboard.press('Enter')
        await dialog(page).waitFor()
        expect(await staysInDialog(page, 14)).toBe(true)
        await page.keyboard.press('Escape')
        await dialog(page).waitFor({ state: 'detached' })
        expect(await focused(page)).toBe('Change Password')
      },
      { candidate, search },
    )
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await page.keyboard.press('Enter')
        await dialog(page).getByText('Please ensure all password requirements are met').waitFor()
        expect(await violationsOn(page)).toEqual([])
      },
      { candidate, search, ...look },
    )
  })
})
