import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { scrollTo, topOf } from '../scrolling.ts'

const path = '/services/ai-solutions'
const industries = [
  'Healthcare',
  'Finance',
  'Retail & E-commerce',
  'Manufacturing',
  'Telecommunications',
  'Technology',
]

const strip = (page: Page) => page.getByRole('list', { name: 'Industries' })
const durationOf = (list: Locator): Promise<string> =>
  list.evaluate((element) => getComputedStyle(element).animationDuration)
const playStateOf = (page: Page): Promise<string> =>
  strip(page).evaluate((list) => getComputedStyle(list).animationPlayState)
const isRunning = (page: Page): Promise<void> => expect.poll(() => playStateOf(page)).toBe('running')
const isPaused = (page: Page): Promise<void> => expect.poll(() => playStateOf(page)).toBe('paused')

const scrollToStrip = async (page: Page): Promise<void> => {
  await scrollTo(page, (await topOf(page, '.marquee')) - 300)
  await isRunning(page)
}

describe('the moving strip of industries', () => {
  test('names all six, each once for screen readers', inWideRun, async ({ open }) => {
    const page = await open(path, { javaScript: false })
    expect(await strip(page).getByRole('heading').allInnerTexts()).toEqual(industries)
    for (const industry of industries) {
      expect(await page.getByRole('heading', { name: industry, exact: true }).count()).toBe(1)
    }
  })

  test('moves only while it is in view, in 25 s, and not under the pointer', inWideRun, async ({ open }) => {
    const page = await open(path)
    const left = (): Promise<number> => strip(page).evaluate((list) => list.getBoundingClientRect().left)
    await isPaused(page)
    await scrollToStrip(page)
    const before = await left()
    await expect.poll(left).toBeLessThan(before)
    expect(await durationOf(strip(page))).toBe('25s')
    const box = await page.locator('.marquee__window').boundingBox()
    if (box === null) throw new Error('The page shows no strip.')
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2)
    await isPaused(page)
    await page.mouse.move(5, 5)
    await isRunning(page)
    await scrollTo(page, 0)
    await isPaused(page)
  })

  test(
    'is a row to swipe on a narrow screen, where the features move in 8 s',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { width: widths.narrow })
      const cards = page.locator('.marquee__window')
      expect(await strip(page).evaluate((list) => getComputedStyle(list).animationName)).toBe('none')
      expect(await page.getByRole('checkbox', { name: /^Pause/ }).count()).toBe(0)
      await cards.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
      await expect
        .poll(() =>
          cards.evaluate((element) => element.scrollLeft + element.clientWidth >= element.scrollWidth - 1),
        )
        .toBe(true)
      await page.goto(new URL('/', page.url()).href)
      expect(await durationOf(page.getByRole('list', { name: 'What you can run' }))).toBe('8s')
    },
  )

  test('has its pause button below its text', inWideRun, async ({ open }) => {
    const page = await open(path)
    const strips = await page.locator('.marquee__window').boundingBox()
    const button = await page.getByRole('checkbox', { name: /^Pause/ }).boundingBox()
    expect(button?.y).toBeGreaterThanOrEqual((strips?.y ?? 0) + (strips?.height ?? 0))
  })

  test.for(sampleOf([true, false]))(
    'is stopped and started with the keyboard, JavaScript: %s',
    async (javaScript, { open }) => {
      const page = await open(path, { javaScript })
      await page.getByRole('checkbox', { name: 'Pause the moving strip: Industries' }).focus()
      await isRunning(page)
      await page.keyboard.press('Space')
      await isPaused(page)
      await page.keyboard.press('Space')
      await isRunning(page)
    },
  )

  test('does not move with reduced motion, and shows every industry', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true, width: widths.narrow })
    for (const industry of industries) {
      const box = await page.getByRole('heading', { name: industry, exact: true }).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(widths.narrow)
    }
    expect(await page.locator('.marquee ul:visible').count()).toBe(1)
    expect(await strip(page).evaluate((list) => getComputedStyle(list).animationName)).toBe('none')
  })
})
