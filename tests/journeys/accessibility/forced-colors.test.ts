import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { publicPages } from './public-pages.ts'
import { forceColors, vanishedOn } from './screen-checks.ts'

/** `screens.wide.test.ts` has every page, the desk and an interview. */
const checked = sampleOf(publicPages, 3)

/** Whether the focused element, or the area that it lays over its card, has an outline. */
const isOutlined = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    // A choice is outlined around its hidden input.
    return [focused, focused.parentElement ?? focused].some((element) =>
      ['', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      }),
    )
  })

test('a shape that is drawn with its background alone is found', inWideRun, async ({ open }) => {
  const page = await open('/forgot-password', { reducedMotion: true, before: forceColors })
  expect(await vanishedOn(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const shape = document.createElement('i')
    shape.className = 'added'
    Object.assign(shape.style, { display: 'block', width: '10px', height: '10px', background: '#ffb020' })
    heading.before(shape)
  })
  expect(await vanishedOn(page)).toEqual(['390 px: i.added', '1280 px: i.added'])
})

test('no mark, icon or line of a public page vanishes in forced colours', async ({ open, stack }) => {
  const page = await open('/forgot-password', {
    reducedMotion: true,
    before: forceColors,
    expectedErrors: [/status of 404/],
  })
  const vanished: Record<string, string[]> = {}
  for (const path of checked) {
    await page.goto(stack.site + path)
    vanished[path] = await vanishedOn(page)
  }
  expect(vanished).toEqual(Object.fromEntries(checked.map((path) => [path, []])))
})

test('the focused element is outlined in forced colours', inWideRun, async ({ open, stack }) => {
  const page = await open('/contact', { reducedMotion: true, before: forceColors })
  const stops = 24
  for (const path of ['/contact', '/sizing', '/careers']) {
    await page.goto(stack.site + path)
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      // After the last stop the browser's own controls have the focus.
      if (await page.evaluate(() => document.activeElement === document.body)) break
      const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
      expect(await isOutlined(page), `${path}: ${name ?? ''}`).toBe(true)
    }
  }
})
