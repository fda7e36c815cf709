import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#functions/accounts/limits.ts'
import { holdBack } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { roomIn } from '#tests/support/window.ts'
import {
  callAs,
  countCalls,
  focused,
  lostConnection,
  staysInDialog,
  visitDashboard,
} from './dashboard-visitor.ts'
import { looks, violationsOn } from './marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

const search = '?tab=profile'
const goodPassword = 'a rack of 42 units'
const wrongPassword = 'not the password 1'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' })
const opener = (page: Page) => page.getByRole('button', { name: 'Change Password' })
const field = (page: Page, name: 'current' | 'chosen' | 'confirmation') =>
  dialog(page).locator(`input[name=${name}]`)
const submit = (page: Page) => dialog(page).getByRole('button', { name: /Update Password|Updating/ })
const alertText = (page: Page) => dialog(page).getByRole('alert').textContent()
const success = (page: Page) => page.getByText('Password Updated Successfully!')

async function open(page: Page): Promise<void> {
  await opener(page).click()
  await dialog(page).waitFor()
}

async function fillIn(
  page: Page,
  current: string,
  chosen = goodPassword,
  confirmation = chosen,
): Promise<void> {
  await field(page, 'current').fill(current)
  await field(page, 'chosen').fill(chosen)
  await field(page, 'confirmation').fill(confirmation)
}

/** What the checklist says is met. */
const met = async (page: Page): Promise<string[]> => {
  const rules = await dialog(page)
    .getByRole('list', { name: 'Password requirements' })
    .getByRole('listitem')
    .allTextContents()
  return rules.filter((rule) => rule.endsWith(' (met)')).map((rule) => rule.replace(' (met)', ''))
}

const lettersTo = ({ email }: Candidate) => stack.ses.inbox.list().filter(({ to }) => to.includes(email))

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
        release()
        await success(page).waitFor()
        await page.getByText('A confirmation email has been sent to your registered email address.').waitFor()
        expect(await violationsOn(page)).toEqual([])
        await dialog(page).waitFor({ state: 'detached' })
        expect(await focused(page)).toBe('Change Password')
        expect(calls()).toBe(1)
        await expect.poll(() => lettersTo(person).length).toBeGreaterThan(0)
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
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 60_000)
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

  test('says that the current password is wrong, and loses nothing that was typed', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await fillIn(page, wrongPassword)
        await submit(page).click()
        await dialog(page)
          .getByText('The current password you entered is incorrect. Please try again.')
          .waitFor()
        await expect.poll(() => focused(page)).toBe('current')
        expect(await field(page, 'chosen').inputValue()).toBe(goodPassword)
        expect(await violationsOn(page)).toEqual([])
        await field(page, 'current').fill(person.password)
        expect(await alertText(page)).toBe('')
        await page.keyboard.press('Enter')
        await success(page).waitFor()
      },
      { candidate: person, search, expectedErrors: [/status of 400/] },
    )
  })

  test('says what the API has against a new password', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await fillIn(page, candidate.password, 'password1')
        await submit(page).click()
        await dialog(page).getByText('This password is among the first that others would try.').waitFor()
        await field(page, 'chosen').fill('x'.repeat(128) + '1')
        await field(page, 'confirmation').fill('x'.repeat(128) + '1')
        await submit(page).click()
        await dialog(page)
          .getByText('Validation error: Password is too long (maximum 128 characters)')
          .waitFor()
      },
      { candidate, search, expectedErrors: [/status of 422/] },
    )
  })

  test('waits after too many attempts, also when it is closed and opened again', async () => {
    await roomIn(limits.passwordChange)
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        const attempt = { current_password: wrongPassword, new_password: goodPassword }
        for (let count = 0; count < limits.passwordChange.most; count += 1)
          await callAs(person, stack, 'PATCH /auth/update-password', attempt)
        await open(page)
        await fillIn(page, person.password)
        await submit(page).click()
        await dialog(page)
          .getByText(/^Too many password change attempts\. Please try again in \d+ minutes?\.$/)
          .waitFor()
        const clock = dialog(page).getByRole('timer')
        expect(await clock.textContent()).toMatch(/^Retry in \d+:\d\d$/)
        const before = await clock.textContent()
        await expect.poll(() => clock.textContent()).not.toBe(before)
        for (const name of ['current', 'chosen', 'confirmation'] as const)
          expect(await field(page, name).isDisabled()).toBe(true)
        expect(await submit(page).isDisabled()).toBe(true)
        expect(await violationsOn(page)).toEqual([])
        await page.keyboard.press('Escape')
        await dialog(page).waitFor({ state: 'detached' })
        await open(page)
        expect(await clock.textContent()).toMatch(/^Retry in \d+:\d\d$/)
        expect(await field(page, 'current').isDisabled()).toBe(true)
        await page.clock.install({ time: Date.now() + 3_600_000 })
        await page.keyboard.press('Escape')
        await open(page)
        expect(await field(page, 'current').isEnabled()).toBe(true)
      },
      { candidate: person, search, expectedErrors: [/status of 429/] },
    )
  })

  test('leads to the sign-in page when the session is over, and says so there', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await fillIn(page, person.password)
        await callAs(person, stack, 'POST /auth/logout')
        await submit(page).click()
        await page.waitForURL('**/login')
        await page.getByText('Your session has expired. Please log in again.').waitFor()
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(goodPassword)
      },
      { candidate: person, search, expectedErrors: [/status of 401/] },
    )
  })

  test('says that nothing was changed when the connection is lost', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await fillIn(page, candidate.password)
        await page.route('**/api/auth/update-password', (route) => route.abort())
        await submit(page).click()
        await dialog(page).getByText('Failed to update password. Please try again later.').waitFor()
        expect(await field(page, 'current').inputValue()).toBe(candidate.password)
        expect(await submit(page).isEnabled()).toBe(true)
      },
      { candidate, search, expectedErrors: lostConnection },
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
