import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { caller } from '#tests/support/api.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { startWindow } from '#tests/support/window.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { focused } from '../keyboard.ts'
import { lostConnection } from './dashboard-page.ts'
import {
  alertText,
  dialog,
  field,
  fillIn,
  goodPassword,
  openDialog,
  submit,
  success,
  wrongPassword,
} from './password-dialog.ts'
import { path } from './profile-tab.ts'

describe('Change Password', () => {
  test(
    'reports a wrong current password, and keeps what was typed',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 400/] })
      await openDialog(page)
      await fillIn(page, wrongPassword)
      await submit(page).click()
      await dialog(page)
        .getByText('The current password you entered is incorrect. Please try again.')
        .waitFor()
      await expect.poll(() => focused(page)).toBe('current')
      expect(await field(page, 'chosen').inputValue()).toBe(goodPassword)
      await field(page, 'current').fill(candidate.password)
      expect(await alertText(page)).toBe('')
      await page.keyboard.press('Enter')
      await success(page).waitFor()
    },
  )

  test("shows the API's problems with a new password", inWideRun, async ({ open, candidate }) => {
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 422/] })
    await openDialog(page)
    await fillIn(page, candidate.password, 'password1')
    await submit(page).click()
    await dialog(page).getByText('This password is too easy to guess.').waitFor()
    await field(page, 'chosen').fill('x'.repeat(128) + '1')
    await field(page, 'confirmation').fill('x'.repeat(128) + '1')
    await submit(page).click()
    await dialog(page).getByText('Validation error: Password is too long (maximum 128 characters)').waitFor()
  })

  test(
    'locks after too many attempts until the wait is over, also when it is opened again',
    inWideRun,
    async ({ open, stack, candidate }) => {
      startWindow(stack, limits.passwordChange)
      const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 429/] })
      const json = { current_password: wrongPassword, new_password: goodPassword }
      for (let count = 0; count < limits.passwordChange.max; count += 1)
        await caller(stack)('PATCH /auth/update-password', { token: candidate.token, json })
      await openDialog(page)
      await fillIn(page, candidate.password)
      await stopTheClock(page)
      await submit(page).click()
      await dialog(page)
        .getByText(/^Too many password change attempts\. Please try again in \d+ minutes?\.$/)
        .waitFor()
      const timer = dialog(page).getByRole('timer')
      const before = (await timer.textContent()) ?? ''
      expect(before).toMatch(/^Retry in \d+:\d\d$/)
      await page.clock.runFor(1000)
      await expect.poll(() => timer.textContent()).not.toBe(before)
      for (const name of ['current', 'chosen', 'confirmation'] as const)
        expect(await field(page, name).isDisabled()).toBe(true)
      expect(await submit(page).isDisabled()).toBe(true)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await openDialog(page)
      expect(await timer.textContent()).toMatch(/^Retry in \d+:\d\d$/)
      expect(await field(page, 'current').isDisabled()).toBe(true)
      await page.clock.fastForward(limits.passwordChange.windowSeconds * 1000)
      await expect.poll(() => field(page, 'current').isEnabled()).toBe(true)
    },
  )

  test('leads to /login when the sign-in has ended, and keeps no password', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 401/] })
    await openDialog(page)
    await fillIn(page, candidate.password)
    await caller(stack)('POST /auth/logout', { token: candidate.token })
    await submit(page).click()
    await page.waitForURL('**/login')
    await page.getByText('Your session has expired. Please log in again.').waitFor()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(goodPassword)
  })

  test('reports a lost connection, and stays ready to send', inWideRun, async ({ open, candidate }) => {
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: lostConnection })
    await openDialog(page)
    await fillIn(page, candidate.password)
    await page.route('**/api/auth/update-password', (route) => route.abort())
    await submit(page).click()
    await dialog(page).getByText('Failed to update password. Please try again later.').waitFor()
    expect(await field(page, 'current').inputValue()).toBe(candidate.password)
    expect(await submit(page).isEnabled()).toBe(true)
  })
})
