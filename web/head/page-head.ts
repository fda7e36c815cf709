import { languageOf, translationsOf } from '../src/site/language.ts'
import { textOf } from '../src/site/page-texts.ts'
import { sitePages, type Page } from '../src/site/routes.ts'
import { aboutLines } from './about-page.ts'
import { manifestPath } from './app-manifest.ts'
import { colours } from './colours.ts'
import { iconLinks } from './icons.ts'
import { structuredDataOf } from './structured-data.ts'
import { named } from './tags.ts'

/** `theme-color` colours the browser's toolbar like the top of the page. The header is dark in both themes. */
const themeColours = ({ header }: Page): string[] =>
  header
    ? [named('theme-color', colours.night)]
    : [
        `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.lightGround}">`,
        `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.darkGround}">`,
      ]

/** The part of the head that depends on the page's design alone. */
export const designLines = (page: Page): string[] => [
  ...themeColours(page),
  ...iconLinks,
  `<link rel="manifest" href="${manifestPath}">`,
]

/** The part of the head that differs from page to page. Pages without an image are not listed and get no share card. */
export const headOf = (page: Page, imagePath: string | undefined): string[] => [
  ...aboutLines({
    ...textOf(page),
    path: page.path,
    isListed: page.listed && imagePath !== undefined,
    image: imagePath,
    structuredData: imagePath === undefined ? [] : structuredDataOf(page),
    translations: translationsOf(page, sitePages).map((translation) => ({
      language: languageOf(translation),
      path: translation.path,
    })),
  }),
  ...designLines(page),
]
