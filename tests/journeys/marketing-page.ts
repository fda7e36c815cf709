import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { openPage, type PageWishes, whenReady } from '#tests/support/browser.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Opens a page of the site, waits until its script answers, and closes it whatever happens. */
export async function visitPage(
  stack: TestStack,
  path: string,
  journey: (page: Page) => Promise<void>,
  wishes: PageWishes = {},
): Promise<void> {
  const { page, close } = await openPage(wishes)
  try {
    await page.goto(stack.site + path)
    if (wishes.javaScript !== false) await whenReady(page)
    await journey(page)
  } catch (error) {
    // What went wrong first says more than what the page complained about afterwards.
    await close().catch(() => undefined)
    throw error
  }
  await close()
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What breaks the rules. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The other mode looks into frames of other origins as well, in a page of its own, and takes twice as long. The one
  // frame there is holds somebody else's map.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The looks a page is held against the rules in. */
export const looks = [
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 1280, dark: false },
  { width: 1280, dark: true },
] as const

/**
 * For the many states of a form: narrow in light and wide in dark, so that each width and each theme is met once. All
 * four with `LOOKS=all`.
 */
export const looksOfStates = looks.filter(
  ({ width, dark }) => process.env['LOOKS'] === 'all' || dark === (width === 1280),
)

/** The headings of a page, by level and in order. */
export const headingsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((each) => `${each.tagName.toLowerCase()} ${each.textContent}`))

export const scrollWidthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

export const linkTargets = (page: Page, name: string): Promise<(string | null)[]> =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
