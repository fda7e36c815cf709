import { company } from '#shared/company.ts'
import { addressOf } from './listed-pages.ts'
import { named, property, structuredDataTag, titleTag } from './tags.ts'

/** The image size that social networks require for large cards. */
export const cardSize = { width: 1200, height: 630 } as const

/** What search engines and previews of its URL tell about a page. */
export type AboutPage = {
  title: string
  description: string
  /** The path of the canonical URL. */
  path: string
  /** Whether search engines may list it. */
  isListed: boolean
  /** The path of the share image. A page without one gets neither share card, canonical URL nor structured data. */
  picture: string | undefined
  structuredData: readonly object[]
}

/** Open Graph and Twitter tags, which describe the page in a preview of its URL. */
function sharing({ title, description, path }: AboutPage, picturePath: string): string[] {
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

/** The lines of the head that tell about the page, for pages of the build and of a publication alike. */
export function aboutLines(about: AboutPage): string[] {
  const { title, description, path, isListed, picture, structuredData } = about
  const lines = [
    titleTag(title),
    named('description', description),
    ...(isListed ? [] : [named('robots', 'noindex')]),
  ]
  if (picture === undefined) return lines
  return [
    ...lines,
    `<link rel="canonical" href="${addressOf(path)}">`,
    ...sharing(about, picture),
    ...(structuredData.length === 0 ? [] : [structuredDataTag(structuredData)]),
  ]
}
