import type { Page } from 'playwright-core'
import { whenReady } from '#tests/support/browser.ts'

/** Another tab of the same browser, opened by its URL. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(new URL(path, page.url()).href)
  await whenReady(tab)
  return tab
}
