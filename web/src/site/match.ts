import type { PathParameters } from '#shared/platform/contract/endpoint.ts'
import { matchRoutes, useLocation } from 'react-router-dom'
import { notFoundPage, sitePages, type Page, type PagePath } from './routes.ts'

type Match = { page: Page; parameters: Readonly<Record<string, string | undefined>> }

const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

// Case-sensitive, as at the edge.
const routes = sitePages.flatMap((page) =>
  [page.path, ...(page.aliases ?? [])].map((path) => ({
    path: pattern(path),
    caseSensitive: true,
    handle: page,
  })),
)

const matchAt = (pathname: string): Match => {
  const [match] = matchRoutes(routes, pathname) ?? []
  return { page: match?.route.handle ?? notFoundPage, parameters: match?.params ?? {} }
}

/** The page at a path, with or without a trailing slash. */
export const pageAt = (pathname: string): Page => matchAt(pathname).page

export const parametersAt = (pathname: string): Match['parameters'] => matchAt(pathname).parameters

/** The parameters of the current page: `const { jobId } = usePageParams('/careers/{jobId}')`. */
export function usePageParams<Path extends PagePath>(path: Path): PathParameters<Path> {
  const { page, parameters } = matchAt(useLocation().pathname)
  if (page.path !== path) throw new Error(`usePageParams('${path}') is called on the page ${page.path}`)
  return parameters as PathParameters<Path>
}

/** For an alias, the path that its page is prerendered at; any other path unchanged. */
export function ownPath(pathname: string): string {
  const { path, aliases = [] } = pageAt(pathname)
  return aliases.some((alias) => pathname.startsWith(alias)) ? path : pathname
}
