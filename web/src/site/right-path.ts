import { pageAt } from './match.ts'
import { fixedPartOf, isShell } from './page-files.ts'
import { pages, type Page } from './routes.ts'

const withoutEarlier = (path: string): string => {
  const page = pages.find((each: Page) => each.earlier !== undefined && path.startsWith(each.earlier))
  return page === undefined || !('earlier' in page)
    ? path
    : fixedPartOf(page) + path.slice(page.earlier.length)
}

/** Ids of published pages have small letters; those of interviews have both. */
const hasSmallLetters = (page: Page): boolean => !isShell(page) || page.published === true

/**
 * The path of the page that a mistyped path means: with capitals, or where the page was earlier. Undefined where there is none.
 * The edge redirects the same paths; this is for navigations in the browser.
 */
export function rightPath(path: string): string | undefined {
  const right = withoutEarlier(path.toLowerCase())
  const page = pageAt(right)
  return right === path || page.path === '*' || !hasSmallLetters(page) ? undefined : right
}
