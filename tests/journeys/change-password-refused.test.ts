import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#shared/contract/limits.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { roomIn } from '#tests/support/window.ts'
import { callAs, focused, lostConnection, visitDashboard } from './dashboard-visitor.ts'
import { violationsOn } from './marketing-page.ts'
import {
  alertText,
  dialog,
  field,
  fillIn,
  goodPassword,
  open,
  search,
  submit,
  success,
  wrongPassword,
} from './change-password-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

describe('Change Password', () => {
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
})
