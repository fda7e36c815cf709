import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Open } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'

const codeMissing = [
  /Failed to load resource: net::ERR_/,
  /Failed to fetch dynamically imported module/,
] as const

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Follows a link from the home page to a page whose code cannot be fetched. */
async function openWithoutConnection(open: Open): Promise<Page> {
  const page = await open('/', { reducedMotion: true, expectedErrors: codeMissing })
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await title(page, 'This page could not be loaded').waitFor()
  return page
}

describe('a connection that is lost', () => {
  test('during a navigation keeps the header and shows a notice, and a reload opens the page', async ({
    open,
  }) => {
    const page = await openWithoutConnection(open)
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(await page.getByRole('banner').getByRole('link', { name: 'Home' }).count()).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await title(page, 'End-to-end AI from Malaysia').waitFor()
  })

  test('during a navigation lets the visitor go back', inWideRun, async ({ open }) => {
    const page = await openWithoutConnection(open)
    await page.goBack()
    await title(page, 'Unlock the Power of Cloud & AI Innovation').waitFor()
  })
})
