import type { Page } from 'playwright-core'
import { openPage, type PageWishes, whenReady } from '#tests/support/browser.ts'
import type { TestStack } from '#tests/support/stack.ts'

export { looks, looksOfStates, violationsOn } from '#tests/support/accessibility.ts'
export { scrollWidthOf } from './page.ts'

/** For journeys without the fixtures: opens a page of the site, waits until it is hydrated, and closes it. */
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
