import { company } from '#shared/company.ts'
import { pages, type Page } from '../src/pages.ts'

const sitePages: readonly Page[] = pages

/** A page's title without the company's name, which stands beside it anyway. */
export const nameOf = ({ title }: Page): string =>
  title
    .split(' | ')
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
