import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { company } from '#shared/company.ts'
import { limits } from '#shared/platform/contract/limits.ts'
import { caller } from '#tests/support/api.ts'
import { startWindow } from '#tests/support/window.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { focused, staysInDialog } from '../keyboard.ts'
import { countCalls, lostConnection, storedToken } from './dashboard-page.ts'
import { path, skills, test } from './profile-tab.ts'

test('"Download my data" reports a lost connection, and then saves a file', async ({ open, known }) => {
  const page = await open(path, { as: known, reducedMotion: true, expectedErrors: lostConnection })
  const button = page.getByRole('button', { name: 'Download my data' })
  await page.route('**/api/auth/me/export', (route) => route.abort())
  await button.click()
  await page.getByText('Your data could not be loaded.').waitFor()
  expect(await button.isEnabled()).toBe(true)
  await page.unroute('**/api/auth/me/export')
  const downloading = page.waitForEvent('download')
  await button.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const content: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(content).toMatchObject({
    profile: { email: known.email, skills },
    signIns: [{ remembered: false }],
    applications: [],
  })
  await page.getByText('Your data has been downloaded.').waitFor()
})

describe('Delete account', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
  const password = (page: Page) => dialog(page).locator('input[name=password]')
  const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete account' })
  const openDialog = (page: Page) => page.getByRole('button', { name: 'Delete account' }).click()

  test('asks for the password, deletes everything once, says goodbye and signs out', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 400/] })
    await openDialog(page)
    await dialog(page).getByText('This cannot be undone.').waitFor()
    await password(page).fill('not the password 1')
    await page.keyboard.press('Enter')
    await dialog(page)
      .getByRole('alert')
      .getByText('The password you entered is incorrect. Please try again.')
      .waitFor()
    expect(await password(page).inputValue()).toBe('not the password 1')
    expect(await focused(page)).toBe('password')
    await password(page).fill(candidate.password)
    const calls = countCalls(page, 'DELETE', '/auth/me')
    await confirm(page).dblclick()
    await page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor()
    expect(calls()).toBe(1)
    expect(await focused(page)).toBe('Your account has been deleted')
    expect(await storedToken(page)).toBe(null)
    expect((await caller(stack)('GET /auth/me', { token: candidate.token })).status).toBe(401)
    const subjects = () =>
      stack.ses.inbox.list().flatMap(({ to, subject }) => (to.includes(candidate.email) ? subject : []))
    await expect.poll(subjects).toContain(`Your account was deleted – ${company.shortName}`)
    await page.reload()
    await page.waitForURL('**/login')
  })

  test('deletes nothing without a connection or on "Keep my account", and keeps the focus inside', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: lostConnection })
    await openDialog(page)
    await dialog(page).waitFor()
    expect(await staysInDialog(page, 8)).toBe(true)
    await password(page).fill(candidate.password)
    await page.route('**/api/auth/me', (route) => route.abort())
    await confirm(page).click()
    await dialog(page).getByText('Your account was not deleted.').waitFor()
    await dialog(page).getByRole('button', { name: 'Keep my account' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Delete account')
    expect((await caller(stack)('GET /auth/me', { token: candidate.token })).status).toBe(200)
  })

  test(
    'shows how long to wait after too many wrong passwords',
    inWideRun,
    async ({ open, stack, candidate }) => {
      startWindow(stack, limits.passwordChange)
      const json = { password: 'not the password 1' }
      for (let attempt = 0; attempt < limits.passwordChange.max; attempt += 1)
        await caller(stack)('DELETE /auth/me', { token: candidate.token, json })
      const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 429/] })
      await openDialog(page)
      await password(page).fill(candidate.password)
      await confirm(page).click()
      await dialog(page)
        .getByText(/^Too many attempts\. Please try again in \d+ minutes?\.$/)
        .waitFor()
      await page.keyboard.press('Escape')
      expect((await caller(stack)('GET /auth/me', { token: candidate.token })).status).toBe(200)
    },
  )
})
