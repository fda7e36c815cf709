import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, widths, type PageWishes } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

/** A browser on a busy machine draws late. */
const patience = { timeout: 10_000 }

const industries = [
  'Healthcare',
  'Finance',
  'Retail & E-commerce',
  'Manufacturing',
  'Telecommunications',
  'Technology',
]

const visit = (path: string, journey: (page: Page) => Promise<void>, wishes?: PageWishes): Promise<void> =>
  visitPage(stack, path, journey, wishes)

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

describe('the strip of industries', () => {
  const path = '/services/ai-solutions'
  const run = (page: Page) => page.getByRole('list', { name: 'Industries' })
  const placeOf = (page: Page): Promise<number> =>
    run(page).evaluate((list) => list.getBoundingClientRect().left)
  const playStateOf = (page: Page): Promise<string> =>
    run(page).evaluate((list) => getComputedStyle(list).animationPlayState)

  async function toStrip(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'At home in your industry' }).scrollIntoViewIfNeeded()
    await scrollTo(page, (await topOf(page, '.marquee')) - 300)
    await expect.poll(() => playStateOf(page), patience).toBe('running')
  }

  test('names all six, once for those who listen', async () => {
    await visit(path, async (page) => {
      expect(await run(page).getByRole('heading').allInnerTexts()).toEqual(industries)
      for (const industry of industries) {
        expect(await page.getByRole('heading', { name: industry, exact: true }).count()).toBe(1)
      }
    })
  })

  test.each([
    ['wide', 25],
    ['narrow', 8],
  ] as const)('runs past in a %s window within %i seconds', async (size, seconds) => {
    await visit(
      path,
      async (page) => {
        await toStrip(page)
        const place = await placeOf(page)
        await expect.poll(() => placeOf(page), patience).toBeLessThan(place)
        expect(await run(page).evaluate((list) => getComputedStyle(list).animationDuration)).toBe(
          `${seconds}s`,
        )
      },
      { width: widths[size] },
    )
  })

  test('rests while it is out of sight', async () => {
    await visit(path, async (page) => {
      await expect.poll(() => playStateOf(page), patience).toBe('paused')
      await toStrip(page)
      await scrollTo(page, 0)
      await expect.poll(() => playStateOf(page), patience).toBe('paused')
    })
  })

  test('rests under the pointer and runs on after it', async () => {
    await visit(path, async (page) => {
      await toStrip(page)
      const box = await page.locator('.marquee').boundingBox()
      if (box === null) throw new Error('The strip is not on the page')
      await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2)
      await expect.poll(() => playStateOf(page), patience).toBe('paused')
      await page.mouse.move(5, 5)
      await expect.poll(() => playStateOf(page), patience).toBe('running')
    })
  })

  test('is stopped and started with the keyboard, without any script too', async () => {
    for (const javaScript of [true, false]) {
      const { page, close } = await openPage({ javaScript })
      await page.goto(stack.site + path)
      const pause = page.getByRole('checkbox', { name: 'Pause the moving strip: Industries' })
      await pause.focus()
      await expect.poll(() => playStateOf(page), patience).toBe('running')
      await page.keyboard.press('Space')
      await expect.poll(() => playStateOf(page), patience).toBe('paused')
      await page.keyboard.press('Space')
      await expect.poll(() => playStateOf(page), patience).toBe('running')
      await close()
    }
  })

  test('stands still, all of it in view, for people who want no motion', async () => {
    await visit(
      path,
      async (page) => {
        for (const industry of industries) {
          const box = await page.getByRole('heading', { name: industry, exact: true }).boundingBox()
          expect(box?.x).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(widths.narrow)
        }
        expect(await page.locator('.marquee ul:visible').count()).toBe(1)
        expect(await run(page).evaluate((list) => getComputedStyle(list).animationName)).toBe('none')
      },
      { reducedMotion: true, width: widths.narrow },
    )
  })
})
