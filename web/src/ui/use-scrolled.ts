import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page is scrolled further than that; undefined in the prerendered HTML. */
export const useScrolledBeyond = (pixels: number): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => undefined,
  )
