import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { overlapsOn } from '#tests/support/overlaps.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { tabs } from '#web/dashboard/tabs.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from '../interview/room-page.ts'
import { publicPages } from './public-pages.ts'

const checked = sampleOf(publicPages, 3)

/** 640 px is a window of 1280 px at 200 % zoom. */
const measuredWidths = [320, 390, 640, 768] as const
const wideWidths = [1024, 1280] as const

async function overlapsIn(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of measuredWidths) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await overlapsOn(page)).map((overlap) => `${width} px: ${overlap}`))
  }
  return found
}

/** In a wide window illustrations are beside the text, and their boxes are rough; the header's links are checked. */
async function overlapsWithHeader(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of wideWidths) {
    await page.setViewportSize({ width, height: 768 })
    found.push(...(await overlapsOn(page, '.site-header')).map((overlap) => `${width} px: ${overlap}`))
  }
  return found
}

test('an illustration that is laid on a heading is found', inWideRun, async ({ open }) => {
  const page = await open('/privacy', { reducedMotion: true, width: 390 })
  expect(await overlapsOn(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    shape.setAttribute('class', 'laid')
    shape.setAttribute('d', 'M0 0h40v40z')
    drawing.append(shape)
    drawing.style.position = 'absolute'
    heading.before(drawing)
  })
  expect(await overlapsOn(page)).toEqual(['.laid on "Privacy Policy"'])
})

test('no illustration lies on text or controls of a public page', async ({ open, stack }) => {
  const page = await open('/forgot-password', { reducedMotion: true, expectedErrors: [/status of 404/] })
  const found: Record<string, string[]> = {}
  for (const path of checked) {
    // The prerendered page, which equals the hydrated one.
    await page.goto(stack.site + path)
    found[path] = [...(await overlapsIn(page)), ...(await overlapsWithHeader(page))]
  }
  expect(found).toEqual(Object.fromEntries(checked.map((path) => [path, []])))
})

test(
  'no illustration lies on text or controls of a position, the dashboard and the lobby',
  inWideRun,
  async ({ open, stack, candidate }) => {
    await publishJobs(stack, [room.shortJob])
    const page = await open(`/careers/${room.shortJob.id}`, { as: candidate, reducedMotion: true })
    await page.getByRole('heading', { level: 1, name: room.shortJob.title }).waitFor()
    expect(await overlapsIn(page)).toEqual([])
    await page.goto(`${stack.site}/dashboard`)
    await whenReady(page)
    for (const { label } of tabs) {
      await page.getByRole('tab', { name: label }).click()
      expect(await overlapsIn(page)).toEqual([])
    }
    const sessionId = await applyFor(stack, candidate, room.shortJob.id)
    await page.goto(`${stack.site}/interview/${sessionId}`)
    await room.startButton(page).waitFor()
    expect(await overlapsIn(page)).toEqual([])
    await room.startButton(page).click()
    await room.becomeReady(page)
    expect(await overlapsIn(page)).toEqual([])
  },
)
