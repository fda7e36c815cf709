import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Open } from '#tests/support/fixtures.ts'
import { fillIn, labels, mailsAbout, sendButton, sentPanel, valuesOf } from '../contact/enquiry-form.ts'
import { formCode } from './held-form.ts'

const codeMissing = [
  /Failed to load resource: net::ERR_/,
  /Failed to fetch dynamically imported module/,
] as const

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** From the home page to a page whose code cannot be fetched. */
async function openWithoutConnection(open: Open): Promise<Page> {
  const page = await open('/', { reducedMotion: true, expectedErrors: codeMissing })
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await title(page, 'This page could not be loaded').waitFor()
  return page
}

describe('a connection that is lost', () => {
  test('on the way to another page keeps the header, shows a notice, and a reload opens the page', async ({
    open,
  }) => {
    const page = await openWithoutConnection(open)
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(await page.getByRole('banner').getByRole('link', { name: 'Home' }).count()).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await title(page, 'End-to-end AI from Malaysia').waitFor()
  })

  test('on the way to another page lets the visitor go back', async ({ open }) => {
    const page = await openWithoutConnection(open)
    await page.goBack()
    await title(page, 'Unlock the Power of Cloud & AI Innovation').waitFor()
  })

  test.for(['/', '/contact'])(
    'before the code of the form at %s has arrived loses nothing, and what was submitted is sent afterwards',
    async (path, { open, stack }) => {
      const retryMilliseconds = 5000
      const subject = path === '/' ? 'Lost on the home page' : 'Lost on the contact page'
      let tries = 0
      const page = await open(path, {
        reducedMotion: true,
        expectedErrors: codeMissing,
        before: async (opening) => {
          await opening.clock.install()
          await opening.route(formCode, (route) => {
            tries += 1
            return route.abort()
          })
        },
      })
      await page.getByLabel(labels.firstName).press('A')
      await expect.poll(() => tries).toBeGreaterThan(0)
      await fillIn(page, { subject })
      const typed = await valuesOf(page)
      await sendButton(page).click()
      expect(await valuesOf(page)).toEqual(typed)
      await page.unroute(formCode)
      await expect
        .poll(async () => {
          await page.clock.runFor(retryMilliseconds)
          return sentPanel(page).count()
        })
        .toBe(1)
      await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
    },
  )
})
