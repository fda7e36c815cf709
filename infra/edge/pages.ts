import { earlierPaths } from '#web/site/earlier-paths.ts'
import { fileOf, fixedPartOf, isShell } from '#web/site/page-files.ts'
import { notFoundPage, pages as sitePages, type Page } from '#web/site/routes.ts'

export type Pages = {
  /** Path -> file of the built site; empty for `index.html` below the path. */
  exact: Record<string, string>
  /** Paths with parameters, and their file; `{path}` in it is the requested path. */
  patterns: [string, string][]
  /** The prefixes of renamed paths, and those that they redirect to. */
  earlier: [string, string][]
  /** Answers every other path, with the status 404. */
  notFound: string
}

/** A published page with parameters has a file for each value, any other one a shell. */
const answerOf = (page: Page): string =>
  page.published && isShell(page) ? '{path}/index.html' : `/${fileOf(page)}`

const answersOf = (page: Page): [string, string][] =>
  [page.path, ...(page.aliases ?? [])].map((path) => [path, answerOf(page)])

/** Keeps the edge function small: CloudFront limits its size. */
const shortened = ([path, file]: [string, string]): [string, string] => [
  path,
  file === `${path}/index.html` ? '' : file,
]

/** All paths of the desk have the same document, a single-page app that is built apart from the site. */
const deskFile = '/desk/index.html'
const deskPatterns: [string, string][] = [
  ['/desk/{page}', deskFile],
  ['/desk/{page}/{id}', deskFile],
]

/** The file for each path, derived from the site map. */
export const pagesOf = (pages: readonly Page[] = sitePages): Pages => ({
  exact: {
    ...Object.fromEntries(
      pages
        .filter((page) => !isShell(page))
        .flatMap(answersOf)
        .map(shortened),
    ),
    '/desk': '',
  },
  patterns: [...pages.filter(isShell).flatMap(answersOf), ...deskPatterns],
  earlier: earlierPaths.map(({ from, page }) => [from, fixedPartOf({ path: page })]),
  notFound: `/${fileOf(notFoundPage)}`,
})
