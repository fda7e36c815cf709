import { fileOf, isShell } from '#web/site/page-files.ts'
import { notFoundPage, pages as sitePages, type Page } from '#web/site/routes.ts'

export type Pages = {
  /** Path -> file of the built site. */
  exact: Record<string, string>
  /** Paths with parameters, and their file. */
  patterns: [string, string][]
  /** Answers every other path, with the status 404. */
  notFound: string
}

const answersOf = (page: Page): [string, string][] =>
  [page.path, ...(page.aliases ?? [])].map((path) => [path, `/${fileOf(page)}`])

/** The file for each path, derived from the site map. */
export const pagesOf = (pages: readonly Page[] = sitePages): Pages => ({
  exact: Object.fromEntries(pages.filter((page) => !isShell(page)).flatMap(answersOf)),
  patterns: pages.filter(isShell).flatMap(answersOf),
  notFound: `/${fileOf(notFoundPage)}`,
})
