import { fileOf, fixedPartOf, isShell } from './page-files.ts'
import { notFoundPage, pages as sitePages, type Page } from './routes.ts'

const sitemapPath = '/sitemap.xml'

const pathsOf = (page: Page): readonly string[] => [page.path, ...(page.aliases ?? [])]

/**
 * The paths that are answered from the bucket of publications, as patterns of CloudFront's behaviours: `*` stands for the
 * rest of a path.
 */
export const publishedPaths = (pages: readonly Page[] = sitePages): readonly string[] => [
  ...pages
    .filter(({ published }) => published)
    .flatMap((page) => (isShell(page) ? [`${fixedPartOf(page)}*`] : pathsOf(page))),
  sitemapPath,
]

/** Whether a request for the path goes to the bucket of publications. */
export const isPublishedPath = (path: string, pages: readonly Page[] = sitePages): boolean =>
  publishedPaths(pages).some((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )

/**
 * The files of the build for paths that go to the bucket of publications: a page that is not published and stands below one
 * that is, such as `/careers/saved`, and what the bucket lacks before the first publication.
 */
export const builtAmongPublished = (pages: readonly Page[] = sitePages): readonly string[] => [
  fileOf(notFoundPage),
  ...pages
    .filter((page) => !isShell(page) && pathsOf(page).some((path) => isPublishedPath(path, pages)))
    .map(fileOf),
  sitemapPath.slice(1),
]
