import { createElement, type ComponentType, type ReactElement } from 'react'
import { unlessLeft } from '../ui/unless-left.ts'
import type { Page } from './routes.ts'

/** `web/page-titles.ts` adds `title` when Vite transforms the module. */
type PageModule = { default: ComponentType; title: string }

export type LoadedPage = { content: ReactElement; title: string }

const files = import.meta.glob<PageModule>('../**/*Page.tsx')
const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()

/** Lets `loadPage` fetch a page's code again after a failed attempt. */
export const forgetFailure = (page: Page): void => void loading.delete(page.module)

/** Fetches a page's code once. */
export function loadPage(page: Page): Promise<LoadedPage> {
  const begun = loading.get(page.module)
  if (begun !== undefined) return begun
  const file = files[`../${page.module}`]
  if (file === undefined)
    throw new Error(`web/src/${page.module} does not exist: correct its name in web/src/site/routes.ts`)
  const promise = (import.meta.env.SSR ? file() : unlessLeft(file)).then((module) => {
    const result = { content: createElement(module.default), title: module.title }
    loaded.set(page.module, result)
    return result
  })
  loading.set(page.module, promise)
  return promise
}

export const loadedPage = (page: Page): LoadedPage | undefined => loaded.get(page.module)
