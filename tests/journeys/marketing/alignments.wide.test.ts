import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { scrollTo } from '../scrolling.ts'

const boxesOf = (page: Page, selector: string): Promise<DOMRect[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))

const ornamentOf = (page: Page) =>
  page
    .locator('.feature-phrase')
    .first()
    .evaluate((phrase) => {
      const { display, borderRadius, clipPath } = getComputedStyle(phrase, '::after')
      return { display, borderRadius, clipPath }
    })

test('a round point separates the moving phrases; with reduced motion they are two columns without it', async ({
  open,
}) => {
  expect(await ornamentOf(await open('/'))).toEqual({
    display: 'block',
    borderRadius: '999px',
    clipPath: 'none',
  })
  const page = await open('/', { reducedMotion: true })
  expect((await ornamentOf(page)).display).toBe('none')
  for (const width of [widths.narrow, widths.wide]) {
    await page.setViewportSize({ width, height: 844 })
    const phrases = (await boxesOf(page, '.feature-phrase')).filter(({ width: shown }) => shown > 0)
    const [heading] = await boxesOf(page, '#about-title')
    const columns = [...new Set(phrases.map(({ left }) => Math.round(left)))]
    expect(phrases).toHaveLength(10)
    expect(columns).toHaveLength(2)
    expect(columns[0]).toBe(Math.round(heading?.left ?? 0))
  }
})

test('the names of the services do not wrap at the widths where they are tabs', async ({ open }) => {
  const page = await open('/', { width: 768, reducedMotion: true })
  for (const width of [768, 1024, widths.wide]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page
      .locator('.service-list__tab span')
      .evaluateAll((names) => names.map((name) => name.getClientRects().length))
    expect(lines).toEqual([1, 1, 1, 1])
  }
})

test('with reduced motion the cards of a strip align with its heading and fill their rows', async ({
  open,
  stack,
}) => {
  const page = await open('/services/ai-solutions', { reducedMotion: true })
  for (const [path, heading, cards] of [
    ['/services/ai-solutions', '#industries-title', '.industry'],
    ['/', '#partners-title', '#partners .marquee li'],
  ] as const) {
    await page.goto(stack.site + path)
    for (const width of [widths.narrow, widths.wide]) {
      await page.setViewportSize({ width, height: 844 })
      const [title] = await boxesOf(page, heading)
      const boxes = (await boxesOf(page, cards)).filter(({ width: shown }) => shown > 0)
      expect(boxes[0]?.left).toBe(title?.left)
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
      expect(new Set([...rows.values()].map(({ length }) => length)).size).toBe(1)
    }
  }
})

test('the header of a scrolled light page is black', async ({ open }) => {
  const page = await open('/', { reducedMotion: true })
  await scrollTo(page, 2000)
  await page.locator('.site-header--solid').waitFor()
  const opacity = (): Promise<number> =>
    page
      .locator('.site-header')
      .evaluate((header) =>
        Number.parseFloat(getComputedStyle(header).backgroundColor.match(/[\d.]+\)$/)?.[0] ?? '0'),
      )
  // Less than a thirtieth of the light page behind it shows through.
  await expect.poll(opacity).toBeGreaterThan(0.965)
})
