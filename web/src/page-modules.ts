import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Page } from './pages.ts'

type PageModule = { default: ComponentType }

const files = import.meta.glob<PageModule>('./**/*Page.tsx')
const loaded = new Map<string, ReactElement>()
const loading = new Map<string, Promise<ReactElement>>()

/** A lost connection must not make a page unreachable for as long as the tab lives: the next who wants it asks again. */
export const forgetFailure = (page: Page): void => void loading.delete(page.module)

/** Fetches a page's code once. */
export function loadPage(page: Page): Promise<ReactElement> {
  const begun = loading.get(page.module)
  if (begun !== undefined) return begun
  const file = files[`./${page.module}`]
  if (file === undefined)
    throw new Error(`web/src/${page.module} does not exist: correct its name in pages.ts`)
  const promise = file().then((module) => {
    const content = createElement(module.default)
    loaded.set(page.module, content)
    return content
  })
  loading.set(page.module, promise)
  return promise
}

export const loadedPage = (page: Page): ReactElement | undefined => loaded.get(page.module)
