import type { Plugin } from 'vite'
import { textOf } from './src/site/page-texts.ts'
import { sitePages } from './src/site/routes.ts'

const sources = `${import.meta.dirname.replaceAll('\\', '/')}/src/`

/** Gives the module of each page its title as an export, so that no page ships the titles of the others. */
export const pageTitles = (): Plugin => ({
  name: 'page-titles',
  transform(code, id) {
    const page = sitePages.find(({ module }) => id === sources + module)
    if (page === undefined) return null
    return { code: `${code}\nexport const title = ${JSON.stringify(textOf(page).title)}`, map: null }
  },
})
