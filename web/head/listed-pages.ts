import { company } from '#shared/company.ts'
import { pages, type Page } from '../src/pages.ts'

/** Not for search engines: signed-in areas, and addresses that answer programs. */
const closedAddresses = ['/dashboard', '/interview/', '/api/'] as const

const isOpen = ({ path }: Page): boolean => !closedAddresses.some((address) => `${path}/`.startsWith(address))

/** The pages a search engine may show. */
export const listedPages: readonly Page[] = pages.filter(isOpen)

export const addressOf = (path: string): string => company.siteUrl + path

const sitemapPath = '/sitemap.xml'

const asText = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPages.map(({ path }) => `  <url><loc>${asText(addressOf(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

const robots = (): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closedAddresses.map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${addressOf(sitemapPath)}`,
    '',
  ].join('\n')

/** What search engines read: file -> content. */
export const searchFiles = (): Record<string, string> => ({
  [sitemapPath]: sitemap(),
  '/robots.txt': robots(),
})
