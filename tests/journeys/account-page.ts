import type { Page } from 'playwright-core'

/** Options of `open` for tests that are not about motion: animations cost processor time. */
export const quiet = { reducedMotion: true } as const

/** Chromium logs each answer of 4xx and each failed request as an error; a journey names those it causes. */
export const refusedAnswer = /Failed to load resource: the server responded with a status of 4\d\d/
export const lostConnection = /Failed to load resource: net::ERR_/

/** For `before`: the page finds the navigation state that a link would have passed on. */
export const arriveWith =
  (state: unknown) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((usr) => {
      if (history.state === null) history.replaceState({ usr, key: 'arrived', idx: 0 }, '')
    }, state)
  }

export const stateOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)

export type StoredSession = { token: string | null; user: string | null }

export const sessionIn = (page: Page): Promise<StoredSession> =>
  page.evaluate(() => ({ token: localStorage.getItem('authToken'), user: localStorage.getItem('user') }))

export const signedOut: StoredSession = { token: null, user: null }

export const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

export const mainHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export const passwordField = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true })

/** A field's problem, from the element that describes the field for screen readers. */
export async function problemOf(page: Page, label: string): Promise<string | null> {
  const control = page.getByLabel(label, { exact: true })
  if ((await control.getAttribute('aria-invalid')) !== 'true') return null
  const [id] = ((await control.getAttribute('aria-describedby')) ?? '').split(' ')
  return page.locator(`#${id}`).textContent()
}

/** Records the bodies of calls of this path from now on. */
export function callsTo(page: Page, path: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) bodies.push(request.postData() ?? '')
  })
  return bodies
}
