import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { holdBack, stopTheClock, whenReady } from '#tests/support/browser.ts'
import { headingsOf, linkTargets, looks, scrollWidthOf, violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const path = '/services'

const blocks = [
  ['built-to-suit-gpu-clusters', 'Built-to-Suit GPU Compute Clusters', '/services/gpu-clusters'],
  ['nvidia-gpu-node-leasing', 'NVIDIA GPU Node Leasing', '/services/gpu-leasing'],
  ['on-demand-cloud-gpu-compute', 'On-Demand Cloud GPU Compute', '/services/on-demand'],
  ['ai-software-solutions', 'AI Software Solutions', '/services/ai-solutions'],
] as const

/** How far a block's upper edge is from the place where blocks come to rest, below the header. */
const distanceFromRest = (page: Page, anchor: string): Promise<number> =>
  page.locator(`#${anchor}`).evaluate((block) => {
    const styles = getComputedStyle(block)
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const rest = padding + Number.parseFloat(styles.scrollMarginTop)
    return Math.abs(block.getBoundingClientRect().top - rest)
  })

const comesToRest = (page: Page, anchor: string): Promise<void> =>
  expect.poll(() => distanceFromRest(page, anchor)).toBeLessThan(2)

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)

/** Follows a link to an address of this site as the site's own links do, from the page one is on. */
async function followTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: 'journey', idx: 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'journey', idx: 1 } }))
  }, address)
}

describe('the overview of services', () => {
  test('describes four services in order, also without any script', async () => {
    await visitPage(
      stack,
      path,
      async (page) => {
        expect(await headingsOf(page)).toEqual([
          'h1 Services from silicon to software',
          ...blocks.map(([, title]) => `h2 ${title}`),
          'h2 Not sure which one fits?',
        ])
        for (const [anchor] of blocks) {
          expect(await page.locator(`#${anchor} li`).count()).toBe(5)
        }
        await page.goto(`${stack.site}${path}#ai-software-solutions`)
        await comesToRest(page, 'ai-software-solutions')
      },
      { javaScript: false },
    )
  })

  test('leads from each block to the page of its service', async () => {
    await visitPage(stack, path, async (page) => {
      expect(await linkTargets(page, 'Learn More')).toEqual(blocks.map(([, , href]) => href))
      for (const [, title, href] of blocks) {
        expect(await linkTargets(page, `Learn More about ${title}`)).toEqual([href])
      }
    })
  })

  test.each(blocks.map(([anchor]) => anchor))('opens at the block of #%s', async (anchor) => {
    for (const width of [390, 1280]) {
      await visitPage(
        stack,
        `${path}#${anchor}`,
        (page) => expect.poll(() => distanceFromRest(page, anchor)).toBeLessThan(2),
        { width },
      )
    }
  })

  test('goes to the block after 100 milliseconds when another page led there', async () => {
    for (const width of [390, 1280]) {
      await visitPage(
        stack,
        '/about',
        async (page) => {
          await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
          await stopTheClock(page)
          await followTo(page, `${path}#on-demand-cloud-gpu-compute`)
          await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
          await page.clock.runFor(99)
          expect(await distanceFromRest(page, 'on-demand-cloud-gpu-compute')).toBeGreaterThan(100)
          await page.clock.runFor(1)
          expect(await distanceFromRest(page, 'on-demand-cloud-gpu-compute')).toBeLessThan(2)
          expect(await focusedId(page)).toBe('on-demand-cloud-gpu-compute')
        },
        { width },
      )
    }
  })

  test('goes to the block once a slow connection has brought the page', async () => {
    await visitPage(stack, '/about', async (page) => {
      const arrive = await holdBack(page, '**/assets/ServicesPage-*.js')
      const asked = page.waitForRequest('**/assets/ServicesPage-*.js')
      await followTo(page, `${path}#ai-software-solutions`)
      await asked
      // Longer than the delay, which must not run out before there is a block to go to.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
      await arrive()
      await comesToRest(page, 'ai-software-solutions')
    })
  })

  test('has a strip of pictures that leads to the blocks, by pointer and by keyboard, again and again', async () => {
    for (const width of [390, 1280]) {
      await visitPage(
        stack,
        path,
        async (page) => {
          const strip = page.getByRole('navigation', { name: 'Services on this page' })
          expect(await strip.getByRole('link').count()).toBe(4)
          await strip.getByRole('link', { name: 'AI Software' }).click()
          await comesToRest(page, 'ai-software-solutions')
          expect(await focusedId(page)).toBe('ai-software-solutions')

          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          await strip.getByRole('link', { name: 'AI Software' }).press('Enter')
          await comesToRest(page, 'ai-software-solutions')
        },
        { width },
      )
    }
  })

  test('does not move a reader who scrolled before the script came', async () => {
    await visitPage(stack, '/privacy', async (page) => {
      // Holds the script back, as a slow connection does.
      const arrive = await holdBack(page, '**/assets/main-*.js')
      await page.goto(`${stack.site}${path}#on-demand-cloud-gpu-compute`, { waitUntil: 'domcontentloaded' })
      const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY)
      const block = await scrolled()
      // A wheel, as a reader turns it: the browser itself goes back to its anchor after a script's own scrolling.
      await page.mouse.wheel(0, -400)
      await expect.poll(scrolled).toBe(block - 400)
      await arrive()
      await whenReady(page)
      // Longer than the delay after which the page would move.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
      expect(await scrolled()).toBe(block - 400)
    })
  })

  test.each([
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
  ])('ends with "%s"', async (label, target) => {
    await visitPage(stack, path, async (page) => {
      await page.getByRole('main').getByRole('link', { name: label }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(target)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  })

  test('fits a window of 320 pixels', async () => {
    await visitPage(stack, path, async (page) => expect(await scrollWidthOf(page)).toBe(320), { width: 320 })
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitPage(stack, path, async (page) => expect(await violationsOn(page)).toEqual([]), {
      ...look,
      reducedMotion: true,
    })
  })
})
