import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { scrollTo } from '../scrolling.ts'

type Counting = { fades?: number }

/** For `before`: counts the page's view transitions. */
const countFades = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    document.startViewTransition = new Proxy(document.startViewTransition.bind(document), {
      apply: (start, _, [update]: Parameters<typeof document.startViewTransition>) => {
        const counting = window as Counting
        counting.fades = (counting.fades ?? 0) + 1
        return start(update)
      },
    })
  })
}

const fadesOf = (page: Page): Promise<number> => page.evaluate(() => (window as Counting).fades ?? 0)

/** Loads the code of a page and of the fade, as the page does when the pointer is on its link. */
async function loadWithPointer(page: Page, name: string, module: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).hover()
  const loaded = () =>
    page.evaluate(
      (wanted) =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((address) => wanted.some((part) => address.includes(part) && address.endsWith('.js'))),
      ['page-fade', module],
    )
  await expect.poll(async () => (await loaded()).length).toBe(2)
  // An import of the same module resolves once it has run.
  for (const address of await loaded()) await page.evaluate(`import(${JSON.stringify(address)})`)
}

const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)

test('a page fades into the next, which has the focus and starts at its top', async ({ open }) => {
  const page = await open('/', { before: countFades })
  await scrollTo(page, 900)
  await loadWithPointer(page, 'About Us', 'AboutPage')
  await follow(page, 'About Us')
  await page.getByRole('heading', { level: 1, name: 'End-to-end AI from Malaysia' }).waitFor()
  expect(await fadesOf(page)).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await focused(page)).toBe('main')
  expect(await page.title()).toContain('About')
  await scrollTo(page, 300)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
})

test('with reduced motion a page replaces the other without a fade', inWideRun, async ({ open }) => {
  const page = await open('/', { before: countFades, reducedMotion: true })
  await loadWithPointer(page, 'About Us', 'AboutPage')
  await follow(page, 'About Us')
  await page.getByRole('heading', { level: 1, name: 'End-to-end AI from Malaysia' }).waitFor()
  expect(await fadesOf(page)).toBe(0)
})
