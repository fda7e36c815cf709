import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, openPage } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { lostConnection } from './account-page.ts'
import { fillIn, heldNotice, sendButton, sentPanel, valuesOf } from './contact-visitor.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const mainCode = '**/assets/main-*.js'
const comesAlive = (page: Page) => page.locator('html[data-ready]').waitFor()

const pause = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
const movePointerBy = (page: Page, movementX: number) =>
  page.evaluate((x) => dispatchEvent(new PointerEvent('pointermove', { movementX: x })), movementX)

function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  return asked
}

describe('the code of a page', () => {
  test('starts by itself when nobody touches the page', async () => {
    const { page, close } = await openPage()
    await page.goto(`${stack.site}/privacy`)
    await comesAlive(page)
    await close()
  })

  test('starts by itself in a browser that tells of no picture', async () => {
    const { page, close } = await openPage()
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    await page.goto(`${stack.site}/privacy`)
    await comesAlive(page)
    await close()
  })

  test('waits for somebody who moves the pointer, not for a pointer that rests', async () => {
    const { page, close } = await openPage()
    await page.addInitScript(() => {
      // Nothing but a sign of use starts it here.
      window.requestIdleCallback = () => 0
    })
    await page.goto(`${stack.site}/privacy`)
    const asked = scriptsAskedFor(page)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await movePointerBy(page, 0)
    await pause(page)
    expect(asked).toEqual([])
    await movePointerBy(page, 1)
    await comesAlive(page)
    await close()
  })

  test('does not hear of a pointer before the first picture, which would wait for it', async () => {
    const { page, close } = await openPage()
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    await page.goto(`${stack.site}/privacy`)
    const asked = scriptsAskedFor(page)
    await movePointerBy(page, 1)
    await pause(page)
    expect(asked).toEqual([])
    await page.keyboard.press('Shift')
    await comesAlive(page)
    await close()
  })

  test('that was lost with the connection is asked for again at the next sign of somebody', async () => {
    const { page, close } = await openPage({ expectedErrors: [lostConnection] })
    let tries = 0
    await page.route(mainCode, (route) => {
      tries += 1
      return route.abort()
    })
    await page.goto(`${stack.site}/privacy`)
    await page.keyboard.press('Shift')
    await expect.poll(() => tries).toBeGreaterThan(0)
    await page.unroute(mainCode)
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift')
        return page.locator('html[data-ready]').count()
      })
      .toBe(1)
    await close()
  })
})

describe('a form that is sent before its code is there', () => {
  test('says that the page is still loading, keeps what was typed and goes on by itself', async () => {
    const { page, close } = await openPage()
    const letCodeArrive = await holdBack(page, mainCode)
    await page.goto(`${stack.site}/contact`)
    await fillIn(page)
    const typed = await valuesOf(page)
    expect(await heldNotice(page).isVisible()).toBe(false)
    await sendButton(page).click()
    await heldNotice(page).waitFor()
    expect(await valuesOf(page)).toEqual(typed)
    await letCodeArrive()
    await sentPanel(page).waitFor()
    expect(await heldNotice(page).isVisible()).toBe(false)
    await close()
  })

  test('is not lost with the connection: it is sent when somebody asks again', async () => {
    const { page, close } = await openPage({ expectedErrors: [lostConnection] })
    await page.route(mainCode, (route) => route.abort())
    await page.goto(`${stack.site}/contact`)
    await fillIn(page)
    await sendButton(page).click()
    await heldNotice(page).waitFor()
    await page.unroute(mainCode)
    await sendButton(page).click()
    await sentPanel(page).waitFor()
    await close()
  })
})
