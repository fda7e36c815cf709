import { sitePages, type Page } from './routes.ts'

export const languageOf = ({ malayOf }: Pick<Page, 'malayOf'>): 'en' | 'ms' =>
  malayOf === undefined ? 'en' : 'ms'

/** The page in each of its languages; empty where it has one. */
export function translationsOf(page: Page): readonly Page[] {
  const original = page.malayOf ?? page.path
  const pages = sitePages.filter(({ path, malayOf }) => path === original || malayOf === original)
  return pages.length > 1 ? pages : []
}
