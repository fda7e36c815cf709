import { describe, expect } from 'vitest'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mainHeading, sessionIn, signedOut } from '../account-page.ts'

test('a cold load of the dashboard requests its data before its own code has arrived, and only once', async ({
  open,
  candidate,
}) => {
  const requested: string[] = []
  let letCodeArrive = (): Promise<void> => Promise.resolve()
  const page = await open('/dashboard', {
    as: candidate,
    until: 'commit',
    ready: false,
    before: async (opening) => {
      opening.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) requested.push(pathname)
      })
      letCodeArrive = await holdBack(opening, /assets\/DashboardPage-.*\.js/)
    },
  })
  const data = ['/api/auth/candidates/applications', '/api/auth/me', '/api/interviews/', '/api/jobs']
  await expect.poll(() => requested.toSorted()).toEqual(data)
  expect(await page.locator('html[data-ready]').count()).toBe(0)
  await letCodeArrive()
  await page.getByRole('heading', { name: 'Active Interviews' }).waitFor()
  expect(requested.toSorted()).toEqual(data)
})

describe('a public page', () => {
  test('signs out a candidate who follows a link before the code of the page has arrived', async ({
    open,
    candidate,
  }) => {
    let letCodeArrive = (): Promise<void> => Promise.resolve()
    const page = await open('/privacy', {
      as: candidate,
      until: 'commit',
      ready: false,
      before: async (opening) => {
        letCodeArrive = await holdBack(opening, /assets\/main-.*\.js/)
      },
    })
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await page.waitForURL('**/about', { waitUntil: 'commit' })
    await letCodeArrive()
    await whenReady(page)
    expect(await sessionIn(page)).toEqual(signedOut)
    await page.getByRole('status').getByRole('link', { name: 'Sign in again' }).click()
    await mainHeading(page, 'Welcome back').waitFor()
    expect(await page.getByText('You have been signed out.').count()).toBe(0)
  })

  test(
    'does not sign out a candidate who opens its URL or reloads it',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open('/about', { as: candidate })
      expect((await sessionIn(page)).token).toBe(candidate.token)
      await page.reload()
      await whenReady(page)
      expect((await sessionIn(page)).token).toBe(candidate.token)
    },
  )
})
