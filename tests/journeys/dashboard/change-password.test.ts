import { describe, expect } from 'vitest'
import { company } from '#shared/company.ts'
import { caller } from '#tests/support/api.ts'
import { holdBack, stopTheClock } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { focused, staysInDialog } from '../keyboard.ts'
import { countCalls } from './dashboard-page.ts'
import {
  alertText,
  dialog,
  field,
  fillIn,
  goodPassword,
  met,
  openDialog,
  submit,
  success,
} from './password-dialog.ts'
import { path } from './profile-tab.ts'

describe('Change Password', () => {
  test(
    'marks each requirement as met while the new password is typed',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open(path, { as: candidate, reducedMotion: true })
      await openDialog(page)
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
  )

  test(
    'sends nothing while a requirement is not met, and focuses the first wrong field',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open(path, { as: candidate, reducedMotion: true })
      await openDialog(page)
      const calls = countCalls(page, 'PATCH', '/auth/update-password')
      for (const [values, name] of [
        [['', goodPassword, goodPassword], 'current'],
        [['x', 'abc1', 'abc1'], 'chosen'],
        [['x', 'abcdefgh', 'abcdefgh'], 'chosen'],
        [['x', goodPassword, ''], 'confirmation'],
        [['x', goodPassword, `${goodPassword}!`], 'confirmation'],
      ] as const) {
        const [current, chosen, confirmation] = values
        await fillIn(page, current, chosen, confirmation)
        await page.keyboard.press('Enter')
        await dialog(page).getByText('Please ensure all password requirements are met').waitFor()
        await expect.poll(() => focused(page), { message: values.join(', ') }).toBe(name)
        await field(page, 'chosen').press('End')
        await field(page, 'chosen').pressSequentially('x')
        expect(await alertText(page)).toBe('')
      }
      expect(calls()).toBe(0)
    },
  )

  test('changes the password with one request for two clicks, and the visitor stays signed in', async ({
    open,
    stack,
    candidate,
  }) => {
    const call = caller(stack)
    const page = await open(path, { as: candidate, reducedMotion: true })
    await openDialog(page)
    await fillIn(page, candidate.password)
    const calls = countCalls(page, 'PATCH', '/auth/update-password')
    const release = await holdBack(page, '**/api/auth/update-password')
    await stopTheClock(page)
    await submit(page).dblclick()
    expect(await submit(page).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await release()
    await success(page).waitFor()
    await page.getByText('A confirmation email has been sent to your registered email address.').waitFor()
    await page.clock.runFor(2900)
    expect(await success(page).isVisible()).toBe(true)
    await page.clock.runFor(200)
    await dialog(page).waitFor({ state: 'detached' })
    await page.clock.resume()
    expect(await focused(page)).toBe('Change Password')
    expect(calls()).toBe(1)
    const subjects = () =>
      stack.ses.inbox.list().flatMap(({ to, subject }) => (to.includes(candidate.email) ? subject : []))
    await expect.poll(subjects).toContain(`Your password was changed – ${company.shortName}`)
    expect((await call('GET /auth/me', { token: candidate.token })).status).toBe(401)
    const signIn = (password: string) =>
      call('POST /auth/login', { json: { email: candidate.email, password } })
    expect((await signIn(goodPassword)).status).toBe(200)
    expect((await signIn(candidate.password)).status).toBe(401)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
    await openDialog(page)
    expect(await field(page, 'current').inputValue()).toBe('')
    await fillIn(page, goodPassword, 'a rack of 48 units')
    await submit(page).click()
    await success(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  })

  test('keeps the focus inside and gives it back to its button', inWideRun, async ({ open, candidate }) => {
    const page = await open(path, { as: candidate, reducedMotion: true })
    await page.getByRole('button', { name: 'Change Password' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(await staysInDialog(page, 14)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Change Password')
  })
})
