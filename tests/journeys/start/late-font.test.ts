import { expect } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { sampleOf } from '#tests/support/wide-run.ts'

const maxShift = 0.01

test.for(sampleOf(['/contact', '/', '/services', '/careers']))(
  '%s does not shift when the typeface arrives after the text was painted',
  async (path, { open }) => {
    for (const width of [390, 1280]) {
      let letFontArrive = (): Promise<void> => Promise.resolve()
      const page = await open(path, {
        width,
        until: 'domcontentloaded',
        ready: false,
        before: async (opening) => {
          letFontArrive = await holdBack(opening, /assets\/[\w-]+\.woff2/)
        },
      })
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      await letFontArrive()
      const shift = await page.evaluate(async () => {
        await document.fonts.ready
        const shifts = new Promise<number>((resolve) => {
          let total = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += 'value' in entry ? Number(entry.value) : 0
          }).observe({ type: 'layout-shift', buffered: true })
          // The entries of a frame are delivered after it.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(total))))
        })
        return shifts
      })
      expect(shift, `at ${width} px`).toBeLessThanOrEqual(maxShift)
    }
  },
)
