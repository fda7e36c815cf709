import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { lostConnection } from './account-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const mainCode = '**/assets/main-*.js'
const comesAlive = (page: Page) => page.locator('html[data-ready]').waitFor()

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
