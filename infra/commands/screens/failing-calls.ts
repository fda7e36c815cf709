import type { Page } from 'playwright-core'

type Prepare = (page: Page) => Promise<unknown>

export const neverAnswered =
  (url: string): Prepare =>
  (page) =>
    page.route(url, () => {})

export const failed =
  (url: string): Prepare =>
  (page) =>
    page.route(url, (route) => route.abort())
