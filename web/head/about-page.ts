import { company } from '#shared/company.ts'
import { urlOf } from './listed-pages.ts'
import { named, property, structuredDataTag, titleTag } from './tags.ts'

/** The image size that social networks require for large cards. */
export const cardSize = { width: 1200, height: 630 } as const

/** A page as search engines and previews of its URL describe it. */
export type AboutPage = {
  title: string
  description: string
  /** The path of the canonical URL. */
  path: string
  /** Whether search engines may list it. */
  isListed: boolean
  /** The path of the share image. A page without one gets neither share card, canonical URL nor structured data. */
  image: string | undefined
  structuredData: readonly object[]
  /** The paths of the page in each of its languages. */
  translations?: readonly { language: string; path: string }[]
}

/** Open Graph and Twitter tags, which describe the page in a preview of its URL. */
function sharing({ title, description, path }: AboutPage, imagePath: string): string[] {
  const image = urlOf(imagePath)
  return [
    property('og:type', 'website'),
    property('og:site_name', company.shortName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', urlOf(path)),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', title),
  ]
}

/** The lines of the head that describe the page. The build and the publication both write them. */
export function aboutLines(about: AboutPage): string[] {
  const { title, description, path, isListed, image, structuredData, translations = [] } = about
  const lines = [
    titleTag(title),
    named('description', description),
    ...(isListed ? [] : [named('robots', 'noindex')]),
  ]
  if (image === undefined) return lines
  return [
    ...lines,
    `<link rel="canonical" href="${urlOf(path)}">`,
    ...translations.map(
      (translation) =>
        `<link rel="alternate" hreflang="${translation.language}" href="${urlOf(translation.path)}">`,
    ),
    ...sharing(about, image),
    ...(structuredData.length === 0 ? [] : [structuredDataTag(structuredData)]),
  ]
}
