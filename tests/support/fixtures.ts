import type { Page } from 'playwright-core'
import { test as base } from 'vitest'
import { openBrowserPage, whenReady, type PageWishes } from './browser.ts'
import { registerCandidate, signInWith, type Candidate } from './candidates.ts'
import { startTestStack, type TestStack } from './stack.ts'

export type Visit = PageWishes & {
  /** Signs the visitor in as this candidate before the first page loads. */
  as?: Pick<Candidate, 'token' | 'user'>
  /** Runs before the URL is opened: adds routes or init scripts, or stops the clock. */
  before?: (page: Page) => Promise<void>
  /** `false` returns before the page is hydrated. */
  ready?: boolean
  /** `commit` returns as soon as the document arrives, `domcontentloaded` once it is read; neither waits for code. */
  until?: 'commit' | 'domcontentloaded' | 'load'
}

/** Opens a path of the site in a browser context of its own. */
export type Open = (path: string, visit?: Visit) => Promise<Page>

/** Vitest makes a worker's fixture once for each test that is extended from `test`; the product is started once. */
let product: Promise<TestStack> | undefined

const traceName = (title: string): string => title.replaceAll(/[^\w]+/g, '-').slice(0, 100)

/**
 * The fixtures of journeys: the product (one per worker, emptied for each file), a function that opens its pages, and a
 * candidate. Pages close when the test ends; an error that a page logged or threw fails the test.
 */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern.
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
    if (product !== undefined) return product
    const started = startTestStack()
    product = started
    onCleanup(async () => (await started).close())
    return started
  })
  .extend('stack', { scope: 'file' }, async ({ product }, { onCleanup }) => {
    await product.empty()
    product.setTimers(true)
    // The worker keeps the product while it runs files that do not use it.
    onCleanup(() => product.setTimers(false))
    return product
  })
  .extend('candidate', ({ stack }) => registerCandidate(stack.site))
  .extend('open', async ({ stack, task }, { onCleanup }) => {
    const opened: Awaited<ReturnType<typeof openBrowserPage>>[] = []
    onCleanup(async () => {
      const failed = task.result?.state === 'fail'
      const complaints = (
        await Promise.all(opened.map(({ close }) => close(failed ? traceName(task.name) : undefined)))
      ).flat()
      // Where the test itself failed, errors of its pages would hide that failure.
      if (!failed && complaints.length > 0)
        throw new Error(`The page logged or threw errors:\n${complaints.join('\n')}`)
    })
    const open: Open = async (path, { as, before, ready = true, until = 'load', ...wishes } = {}) => {
      const browserPage = await openBrowserPage(wishes)
      opened.push(browserPage)
      const { page } = browserPage
      if (as !== undefined) await signInWith(page, as)
      await before?.(page)
      await page.goto(stack.site + path, { waitUntil: until })
      if (ready && wishes.javaScript !== false) await whenReady(page)
      return page
    }
    return open
  })
