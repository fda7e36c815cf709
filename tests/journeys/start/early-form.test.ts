import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { lostConnection, quiet, refusedAnswer, sessionIn } from '../account-page.ts'
import { fillIn, mailsAbout, sendButton, sentPanel, valuesOf } from '../contact/enquiry-form.ts'
import { code, openBeforeItsCode } from './before-its-code.ts'

describe.each(sampleOf(['/contact', '/']))(
  'the enquiry form at %s, before the code of the page has arrived',
  (path) => {
    test('keeps what is typed', async ({ open }) => {
      const { page, letCodeArrive } = await openBeforeItsCode(open, path)
      await fillIn(page)
      const before = await valuesOf(page)
      await letCodeArrive()
      await whenReady(page)
      expect(await valuesOf(page)).toEqual(before)
      expect(await page.getByLabel('Nvidia HGX H100').isChecked()).toBe(true)
      await page.getByText(`${before['message']?.length} / 5000 characters`).waitFor()
    })

    test('is sent once, as soon as the code has arrived', async ({ open, stack }) => {
      const subject = `Sent at ${path} before its code`
      const { page, letCodeArrive } = await openBeforeItsCode(open, path)
      await fillIn(page, { subject })
      const typed = await valuesOf(page)
      await sendButton(page).click()
      expect(await valuesOf(page)).toEqual(typed)
      await letCodeArrive()
      await sentPanel(page).waitFor()
      expect(page.url()).toBe(stack.site + path)
      await expect.poll(() => mailsAbout(stack, subject)).toHaveLength(1)
    })
  },
)

describe('where the code never arrives', () => {
  test('a form that is sent stays on its page with what was typed', async ({ open }) => {
    const page = await open('/contact', {
      ready: false,
      expectedErrors: [lostConnection],
      before: async (opening) => {
        await opening.route(code, (route) => route.abort())
      },
    })
    await fillIn(page)
    const typed = await valuesOf(page)
    await sendButton(page).click()
    expect(await valuesOf(page)).toEqual(typed)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  test(
    'a page on which nothing was typed reloads when the connection is back',
    inWideRun,
    async ({ open }) => {
      const page = await open('/privacy', {
        ready: false,
        expectedErrors: [lostConnection],
        before: async (opening) => {
          await opening.route(code, (route) => route.abort())
        },
      })
      await page.unroute(code)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.locator('html[data-ready]').waitFor()
    },
  )
})

test(
  'restoring a sign-in keeps what is typed into a prerendered form',
  inWideRun,
  async ({ open, candidate }) => {
    const page = await open('/contact', { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
    expect((await sessionIn(page)).token).toBe(candidate.token)
    await page.getByLabel('First Name').fill('Aisyah')
    await page.getByLabel('Last Name').fill('Rahman')
    expect(await page.getByLabel('First Name').inputValue()).toBe('Aisyah')
  },
)
