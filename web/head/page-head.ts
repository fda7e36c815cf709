import { company } from '#shared/company.ts'
import type { Page } from '../src/pages.ts'
import { manifestPath } from './app-manifest.ts'
import { colours } from './colours.ts'
import { iconLinks } from './icons.ts'
import { addressOf, listedPages } from './listed-pages.ts'
import { descriptions } from './page-descriptions.ts'
import { cardSize } from './share-card.ts'
import { structuredDataOf } from './structured-data.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`

/** `theme-color`, the colour of the browser's frame, matches the top of the page: the header is dark in both themes. */
const themeColours = ({ header }: Page): string[] =>
  header
    ? [named('theme-color', colours.night)]
    : [
        `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.lightGround}">`,
        `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.darkGround}">`,
      ]

const descriptionOf = ({ path }: Page): string => {
  const text = new Map<string, string>(Object.entries(descriptions)).get(path)
  if (text === undefined) throw new Error(`web/head/page-descriptions.ts says nothing of ${path}`)
  return text
}

/** How a page shows itself where its address is shared. */
function sharing({ path, title }: Page, description: string, picturePath: string): string[] {
  const picture = addressOf(picturePath)
  return [
    property('og:type', 'website'),
    property('og:site_name', company.shortName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressOf(path)),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', title),
  ]
}

/** The part of the head that differs from page to page. Pages without an image get no share card; unlisted ones get noindex. */
export function headOf(page: Page, picturePath: string | undefined): string[] {
  const description = descriptionOf(page)
  const about = [
    `<title>${escaped(page.title)}</title>`,
    named('description', description),
    ...themeColours(page),
    ...iconLinks,
    `<link rel="manifest" href="${manifestPath}">`,
  ]
  if (picturePath === undefined) return [...about, named('robots', 'noindex')]
  return [
    ...about,
    ...(listedPages.includes(page) ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${addressOf(page.path)}">`,
    ...sharing(page, description, picturePath),
    `<script type="application/ld+json">${structuredDataOf(page)}</script>`,
  ]
}
