import type { Page } from 'playwright-core'

export const lostConnection = [/net::ERR_FAILED/]

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

export const chosenTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()

export const menuButton = (page: Page) => page.getByRole('button', { name: 'User menu' })

export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome back, Aisyah' })

/** The accessible name, or else the text, of the element that has the keyboard focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? ''
  })

/** The focus cycles inside the dialog; in the browser's own bars it shows as the body. */
export async function staysInDialog(page: Page, presses: number): Promise<boolean> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      return document.activeElement === document.body || dialog?.contains(document.activeElement) === true
    })
    if (!isInside) return false
  }
  return true
}

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
