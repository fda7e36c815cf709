import type { Plugin } from 'vite'
import { textOf } from './src/site/page-texts.ts'
import { sitePages } from './src/site/routes.ts'

const sources = `${import.meta.dirname.replaceAll('\\', '/')}/src/`

/** Appends an export of its title to each page's module, so that a page does not ship the titles of all others. */
export const pageTitles = (): Plugin => ({
  name: 'page-titles',
  transform(code, id) {
    const page = sitePages.find(({ module }) => id === sources + module)
    if (page === undefined) return null
    return { code: `${code}\nexport const title = ${JSON.stringify(textOf(page).title)}`, map: null }
  },
})
