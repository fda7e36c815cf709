import { earlierPaths } from './earlier-paths.ts'
import { pageAt } from './match.ts'
import { fixedPartOf, isShell } from './page-files.ts'
import type { Page } from './routes.ts'

function withoutEarlier(path: string): string {
  const earlier = earlierPaths.find(({ from }) => path.startsWith(from))
  return earlier === undefined ? path : fixedPartOf({ path: earlier.page }) + path.slice(earlier.from.length)
}

/** Ids of published pages are lower case; those of interviews have both cases. */
const isLowerCase = (page: Page): boolean => !isShell(page) || page.published === true

/**
 * The path of the page that a mistyped path means: with capitals, or where the page was earlier. Undefined where there is none.
 * The edge redirects the same paths; this is for navigations in the browser.
 */
export function rightPath(path: string): string | undefined {
  const right = withoutEarlier(path.toLowerCase())
  const page = pageAt(right)
  return right === path || page.path === '*' || !isLowerCase(page) ? undefined : right
}
