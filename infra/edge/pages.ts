/**
 * Which file answers which address. Most pages say it by their own name: `contact/index.html` or `contact.html`
 * is `/contact`. Only addresses without a file of their own stand here.
 */
export const pagesByRoute: Readonly<Record<string, string>> = {
  '/careers/{jobId}': 'careers/job/index.html',
  '/interview/{sessionId}': 'interview/session/index.html',
  '/apply': 'careers/index.html',
  '/jobs': 'careers/index.html',
}

/** Shown for every address that does not exist, with the status 404. */
export const notFoundFile = '404.html'

export type Pages = {
  /** Address -> path of its file. */
  exact: Record<string, string>
  /** Addresses with parameters, and the path of their file. */
  patterns: [string, string][]
  notFound: string | null
}

const hasParameter = (route: string): boolean => route.includes('{')

const addressOfFile = (file: string): string => {
  const address = `/${file}`.replace(/\/index\.html$/, '').replace(/\.html$/, '')
  return address === '' ? '/' : address
}

/** The addresses a set of prerendered files answers. A route whose file is not built does not exist. */
export function pagesOf(
  htmlFiles: readonly string[],
  routes: Readonly<Record<string, string>> = pagesByRoute,
): Pages {
  const built = new Set(htmlFiles)
  const shells = new Set(
    Object.entries(routes).flatMap(([route, file]) => (hasParameter(route) ? [file] : [])),
  )
  const named = Object.entries(routes).filter(([, file]) => built.has(file))
  const own = htmlFiles.filter((file) => file !== notFoundFile && !shells.has(file))
  return {
    exact: Object.fromEntries([
      ...own.map((file) => [addressOfFile(file), `/${file}`]),
      ...named.filter(([route]) => !hasParameter(route)).map(([route, file]) => [route, `/${file}`]),
    ]),
    patterns: named.filter(([route]) => hasParameter(route)).map(([route, file]) => [route, `/${file}`]),
    notFound: built.has(notFoundFile) ? `/${notFoundFile}` : null,
  }
}
