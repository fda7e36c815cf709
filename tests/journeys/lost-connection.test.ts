import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { lostConnection } from './account-page.ts'
import { fillIn, sendButton, valuesOf } from './contact-visitor.ts'
import { violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const codeNotThere = [lostConnection, /Failed to fetch dynamically imported module/]

const home = 'Unlock the Power of Cloud & AI Innovation'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** From the home page to a page whose code cannot be fetched. */
const withoutConnection = (journey: (page: Page) => Promise<void>): Promise<void> =>
  visitPage(
    stack,
    '/',
    async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
      await title(page, 'This page could not be loaded').waitFor()
      await journey(page)
    },
    { expectedErrors: codeNotThere },
  )

describe('a connection that is lost', () => {
  test('on the way to another page leaves the site standing, says so, and a reload brings the page', () =>
    withoutConnection(async (page) => {
      expect(new URL(page.url()).pathname).toBe('/about')
      expect(await violationsOn(page)).toEqual([])
      expect(await page.getByRole('banner').getByRole('link', { name: 'Home' }).count()).toBeGreaterThan(0)
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await title(page, 'End-to-end AI from Malaysia').waitFor()
    }))

  test('on the way to another page leads back to the one before', () =>
    withoutConnection(async (page) => {
      await page.goBack()
      await title(page, home).waitFor()
    }))

  test.each(['/', '/contact'])('before the code that sends the form at %s has come loses nothing', (path) =>
    visitPage(
      stack,
      '/privacy',
      async (page) => {
        const tried = page.waitForRequest(/enquiry-calls-.*\.js/)
        await page.route(/enquiry-calls-.*\.js/, (route) => route.abort())
        await page.goto(stack.site + path)
        await whenReady(page)
        await fillIn(page)
        const before = await valuesOf(page)
        await sendButton(page).click()
        await tried
        expect(await valuesOf(page)).toEqual(before)
        expect(new URL(page.url()).pathname).toBe(path)
      },
      { expectedErrors: codeNotThere },
    ),
  )
})
