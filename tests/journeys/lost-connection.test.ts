import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { lostConnection } from './account-page.ts'
import { mailsOf, sendButton, sentPanel, typed } from './contact-visitor.ts'
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

  test.each(['/', '/contact'])(
    'before the code of the form at %s has come loses nothing, and what was sent goes out afterwards',
    async (path) => {
      const email = `lost${path.length}@example.com`
      await visitPage(
        stack,
        '/privacy',
        async (page) => {
          const code = /EnquiryVariant-.*\.js/
          let tries = 0
          await page.route(code, (route) => {
            tries += 1
            return route.abort()
          })
          await page.goto(stack.site + path)
          await whenReady(page)
          await page.getByLabel('First Name').focus()
          await page.keyboard.press('A')
          await expect.poll(() => tries).toBeGreaterThan(0)
          await page.getByLabel('First Name').fill(typed.firstName)
          await page.getByLabel('Last Name').fill(typed.lastName)
          await page.getByLabel('Business Email').fill(email)
          await page.getByLabel('Enquiry Type').selectOption({ index: 1 })
          await page.getByLabel('Subject').fill(typed.subject)
          await page.getByLabel('Message').fill(typed.message)
          await sendButton(page).click()
          expect(await page.getByLabel('First Name').inputValue()).toBe(typed.firstName)
          await page.unroute(code)
          await sentPanel(page).waitFor({ timeout: 20_000 })
        },
        { expectedErrors: codeNotThere },
      )
      const confirmed = async () => (await mailsOf(stack)).filter(({ to }) => to.includes(email))
      await expect.poll(confirmed).toHaveLength(1)
    },
  )
})
