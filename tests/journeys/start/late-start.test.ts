import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { fillIn, sendButton, sentPanel, valuesOf } from '../contact/enquiry-form.ts'
import { heldNotice, mainCode, openHolding } from './held-form.ts'

const lostConnection = /Failed to load resource: net::ERR_/
const latestPaintMilliseconds = 3000
const isReady = (page: Page) => page.locator('html[data-ready]').waitFor()

const movePointerBy = (page: Page, movementX: number) =>
  page.evaluate((x) => dispatchEvent(new PointerEvent('pointermove', { movementX: x })), movementX)

/** Records what the page fetches, at the moment it does. */
const recordFetches = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const fetched: string[] = []
    const realFetch = window.fetch
    window.fetch = (...request) => {
      fetched.push(JSON.stringify(request))
      return realFetch(...request)
    }
    Reflect.set(window, 'fetched', fetched)
  })
}
const fetchedBy = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'fetched'))

/** Every observer that was registered before has heard of the first contentful paint. */
const firstContentfulPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((painted) => {
          if (painted.getEntriesByName('first-contentful-paint').length > 0) resolve()
        }).observe({ type: 'paint', buffered: true }),
      ),
  )

/** The browser never reports a paint. */
const withoutPaintReports = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
}

/** The browser is never idle. */
const withoutIdleTime = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

describe('the code of a page', () => {
  test('starts by itself on a page that is not used', async ({ open }) => {
    await isReady(await open('/privacy', { ready: false, reducedMotion: true }))
  })

  test('starts by itself after 3 s in a browser that reports no paint', async ({ open }) => {
    const page = await open('/privacy', {
      ready: false,
      reducedMotion: true,
      before: async (opening) => {
        await withoutPaintReports(opening)
        await opening.clock.install()
      },
    })
    await expect
      .poll(async () => {
        await page.clock.runFor(latestPaintMilliseconds)
        return page.locator('html[data-ready]').count()
      })
      .toBe(1)
  })

  test('starts when the pointer moves, not when a resting pointer is reported', async ({ open }) => {
    const page = await open('/privacy', {
      ready: false,
      reducedMotion: true,
      before: async (opening) => {
        await recordFetches(opening)
        await withoutIdleTime(opening)
      },
    })
    await firstContentfulPaint(page)
    await movePointerBy(page, 0)
    expect(await fetchedBy(page)).toEqual([])
    await movePointerBy(page, 1)
    await isReady(page)
  })

  test('does not start at a pointer event before the first contentful paint', async ({ open }) => {
    const page = await open('/privacy', {
      ready: false,
      reducedMotion: true,
      before: async (opening) => {
        await recordFetches(opening)
        await withoutPaintReports(opening)
        await withoutIdleTime(opening)
      },
    })
    await movePointerBy(page, 1)
    expect(await fetchedBy(page)).toEqual([])
    await page.keyboard.press('Shift')
    await isReady(page)
  })

  test('that was lost with the connection is requested again when the page is used', async ({ open }) => {
    let tries = 0
    const page = await open('/privacy', {
      ready: false,
      reducedMotion: true,
      expectedErrors: [lostConnection],
      before: async (opening) => {
        await opening.route(mainCode, (route) => {
          tries += 1
          return route.abort()
        })
      },
    })
    await page.keyboard.press('Shift')
    await expect.poll(() => tries).toBeGreaterThan(0)
    await page.unroute(mainCode)
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift')
        return page.locator('html[data-ready]').count()
      })
      .toBe(1)
  })
})

describe('a form that is sent before its code has arrived', () => {
  test('says that the page is still loading, keeps what was typed and is sent by itself', async ({
    open,
  }) => {
    const { page, letCodeArrive } = await openHolding(open, '/contact', { code: mainCode, ready: false })
    await fillIn(page)
    const typed = await valuesOf(page)
    expect(await heldNotice(page).isVisible()).toBe(false)
    await sendButton(page).click()
    await heldNotice(page).waitFor()
    expect(await valuesOf(page)).toEqual(typed)
    await letCodeArrive()
    await sentPanel(page).waitFor()
    expect(await heldNotice(page).isVisible()).toBe(false)
  })

  test('is not lost with the connection: it is sent when the visitor sends it again', async ({ open }) => {
    const page = await open('/contact', {
      ready: false,
      reducedMotion: true,
      expectedErrors: [lostConnection],
      before: async (opening) => {
        await opening.route(mainCode, (route) => route.abort())
      },
    })
    await fillIn(page)
    await sendButton(page).click()
    await heldNotice(page).waitFor()
    await page.unroute(mainCode)
    await sendButton(page).click()
    await sentPanel(page).waitFor()
  })
})
