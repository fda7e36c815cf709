import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  alerts,
  lostConnection,
  quiet,
  refusedAnswer,
  sessionIn,
  signedOut,
  stateOf,
} from '../account-page.ts'
import { callsOf, candidateSince, followHomeLink, renewal, renewalsDone, statusOf } from './signed-in.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

const visit = { ...quiet, expectedErrors: [refusedAnswer] }

describe('a token', () => {
  test('is renewed in the second half of its lifetime, and not before', async ({ open, stack }) => {
    const candidate = await candidateSince(25, stack)
    let calls: string[] = []
    const page = await open('/privacy', {
      ...visit,
      as: candidate,
      before: async (opening) => {
        calls = callsOf(opening)
        await opening.clock.install()
      },
    })
    await page.keyboard.press('Shift')
    await page.clock.runFor(2 * minuteMilliseconds)
    await renewalsDone(page)
    expect(calls).toEqual([])
    expect((await sessionIn(page)).token).toBe(candidate.token)
    await page.clock.runFor(3 * minuteMilliseconds)
    await expect.poll(async () => (await sessionIn(page)).token).not.toBe(candidate.token)
    expect(calls).toEqual([renewal])
  })

  test(
    'that has expired is renewed before the first call where the sign-in is remembered',
    inWideRun,
    async ({ open, stack }) => {
      const candidate = await candidateSince(70, stack, { remember: true })
      const page = await open('/dashboard', { ...visit, as: candidate })
      await expect.poll(async () => statusOf(await sessionIn(page), stack)).toBe(200)
      expect(new URL(page.url()).pathname).toBe('/dashboard')
    },
  )

  test('that has expired still signs out a remembered sign-in at the API', async ({ open, stack }) => {
    const candidate = await candidateSince(70, stack, { remember: true })
    const page = await open('/privacy', {
      ...visit,
      as: candidate,
      before: async (opening) => {
        // Waits until the candidate has signed out: otherwise the page renews the token first.
        await opening.route('**/api/auth/refresh', async (route) => {
          await expect.poll(async () => (await sessionIn(opening)).token).toBeNull()
          await route.continue()
        })
      },
    })
    const loggedOut = page.waitForResponse('**/api/auth/logout')
    await followHomeLink(page)
    await loggedOut
    expect(await sessionIn(page)).toEqual(signedOut)
    const again = await caller(stack)('POST /auth/refresh', { token: candidate.token })
    expect(again.status).toBe(401)
  })

  test(
    'that has expired ends a sign-in that is not remembered, and signing in again returns to the page',
    inWideRun,
    async ({ open, stack }) => {
      const candidate = await candidateSince(70, stack)
      const page = await open('/dashboard', { ...visit, as: candidate })
      await page.waitForURL('**/login')
      expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
      expect(await stateOf(page)).toEqual({ from: '/dashboard', notice: 'sign-in-needed' })
      expect(await sessionIn(page)).toEqual(signedOut)
    },
  )

  test('that has expired does not redirect from a public page', inWideRun, async ({ open, stack }) => {
    const candidate = await candidateSince(70, stack)
    const page = await open('/about', { ...visit, as: candidate })
    await expect.poll(() => sessionIn(page)).toEqual(signedOut)
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test(
    'that cannot be renewed without a connection does not end the sign-in',
    inWideRun,
    async ({ open, stack }) => {
      const candidate = await candidateSince(70, stack, { remember: true })
      const page = await open('/dashboard', {
        ...quiet,
        as: candidate,
        before: async (opening) => {
          await opening.route('**/api/**', (route) => route.abort())
        },
        expectedErrors: [lostConnection],
      })
      await page.getByText("We couldn't load your latest data.").waitFor()
      expect((await sessionIn(page)).token).toBe(candidate.token)
      expect(new URL(page.url()).pathname).toBe('/dashboard')
    },
  )
})
