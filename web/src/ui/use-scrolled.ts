import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page stands further down than that; in the HTML, before any code looks, nobody knows. */
export const useScrolledBeyond = (pixels: number): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => undefined,
  )
