import type { Page } from 'playwright-core'

/** The headings of a page, by level and in order. */
export const headingsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((each) => `${each.tagName.toLowerCase()} ${each.textContent}`))

export const scrollWidthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

/** The URLs of the links with this name in the page's content. */
export const linkTargets = (page: Page, name: string): Promise<(string | null)[]> =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
