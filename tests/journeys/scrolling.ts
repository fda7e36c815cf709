import type { Page } from 'playwright-core'

/** Scrolls at once, also on a page that scrolls smoothly. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** How far below the start of the page an element begins. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

/** Navigates to a URL of the site without a page load, as the site's own links do. */
export async function followLinkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: 'journey', idx: 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'journey', idx: 1 } }))
  }, address)
}
