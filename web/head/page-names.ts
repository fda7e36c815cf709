import { company } from '#shared/company.ts'
import { textOf } from '../src/site/page-texts.ts'
import { sitePages, type Page } from '../src/site/routes.ts'

/** A page's title without the company's name, for share images and breadcrumbs. */
export const nameOf = (page: Page): string =>
  textOf(page)
    .title.split(' | ')
    .filter((part) => part !== company.shortName)
    .join(' | ')

/** The breadcrumb trail: the pages from the first below home to the page itself. */
export function trailTo({ path }: Page): readonly Page[] {
  const parts = path.split('/').filter(Boolean)
  const addresses = new Set(parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`))
  return sitePages
    .filter((page) => addresses.has(page.path))
    .toSorted((a, b) => a.path.length - b.path.length)
}
