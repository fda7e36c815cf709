import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Page } from './routes.ts'

/** `title` is added by the build, from `page-texts.ts`. */
type PageModule = { default: ComponentType; title: string }

export type LoadedPage = { content: ReactElement; title: string }

const files = import.meta.glob<PageModule>('../**/*Page.tsx')
const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()

/** After a lost connection the page's code is asked for again. */
export const forgetFailure = (page: Page): void => void loading.delete(page.module)

/** Fetches a page's code once. */
export function loadPage(page: Page): Promise<LoadedPage> {
  const begun = loading.get(page.module)
  if (begun !== undefined) return begun
  const file = files[`../${page.module}`]
  if (file === undefined)
    throw new Error(`web/src/${page.module} does not exist: correct its name in web/src/site/routes.ts`)
  const promise = file().then((module) => {
    const result = { content: createElement(module.default), title: module.title }
    loaded.set(page.module, result)
    return result
  })
  loading.set(page.module, promise)
  return promise
}

export const loadedPage = (page: Page): LoadedPage | undefined => loaded.get(page.module)
