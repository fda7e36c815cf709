import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { publicPages } from '../accessibility/public-pages.ts'

/** A phone of some years ago, in a slow mobile network. */
const processorSlowdown = 4
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
} as const

/** Lighthouse's 0.00. Less is the width of letters, which differs by some pixels where the typeface arrives late. */
const leastShift = 0.001

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', slowNetwork)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

declare global {
  interface Window {
    shown: () => string
    /** What the page shows in the first frame after each input. */
    firstFrames: string[]
    shifts: string[]
  }
}

/** Runs in the page. Announcements to screen readers wait until the visitor pauses. */
function watchFrames(): void {
  window.firstFrames = []
  window.shown = () =>
    [...document.querySelectorAll('main output:not(.unseen), main svg')]
      .map((element) => element.outerHTML)
      .join('\n')
  const afterPaint = (): unknown => setTimeout(() => window.firstFrames.push(window.shown()))
  addEventListener('input', () => requestAnimationFrame(afterPaint), { capture: true })
}

/** Runs in the page. */
function watchShifts(leastValue: number): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Element }[]
    })[]) {
      const names = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80))
      if (!entry.hadRecentInput && entry.value >= leastValue)
        window.shifts.push(`${entry.value.toFixed(4)}: ${names.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const laterFrames = 30

test.for(['/', '/sizing'])(
  'on a slow phone the slider of %s is answered in the next frame',
  async (path, { open }) => {
    const page = await open(path, { width: 390, before: slowDown })
    // The code of the home page's hero comes after the page's.
    await page.waitForLoadState('networkidle')
    await page.locator('main input[type=range]').first().focus()
    await page.evaluate(watchFrames)
    for (const [index, key] of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'].entries()) {
      await page.keyboard.press(key)
      await page.waitForFunction((count) => window.firstFrames.length > count, index)
    }
    const frames = await page.evaluate(() => window.firstFrames)
    expect(new Set(frames).size).toBeGreaterThan(2)
    // Nothing of the last answer comes later than its frame.
    const settled = await page.evaluate(async (count) => {
      for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame)
      return window.shown()
    }, laterFrames)
    expect(frames.at(-1)).toBe(settled)
  },
)

test.for([
  ['/sizing', 390],
  ['/sizing', 1280],
  ['/services/gpu-leasing', 390],
  ['/services/gpu-leasing', 1280],
  ['/', 390],
] as const)(
  'on a slow phone nothing of %s moves while it loads, at %i px',
  async ([path, width], { open }) => {
    const page = await open(path, {
      width,
      before: async (opened) => {
        await slowDown(opened)
        await opened.addInitScript(watchShifts, leastShift)
      },
    })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  },
)

test('nothing moves on a public page for a visitor who asked for less motion', async ({ open, stack }) => {
  const page = await open('/privacy', { reducedMotion: true, expectedErrors: [/status of 404/] })
  const moving: Record<string, string[]> = {}
  for (const path of publicPages) {
    await page.goto(stack.site + path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
    )
    if (names.length > 0) moving[path] = names
  }
  expect(moving).toEqual({})
})
