import type { Page } from './routes.ts'

/** A page in Malay has the path of the English one below this. */
const malayPrefix = '/ms'

type Path = Pick<Page, 'path'>

export const languageOf = ({ path }: Path): 'en' | 'ms' => (path.startsWith(`${malayPrefix}/`) ? 'ms' : 'en')

/** The page in each of its languages; empty where it has one. */
export function translationsOf<P extends Path>({ path }: Path, pages: readonly P[]): readonly P[] {
  const english = path.startsWith(`${malayPrefix}/`) ? path.slice(malayPrefix.length) : path
  const both = pages.filter((page) => page.path === english || page.path === malayPrefix + english)
  return both.length > 1 ? both : []
}
