import { createElement, lazy, type ComponentType } from 'react'

type Module = { default: ComponentType }

const loading: Promise<void>[] = []

/** Waits on the server for the code of all parts. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)

const never = new Promise<never>(() => undefined)

/**
 * A part of a page that is in its HTML, and whose code the browser loads once the page is hydrated. It belongs into a
 * Suspense boundary, which keeps the HTML until then, and for good where the code cannot be loaded.
 */
export function hydratedLater(load: () => Promise<Module>): ComponentType {
  if (!import.meta.env.SSR) return lazy(() => load().catch(() => never))
  let part: Module | undefined
  const begun = load().then((module) => {
    part = module
  })
  loading.push(begun)
  return () => (part === undefined ? null : createElement(part.default))
}
