import type { Page } from 'playwright-core'

export const lostConnection = [/net::ERR_FAILED/]

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

export const chosenTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()

export const menuButton = (page: Page) => page.getByRole('button', { name: 'User menu' })

export const welcome = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Welcome(?: back)?, Aisyah$/ })

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

export const openCard = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true }).click()

/** The sections of the overview in their order, each with its entries. */
export const sectionsOf = (page: Page): Promise<[string | undefined, string[]][]> =>
  panel(page, 'Overview')
    .locator('section')
    .evaluateAll((all) =>
      all.map((section) => [
        section.querySelector('h2')?.textContent,
        [...section.querySelectorAll('li h3')].map((title) => title.textContent),
      ]),
    )
