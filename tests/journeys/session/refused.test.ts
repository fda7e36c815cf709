import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { aNetwork, caller, tokenIn } from '#tests/support/api.ts'
import { holdBack } from '#tests/support/browser.ts'
import { signInWith } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { signIn } from '../account/sign-in.ts'
import { alerts, quiet, refusedAnswer, sessionIn, signedOut } from '../account-page.ts'

/** Records the visits of the sign-in page from now on. */
function visitsOfLogin(page: Page): string[] {
  const visits: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') visits.push(frame.url())
  })
  return visits
}

/** The status of each call the page makes from now on; 0 until it is answered, and none for a call the page gives up. */
function answersOf(page: Page): Map<string, number> {
  const answers = new Map<string, number>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) answers.set(request.url(), 0)
  })
  page.on('response', (response) => {
    if (answers.has(response.url())) answers.set(response.url(), response.status())
  })
  page.on('requestfailed', (request) => answers.delete(request.url()))
  return answers
}

describe('a sign-in that the API refuses', () => {
  test('leads to the sign-in page once, however many calls were refused, and back from there', async ({
    open,
    stack,
    candidate,
  }) => {
    await caller(stack)('POST /auth/logout', { token: candidate.token })
    const page = await open('/privacy', { ...quiet, expectedErrors: [refusedAnswer] })
    await signInWith(page, candidate)
    const visits = visitsOfLogin(page)
    const answers = answersOf(page)
    await page.goto(`${stack.site}/dashboard`)
    await page.waitForURL('**/login')
    await expect.poll(() => [...answers.values()]).not.toContain(0)
    expect([...answers.values()].filter((status) => status === 401).length).toBeGreaterThan(1)
    expect(visits).toHaveLength(1)
    expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
    expect(await sessionIn(page)).toEqual(signedOut)
    await signIn(page, candidate)
    await page.waitForURL('**/dashboard')
    await page.goBack()
    await page.waitForURL('**/privacy')
  })

  test('does not end a newer sign-in: the call is sent again with the newer token', async ({
    open,
    stack,
    candidate,
  }) => {
    const call = caller(stack)
    const { email, password } = candidate
    const newer = tokenIn(await call('POST /auth/login', { json: { email, password }, address: aNetwork() }))
    await call('POST /auth/logout', { token: candidate.token })
    let release = (): Promise<void> => Promise.resolve()
    const page = await open('/dashboard', {
      ...quiet,
      as: candidate,
      before: async (opening) => {
        release = await holdBack(opening, '**/api/**')
      },
      expectedErrors: [refusedAnswer],
    })
    await page.evaluate((token) => localStorage.setItem('authToken', token), newer)
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/auth/me') && response.status() === 200,
    )
    await release()
    await answered
    expect((await sessionIn(page)).token).toBe(newer)
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })
})

test(
  'the back button does not return to a page that sent its visitor to the sign-in page',
  inWideRun,
  async ({ open, stack }) => {
    const page = await open('/privacy', quiet)
    await page.goto(`${stack.site}/dashboard`)
    await page.waitForURL('**/login')
    expect(await alerts(page).textContent()).toBe('Authentication required. Please log in.')
    await page.goBack()
    await page.waitForURL('**/privacy')
  },
)
