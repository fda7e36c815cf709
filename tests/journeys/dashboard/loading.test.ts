import { describe, expect } from 'vitest'
import { holdBack, stopTheClock } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { lostConnection, panel, tab, welcome } from './dashboard-page.ts'

describe('the dashboard without its data', () => {
  test(
    'shows that it loads, after six seconds that this takes long, and no empty list before the answer',
    inWideRun,
    async ({ open, candidate }) => {
      let release = (): Promise<void> => Promise.resolve()
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        before: async (page) => {
          release = await holdBack(page, '**/api/auth/candidates/applications')
          await stopTheClock(page)
        },
        ready: false,
      })
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      // React starts with timers: the clock moves by one frame at a time until the page is hydrated.
      await expect
        .poll(async () => {
          await page.clock.runFor(16)
          return page.locator('html[data-ready]').count()
        })
        .toBe(1)
      await page.getByText('Loading your dashboard…').waitFor()
      expect(await page.getByText('No active interviews at this time').count()).toBe(0)
      await page.clock.runFor(6000)
      await page.getByText('Still loading. Your connection seems to be slow.').waitFor()
      await page.clock.resume()
      await release()
      await welcome(page).waitFor()
      await page.getByText('No active interviews at this time').waitFor()
    },
  )

  test('shows the stored name, empty lists and a notice, and fetches the rest on "Try again"', async ({
    open,
    candidate,
  }) => {
    const page = await open('/dashboard?tab=profile', {
      as: candidate,
      reducedMotion: true,
      expectedErrors: lostConnection,
      before: async (page) => {
        await page.route('**/api/auth/**', (route) => route.abort())
      },
    })
    await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
    await panel(page, 'Profile').getByText(candidate.email).waitFor()
    expect(await page.getByText('N/A').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Edit Profile' }).isDisabled()).toBe(true)
    const notice = page.getByText("We couldn't load your latest data.")
    await notice.waitFor()
    await tab(page, 'Overview').click()
    await page.getByText('No active interviews at this time').waitFor()
    await page.unroute('**/api/auth/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await notice.waitFor({ state: 'detached' })
    await tab(page, 'Profile').click()
    expect(await page.getByText('N/A').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Edit Profile' }).isEnabled()).toBe(true)
  })

  test(
    'loads again by itself when its code did not arrive and the connection is back',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        ready: false,
        expectedErrors: lostConnection,
        before: async (opening) => {
          await opening.route(/DashboardPage-.*\.js/, (route) => route.abort())
        },
      })
      await page.getByText('Loading your dashboard…').waitFor()
      await page.unroute(/DashboardPage-.*\.js/)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await welcome(page).waitFor()
    },
  )

  test(
    'says so where the code of a tab did not arrive, and the other tabs work',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        expectedErrors: [...lostConnection, /Failed to fetch dynamically imported module/],
        before: async (opening) => {
          await opening.route(/\/Positions-.*\.js/, (route) => route.abort())
        },
      })
      await welcome(page).waitFor()
      await tab(page, 'Positions').click()
      await panel(page, 'Positions').getByText('This part could not be loaded.').waitFor()
      await tab(page, 'Overview').click()
      await welcome(page).waitFor()
      await page.unroute(/\/Positions-.*\.js/)
      await tab(page, 'Positions').click()
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await page.getByText('No open positions available').waitFor()
    },
  )
})
