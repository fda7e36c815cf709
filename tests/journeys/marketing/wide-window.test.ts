import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { overlapsOn } from '#tests/support/overlaps.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { scrollWidthOf } from '../page.ts'

const wideWidths = [1600, 1920, 2560] as const

const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

const titleSize = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))

test.for(sampleOf(['/', '/services', '/services/gpu-clusters', '/about', '/careers', '/sizing']))(
  '%s grows with a window of 1920 pixels, and its pictures stay beside its title',
  async (path, { open }) => {
    const page = await open(path, { width: 1280, reducedMotion: true })
    const [columns, title] = [await boxOf(page, 'main .page-width'), await titleSize(page)]
    for (const width of wideWidths) {
      await page.setViewportSize({ width, height: 1080 })
      expect(await scrollWidthOf(page)).toBe(width)
      // The bounding box of a diagonal cable is larger than its line.
      const overlaps = await overlapsOn(page, 'main h1')
      expect(overlaps.filter((overlap) => !overlap.startsWith('.drawing-pulse '))).toEqual([])
      expect((await boxOf(page, '.site-header > div')).left).toBe(
        (await boxOf(page, 'main .page-width')).left,
      )
    }
    await page.setViewportSize({ width: 1920, height: 1080 })
    expect((await boxOf(page, 'main .page-width')).width).toBeGreaterThan(columns.width * 1.2)
    expect(await titleSize(page)).toBeGreaterThan(title * 1.2)
  },
)

test(
  'positions are in three columns of equal height in a wide window, in two at 1280, in one on a phone',
  inWideRun,
  async ({ open, stack }) => {
    const titles = [
      'Short',
      'A title that is long enough for a second line in a narrow card',
      'Third',
      'Fourth',
    ]
    await publishJobs(
      stack,
      titles.map((title, index) => aJob({ id: `position-${index}`, title })),
    )
    const page = await open('/careers', { width: 1920, reducedMotion: true })
    for (const [width, columns] of [
      [1920, 3],
      [1280, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 })
      const boxes = await page
        .locator('.job-card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns)
      if (columns > 1) expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1)
    }
  },
)
