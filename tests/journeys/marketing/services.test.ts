import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdBack, stopTheClock, whenReady, widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { headingsOf, linkTargets, scrollWidthOf } from '../page.ts'
import { followLinkTo, scrolledTo, scrollTo } from '../scrolling.ts'

const path = '/services'
const bothWidths = [widths.wide, widths.narrow] as const
/** A link from another page scrolls to the block it names this long after the page has rendered. */
const scrollDelayMilliseconds = 100

const blocks = [
  ['built-to-suit-gpu-clusters', 'Built-to-Suit GPU Compute Clusters', '/services/gpu-clusters'],
  ['nvidia-gpu-node-leasing', 'NVIDIA GPU Node Leasing', '/services/gpu-leasing'],
  ['on-demand-cloud-gpu-compute', 'On-Demand Cloud GPU Compute', '/services/on-demand'],
  ['ai-software-solutions', 'AI Software Solutions', '/services/ai-solutions'],
] as const

/** How far a block's upper edge is from where its scroll margin puts it, below the header. */
const distanceFromRest = (page: Page, anchor: string): Promise<number> =>
  page.locator(`#${anchor}`).evaluate((block) => {
    const styles = getComputedStyle(block)
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const rest = padding + Number.parseFloat(styles.scrollMarginTop)
    return Math.abs(block.getBoundingClientRect().top - rest)
  })

const isScrolledTo = (page: Page, anchor: string): Promise<void> =>
  expect.poll(() => distanceFromRest(page, anchor)).toBeLessThan(2)

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)

describe('the overview of services', () => {
  test('describes four services in order, also without JavaScript', async ({ open, stack }) => {
    const page = await open(path, { javaScript: false })
    expect(await headingsOf(page)).toEqual([
      'h1 Services from silicon to software',
      ...blocks.map(([, title]) => `h2 ${title}`),
      'h2 Comparing offers?',
      'h2 Not sure which one fits?',
    ])
    for (const [anchor] of blocks) {
      expect(await page.locator(`#${anchor} li`).count()).toBe(5)
    }
    await page.goto(`${stack.site}${path}#ai-software-solutions`)
    await isScrolledTo(page, 'ai-software-solutions')
  })

  test('links from each block to the page of its service', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    expect(await linkTargets(page, 'Learn More')).toEqual(blocks.map(([, , href]) => href))
    for (const [, title, href] of blocks) {
      expect(await linkTargets(page, `Learn More about ${title}`)).toEqual([href])
    }
  })

  test.for(sampleOf(blocks.flatMap(([anchor]) => bothWidths.map((width) => [anchor, width] as const))))(
    'opens at the block of #%s, %i pixels wide',
    async ([anchor, width], { open }) => {
      await isScrolledTo(await open(`${path}#${anchor}`, { width, reducedMotion: true }), anchor)
    },
  )

  test.for(sampleOf(bothWidths))(
    'scrolls to the block that a link on another page names after 100 ms, %i pixels wide',
    async (width, { open }) => {
      const page = await open('/about', { width, reducedMotion: true })
      await scrollTo(page, 900)
      await stopTheClock(page)
      await followLinkTo(page, `${path}#on-demand-cloud-gpu-compute`)
      // The effect that sets the title starts the delay.
      await expect.poll(() => page.title()).toMatch(/^Services/)
      await page.clock.runFor(scrollDelayMilliseconds - 1)
      expect(await distanceFromRest(page, 'on-demand-cloud-gpu-compute')).toBeGreaterThan(100)
      await page.clock.runFor(1)
      expect(await distanceFromRest(page, 'on-demand-cloud-gpu-compute')).toBeLessThan(2)
      expect(await focusedId(page)).toBe('on-demand-cloud-gpu-compute')
    },
  )

  test(
    'scrolls to the block once a slow connection has delivered the code of the page',
    inWideRun,
    async ({ open }) => {
      const page = await open('/about', { reducedMotion: true })
      const code = '**/assets/ServicesPage-*.js'
      const letCodeArrive = await holdBack(page, code)
      await stopTheClock(page)
      const asked = page.waitForRequest(code)
      await followLinkTo(page, `${path}#ai-software-solutions`)
      await asked
      // The delay must not start before there is a block to scroll to.
      await page.clock.runFor(10 * scrollDelayMilliseconds)
      await letCodeArrive()
      await expect.poll(() => page.title()).toMatch(/^Services/)
      await page.clock.runFor(scrollDelayMilliseconds)
      await isScrolledTo(page, 'ai-software-solutions')
    },
  )

  test.for(sampleOf(bothWidths))(
    'has a strip of pictures that links to the blocks, by pointer and by keyboard, %i pixels wide',
    async (width, { open }) => {
      const page = await open(path, { width, reducedMotion: true })
      const strip = page.getByRole('navigation', { name: 'Services on this page' })
      expect(await strip.getByRole('link').count()).toBe(4)
      await strip.getByRole('link', { name: 'AI Software' }).click()
      await isScrolledTo(page, 'ai-software-solutions')
      expect(await focusedId(page)).toBe('ai-software-solutions')

      await scrollTo(page, 0)
      await strip.getByRole('link', { name: 'AI Software' }).press('Enter')
      await isScrolledTo(page, 'ai-software-solutions')
    },
  )

  test(
    'keeps the position of a visitor who scrolled before the page was hydrated',
    inWideRun,
    async ({ open }) => {
      let letCodeArrive = async (): Promise<void> => undefined
      const page = await open(`${path}#on-demand-cloud-gpu-compute`, {
        reducedMotion: true,
        ready: false,
        until: 'domcontentloaded',
        before: async (opening) => {
          letCodeArrive = await holdBack(opening, '**/assets/main-*.js')
        },
      })
      await expect.poll(() => scrolledTo(page)).toBeGreaterThan(400)
      const block = await scrolledTo(page)
      // By the wheel, because after a scroll by a script the browser returns to the anchor.
      await page.mouse.wheel(0, -400)
      await expect.poll(() => scrolledTo(page)).toBe(block - 400)
      await page.clock.install()
      await letCodeArrive()
      await whenReady(page)
      await page.clock.runFor(10 * scrollDelayMilliseconds)
      expect(await scrolledTo(page)).toBe(block - 400)
    },
  )

  test.for([
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
  ] as const)(
    'ends with "%s", which leads to the top of %s',
    inWideRun,
    async ([label, target], { open }) => {
      const page = await open(path, { reducedMotion: true })
      await page.getByRole('main').getByRole('link', { name: label }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(target)
      await expect.poll(() => scrolledTo(page)).toBe(0)
    },
  )

  test('fits a window of 320 pixels', inWideRun, async ({ open }) => {
    expect(await scrollWidthOf(await open(path, { width: 320, reducedMotion: true }))).toBe(320)
  })
})
