import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { alerts, quiet, refusedAnswer } from '../account-page.ts'
import { askForLink } from '../account/password-reset.ts'
import { scrollWidthOf } from '../page.ts'

const serverFailed = /Failed to load resource: the server responded with a status of 503/

describe('a failed request', () => {
  test('shows a reference that can be copied and is in the log', async ({ open, stack, candidate }) => {
    const page = await open('/forgot-password', {
      ...quiet,
      width: widths.narrow,
      expectedErrors: [serverFailed],
    })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    stack.ses.faults.set({ kind: 'down' })
    await askForLink(page, candidate.email)
    const reference = await alerts(page).locator('code').innerText()
    expect(reference).toMatch(/^[\w+/]{15}=$/)
    const lines = stack.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.filter(({ requestId }) => requestId === reference)).toContainEqual(
      expect.objectContaining({ route: 'POST /api/auth/forgot-password', status: 503 }),
    )
    await page.getByRole('button', { name: 'Copy the reference' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
    expect(await scrollWidthOf(page)).toBeLessThanOrEqual(widths.narrow)
    stack.ses.faults.set(null)
  })

  test('that the visitor can correct has no reference', inWideRun, async ({ open, candidate }) => {
    const page = await open('/login', { ...quiet, expectedErrors: [refusedAnswer] })
    await page.getByLabel('Email').fill(candidate.email)
    await page.getByLabel('Password', { exact: true }).fill('not the 1 password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await alerts(page).waitFor()
    expect(await alerts(page).locator('code').count()).toBe(0)
  })
})

describe('the release', () => {
  test(
    'in the head of a page and in the text of the privacy page is the one that the API answers',
    inWideRun,
    async ({ open, stack }) => {
      const page = await open('/privacy', quiet)
      const stated = await page.locator('meta[name="release"]').getAttribute('content')
      const { body } = await caller(stack)('GET /health')
      expect(body).toMatchObject({ data: { release: stated } })
      await page.getByText(`Release of this website: ${stated}`).waitFor()
    },
  )

  test('of a tab that was hidden during a deployment is outdated, and its next page is loaded from the server', async ({
    open,
  }) => {
    const page = await open('/about', {
      ...quiet,
      before: async (opened) => {
        await opened.clock.install()
        // Makes the tab's page one of an earlier release than the server's.
        await opened.addInitScript(() => {
          if (sessionStorage.getItem('seen') !== null) return
          sessionStorage.setItem('seen', '')
          addEventListener('DOMContentLoaded', () =>
            document.querySelector('meta[name="release"]')?.setAttribute('content', 'earlier'),
          )
        })
      },
    })
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const asked = page.waitForResponse('**/api/health')
    let hasAsked = false
    page.on('request', (request) => {
      hasAsked ||= request.url().endsWith('/api/health')
    })
    // The code that asks is imported when the tab is hidden for the first time.
    const away = async (): Promise<boolean> => {
      await show('hidden')
      await page.clock.fastForward('30:00')
      await show('visible')
      return hasAsked
    }
    await expect.poll(away).toBe(true)
    await (await asked).finished()
    await page.locator('html[data-outdated]').waitFor()
    await page.evaluate(() => {
      ;(globalThis as { tab?: string }).tab = 'before'
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('**/contact')
    await page.waitForFunction(() => !('tab' in globalThis))
    expect(await page.locator('meta[name="release"]').getAttribute('content')).not.toBe('earlier')
  })
})
