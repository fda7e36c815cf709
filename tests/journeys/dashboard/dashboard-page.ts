import type { Page } from 'playwright-core'

export const lostConnection = [/net::ERR_FAILED/]

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

export const chosenTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()

export const menuButton = (page: Page) => page.getByRole('button', { name: 'User menu' })

export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome back, Aisyah' })

/** Counts the page's calls of the API from now on. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) calls += 1
  })
  return () => calls
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'))
