import { company } from '#shared/company.ts'
import { textOf } from '../src/site/page-texts.ts'
import { sitePages, type Page } from '../src/site/routes.ts'

/** A page's title without the company's name, for share images and breadcrumbs. */
export const nameOf = (page: Page): string =>
  textOf(page)
    .title.split(' | ')
    .filter((part) => part !== company.shortName)
    .join(' | ')

/** The breadcrumb trail: the pages from the first below home to the one at the path, if it is of the site map. */
export function trailTo(path: string): readonly Page[] {
  const parts = path.split('/').filter(Boolean)
  const paths = new Set(parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`))
  return sitePages.filter((page) => paths.has(page.path)).toSorted((a, b) => a.path.length - b.path.length)
}
