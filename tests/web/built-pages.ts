import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from '#infra/edge/pages.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { fileOf as pageFileOf, isShell } from '#web/site/page-files.ts'
import { pages, sitePages } from '#web/site/routes.ts'
import { openPage } from '../support/browser.ts'

/** The properties of a built page that tests check, read by the browser's parser without running scripts. */
export type BuiltPage = {
  path: string
  title: string
  metas: Record<string, string>
  canonical: string | undefined
  structuredData: string[]
  inlineScripts: string[]
  styleAttributes: string[]
  inlineStyles: string[]
  /** Without those that are disabled. */
  stylesheets: string[]
  classes: string[]
  headings: { level: number; text: string }[]
  links: string[]
  ids: string[]
  words: string
}

/** No page has this path. */
export const unknownPath = '/no-such-page'

export const fileOf = (path: string): string => join(siteFolder, path)

/** Every path without parameters that a page is answered at, aliases included. */
export const knownAddresses = (): string[] => Object.keys(pagesOf().exact)

/** The file of each page without parameters, by its path. */
export const builtFiles = (): Record<string, string> =>
  Object.fromEntries(pages.filter((page) => !isShell(page)).map((page) => [page.path, pageFileOf(page)]))

/** The file of each page with parameters that is not published from data, by an example of its path. */
export const shellFiles = (): Record<string, string> =>
  Object.fromEntries(
    sitePages
      .filter((page) => isShell(page) && !page.published)
      .map((page) => [page.path.replaceAll(/\{\w+\}/g, 'example'), pageFileOf(page)]),
  )

const readPages = (files: Record<string, string>): Promise<BuiltPage[]> =>
  readDocuments(
    Object.entries(files).map(([path, file]) => [path, readFileSync(fileOf(file), 'utf8')] as const),
  )

/** Reads documents, each with its path. */
export async function readDocuments(sources: readonly (readonly [string, string])[]): Promise<BuiltPage[]> {
  const { page, close } = await openPage()
  const read = await page.evaluate(
    (documents) =>
      documents.map(([path, html]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const all = <Kind extends Element>(selector: string) => [...parsed.querySelectorAll<Kind>(selector)]
        for (const element of all('noscript')) element.remove()
        return {
          path,
          title: parsed.title,
          metas: Object.fromEntries(
            all<HTMLMetaElement>('meta[content]').map((meta) => [
              meta.name || meta.getAttribute('property') || '',
              meta.content,
            ]),
          ),
          canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')[0],
          structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
          inlineScripts: all(
            'script:not([src]):not([type="application/ld+json"], [type="application/json"])',
          ).map((script) => script.textContent ?? ''),
          styleAttributes: all('[style]').map((element) => element.outerHTML),
          inlineStyles: all('style').map((style) => style.textContent ?? ''),
          stylesheets: all('link[rel=stylesheet]:not([disabled])').map(
            (link) => link.getAttribute('href') ?? '',
          ),
          classes: [...new Set(all('[class]').flatMap((element) => [...element.classList]))],
          headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
            level: Number(heading.tagName.slice(1)),
            text: heading.textContent ?? '',
          })),
          links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
          ids: all('[id]').map((element) => element.id),
          words: parsed.querySelector('main')?.textContent ?? '',
        }
      }),
    sources,
  )
  await close()
  return read
}

let read: Promise<BuiltPage[]> | undefined

/** The built pages, the shells and the page for unknown addresses, read once for each worker. */
export const builtPages = (): Promise<BuiltPage[]> =>
  (read ??= readPages({ ...builtFiles(), ...shellFiles(), [unknownPath]: '/404.html' }))
