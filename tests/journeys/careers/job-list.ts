import type { Page } from 'playwright-core'
import { aJob } from '#tests/support/jobs.ts'

/** Five positions in three departments and two places. */
export const fiveJobs = [
  aJob({ id: 'network-engineer', title: 'Network Engineer' }),
  aJob({ id: 'storage-engineer', title: 'Storage Engineer', location: 'Penang', level: '' }),
  aJob({
    id: 'ux-designer',
    title: 'UX Designer',
    department: 'Design',
    jobType: 'Contract',
    description: 'You draw consoles.',
  }),
  aJob({ id: 'writer', title: 'Writer', department: 'Marketing', description: 'You write about networks.' }),
  aJob({ id: 'painter', title: 'Painter', department: 'Design', location: '', status: 'closed' }),
]

export const titlesOn = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Open Positions' }).getByRole('heading', { level: 3 }).allTextContents()

export const cardOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

export const searchBox = (page: Page) => page.getByPlaceholder('Search positions...')

export const filter = (page: Page, label: string) => page.getByLabel(label, { exact: true })

export const openFilters = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Filters/ }).click()

export const optionsOf = (page: Page, label: string): Promise<string[]> =>
  filter(page, label).locator('option').allTextContents()

export const queryIn = (page: Page): string => new URL(page.url()).search

/** Lists the requests that a page sends to the API, from its first on: `before` is for `open`. */
export function requestsOfApi(): { asked: string[]; before: (page: Page) => Promise<void> } {
  const asked: string[] = []
  const before = async (page: Page): Promise<void> => {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
  }
  return { asked, before }
}
