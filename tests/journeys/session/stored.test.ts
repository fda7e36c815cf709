import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mainHeading, quiet, sessionIn, signedOut } from '../account-page.ts'
import { followHomeLink, storeSession } from './signed-in.ts'

const homeHeading = 'Unlock the Power of Cloud & AI Innovation'

describe('a stored sign-in', () => {
  test('is kept when a public page is opened or reloaded, and ends when a link to one is followed', async ({
    open,
    candidate,
  }) => {
    const stored = { token: candidate.token, user: JSON.stringify(candidate.user) }
    const page = await open('/contact', { ...quiet, as: candidate })
    expect(await sessionIn(page)).toEqual(stored)
    await page.reload()
    await whenReady(page)
    expect(await sessionIn(page)).toEqual(stored)
    await followHomeLink(page)
    await mainHeading(page, homeHeading).waitFor()
    expect(await sessionIn(page)).toEqual(signedOut)
    const notice = page.getByRole('status').filter({ hasText: 'You have been signed out.' })
    await notice.getByRole('link', { name: 'Sign in again' }).waitFor()
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test(
    'is cleared when a page is opened and it lacks its token or a readable user',
    inWideRun,
    async ({ open }) => {
      const page = await open('/contact', quiet)
      for (const half of [
        { authToken: 'a-token' },
        { user: '{"name":"Aisyah"}' },
        { authToken: 'a-token', user: '{"name":' },
        { authToken: 'a-token', user: '"Aisyah"' },
      ]) {
        await page.evaluate((items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
        }, half)
        await page.reload()
        await whenReady(page)
        expect(await sessionIn(page), JSON.stringify(half)).toEqual(signedOut)
      }
    },
  )

  test('does not end when the visitor goes back in the history', inWideRun, async ({ open, candidate }) => {
    const page = await open('/contact', quiet)
    await followHomeLink(page)
    await mainHeading(page, homeHeading).waitFor()
    await storeSession(page, candidate)
    await page.goBack()
    await mainHeading(page, 'Contact').waitFor()
    expect((await sessionIn(page)).token).toBe(candidate.token)
  })

  test('does not break a page where the browser blocks storage', inWideRun, async ({ open }) => {
    const page = await open('/contact', {
      ...quiet,
      before: async (opening) => {
        await opening.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        })
      },
    })
    await page.getByLabel('First Name').fill('Aisyah')
  })
})
