import { company } from '#shared/company.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { fixedPartOf } from '../src/site/page-files.ts'
import { sitePages, type Page } from '../src/site/routes.ts'
import { escaped } from './tags.ts'

/** The pages that search engines may index. */
const listedPages: readonly Page[] = sitePages.filter(({ listed }) => listed)

/** Disallowed in robots.txt: the pages for signed-in candidates, and the API. */
const closedPaths = [
  ...sitePages.filter(({ audience }) => audience === 'candidate').map(fixedPartOf),
  `${apiBase}/`,
]

export const urlOf = (path: string): string => company.siteUrl + path

const sitemapPath = '/sitemap.xml'

/** A page that publication renders, and when its content last changed. */
type PublishedPage = { path: string; changedAt: string }

/** The sitemap of the listed pages, and of the published ones that are not pages of the site map by themselves. */
export const sitemapOf = (published: readonly PublishedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPages.map(({ path }) => `  <url><loc>${escaped(urlOf(path))}</loc></url>`),
    ...published.map(
      ({ path, changedAt }) =>
        `  <url><loc>${escaped(urlOf(path))}</loc><lastmod>${changedAt}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

const robots = (): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${urlOf(sitemapPath)}`,
    '',
  ].join('\n')

/** `robots.txt`, and the sitemap until something is published: content by file name. */
export const searchFiles = (): Record<string, string> => ({
  [sitemapPath]: sitemapOf([]),
  '/robots.txt': robots(),
})
