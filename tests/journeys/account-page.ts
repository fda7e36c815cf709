import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type PageWishes, whenReady } from '#tests/support/browser.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { looksOfStates, scrollWidthOf, violationsOn, visitPage } from './marketing-page.ts'

/** The browser reports every answer that is not a yes; these are brought about on purpose. */
export const refusedAnswer = /Failed to load resource: the server responded with a status of 4\d\d/
export const lostConnection = /Failed to load resource: net::ERR_/

/** Gives the page the navigation state a link would have brought, and opens it as a reload does. */
export async function arriveWith(page: Page, state: unknown): Promise<void> {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrived', idx: 0 }, ''), state)
  await page.reload()
  await whenReady(page)
}

export const stateOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)

export type KeptSession = { token: string | null; user: string | null }

export const sessionIn = (page: Page): Promise<KeptSession> =>
  page.evaluate(() => ({ token: localStorage.getItem('authToken'), user: localStorage.getItem('user') }))

export const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

export const passwordField = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true })

/** What a field says is wrong with it, as a screen reader would read it. */
export async function problemOf(page: Page, label: string): Promise<string | null> {
  const control = page.getByLabel(label, { exact: true })
  if ((await control.getAttribute('aria-invalid')) !== 'true') return null
  const [id] = ((await control.getAttribute('aria-describedby')) ?? '').split(' ')
  return page.locator(`#${id}`).textContent()
}

/** Counts what the page asks the API for from now on. */
export function callsTo(page: Page, path: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Holds a state of a page against the rules of accessibility, narrow and wide, light and dark, and against a very narrow window. */
export async function expectAccessible(
  stack: TestStack,
  path: string,
  bringAbout: (page: Page) => Promise<void>,
  expectedErrors: PageWishes['expectedErrors'] = [],
): Promise<void> {
  for (const look of looksOfStates) {
    await visitPage(
      stack,
      path,
      async (page) => {
        await bringAbout(page)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
        if (look.width > 390) return
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await scrollWidthOf(page)).toBe(320)
      },
      { ...look, reducedMotion: true, expectedErrors },
    )
  }
}
