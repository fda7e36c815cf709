import { company } from '#shared/company.ts'
import { textOf } from '../src/site/page-texts.ts'
import type { Page } from '../src/site/routes.ts'
import { manifestPath } from './app-manifest.ts'
import { colours } from './colours.ts'
import { iconLinks } from './icons.ts'
import { addressOf } from './listed-pages.ts'
import { cardSize } from './share-card.ts'
import { structuredDataOf } from './structured-data.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`

/** `theme-color` colours the browser's toolbar like the top of the page. The header is dark in both themes. */
const themeColours = ({ header }: Page): string[] =>
  header
    ? [named('theme-color', colours.night)]
    : [
        `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.lightGround}">`,
        `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.darkGround}">`,
      ]

/** Open Graph and Twitter tags, which describe the page in a preview of its URL. */
function sharing(page: Page, picturePath: string): string[] {
  const { title, description } = textOf(page)
  const picture = addressOf(picturePath)
  return [
    property('og:type', 'website'),
    property('og:site_name', company.shortName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressOf(page.path)),
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
  const { title, description } = textOf(page)
  const about = [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    ...themeColours(page),
    ...iconLinks,
    `<link rel="manifest" href="${manifestPath}">`,
  ]
  if (picturePath === undefined) return [...about, named('robots', 'noindex')]
  return [
    ...about,
    ...(page.listed ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${addressOf(page.path)}">`,
    ...sharing(page, picturePath),
    `<script type="application/ld+json">${structuredDataOf(page)}</script>`,
  ]
}
