import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { lostConnection, panel, tab, visitDashboard, welcome } from './dashboard-visitor.ts'
import { violationsOn } from './marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

describe('while and where its data does not come, the dashboard', () => {
  test('says that it loads, and shows no empty list before it knows', async () => {
    let release = (): Promise<void> => Promise.resolve()
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByText('Loading your dashboard...').waitFor()
        expect(await page.getByText('No active interviews at this time').count()).toBe(0)
        expect(await violationsOn(page)).toEqual([])
        await page.getByText('Still loading. Your connection seems to be slow.').waitFor()
        await release()
        await welcome(page).waitFor()
        await page.getByText('No active interviews at this time').waitFor()
      },
      {
        candidate,
        before: async (page) => {
          release = await holdBack(page, '**/api/auth/candidates/applications')
        },
      },
    )
  })

  test('shows who is signed in and empty lists, says so, and gets the rest when it can', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
        await panel(page, 'Profile').getByText(candidate.email).waitFor()
        expect(await page.getByText('N/A').count()).toBe(1)
        expect(await page.getByRole('button', { name: 'Edit Profile' }).isDisabled()).toBe(true)
        const notice = page.getByText('We could not load your latest data.')
        await notice.waitFor()
        expect(await violationsOn(page)).toEqual([])
        await tab(page, 'Overview').click()
        await page.getByText('No active interviews at this time').waitFor()
        await page.unroute('**/api/auth/**')
        await page.getByRole('button', { name: 'Try again' }).click()
        await notice.waitFor({ state: 'detached' })
        await tab(page, 'Profile').click()
        expect(await page.getByText('N/A').count()).toBe(0)
        expect(await page.getByRole('button', { name: 'Edit Profile' }).isEnabled()).toBe(true)
      },
      {
        candidate,
        search: '?tab=profile',
        expectedErrors: lostConnection,
        before: async (page) => {
          await page.route('**/api/auth/**', (route) => route.abort())
        },
      },
    )
  })
})
