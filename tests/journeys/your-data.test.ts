import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#shared/contract/limits.ts'
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
import { skills, full, candidateWith, search } from './profile-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await candidateWith(stack, full)
})
afterAll(() => stack.close())

describe('what is held about somebody', () => {
  test('can be downloaded as a file', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download my data' }).click()
        const download = await downloading
        expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
        const content: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
        expect(content).toMatchObject({
          profile: { email: candidate.email, skills },
          signIns: [{ remembered: false }],
          applications: [],
        })
        await page.getByText('Your data was saved as a file.').waitFor()
      },
      { candidate, search },
    )
  })

  test('is not downloaded without a connection, which the page says', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.route('**/api/auth/me/export', (route) => route.abort())
        await page.getByRole('button', { name: 'Download my data' }).click()
        await page.getByText('Your data could not be loaded.').waitFor()
        expect(await page.getByRole('button', { name: 'Download my data' }).isEnabled()).toBe(true)
      },
      { candidate, search, expectedErrors: lostConnection },
    )
  })
})

describe('Delete account', () => {
  const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
  const password = (page: Page) => deletion(page).locator('input[name=password]')
  const confirm = (page: Page) => deletion(page).getByRole('button', { name: 'Delete account' })
  const open = (page: Page) => page.getByRole('button', { name: 'Delete account' }).click()

  test('asks for the password, deletes everything, says goodbye and signs out', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await deletion(page).getByText('This cannot be undone.').waitFor()
        await password(page).fill('not the password 1')
        await page.keyboard.press('Enter')
        await deletion(page)
          .getByRole('alert')
          .getByText('The password you entered is incorrect. Please try again.')
          .waitFor()
        expect(await password(page).inputValue()).toBe('not the password 1')
        expect(await focused(page)).toBe('password')
        await password(page).fill(person.password)
        const calls = countCalls(page, 'DELETE', '/auth/me')
        await confirm(page).dblclick()
        await page.getByRole('heading', { level: 1, name: 'Your account is deleted' }).waitFor()
        expect(calls()).toBe(1)
        expect(await focused(page)).toBe('Your account is deleted')
        expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null)
        expect(await violationsOn(page)).toEqual([])
        expect((await callAs(person, stack, 'GET /auth/me')).status).toBe(401)
        await expect
          .poll(() => stack.ses.inbox.list().filter(({ to }) => to.includes(person.email)).length)
          .toBeGreaterThan(0)
        await page.reload()
        await page.waitForURL('**/login')
      },
      { candidate: person, search, expectedErrors: [/status of 400/] },
    )
  })

  test('can be turned away from, and keeps the keyboard until then', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await deletion(page).waitFor()
        expect(await staysInDialog(page, 8)).toBe(true)
        await deletion(page).getByRole('button', { name: 'Keep my account' }).click()
        await deletion(page).waitFor({ state: 'detached' })
        expect(await focused(page)).toBe('Delete account')
        expect((await callAs(candidate, stack, 'GET /auth/me')).status).toBe(200)
      },
      { candidate, search },
    )
  })

  test('says how long to wait after too many wrong passwords', async () => {
    await roomIn(limits.passwordChange)
    const person = await registerCandidate(stack.site)
    for (let attempt = 0; attempt < limits.passwordChange.most; attempt += 1)
      await callAs(person, stack, 'DELETE /auth/me', { password: 'not the password 1' })
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await password(page).fill(person.password)
        await confirm(page).click()
        await deletion(page)
          .getByText(/^Too many attempts\. Please try again in \d+ minutes?\.$/)
          .waitFor()
        await page.keyboard.press('Escape')
        expect((await callAs(person, stack, 'GET /auth/me')).status).toBe(200)
      },
      { candidate: person, search, expectedErrors: [/status of 429/] },
    )
  })

  test('deletes nothing without a connection, and says so', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await password(page).fill(candidate.password)
        await page.route('**/api/auth/me', (route) => route.abort())
        await confirm(page).click()
        await deletion(page).getByText('Your account was not deleted.').waitFor()
        expect((await callAs(candidate, stack, 'GET /auth/me')).status).toBe(200)
      },
      { candidate, search, expectedErrors: lostConnection },
    )
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await deletion(page).waitFor()
        expect(await violationsOn(page)).toEqual([])
      },
      { candidate, search, ...look },
    )
  })
})
