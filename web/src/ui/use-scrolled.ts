import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** The height that a floating control takes at the window's lower edge. */
const lowerEndPixels = 96

const isInLowerEnd = (selector: string): boolean => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box !== undefined && box.bottom > window.innerHeight - lowerEndPixels && box.top < window.innerHeight
}

/**
 * Whether the page is scrolled further than `pixels`, and no element that matches `avoided` is at the lower edge of the
 * window, where a control floats; undefined in the prerendered HTML.
 */
export const useScrolledBeyond = (pixels: number, avoided?: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels && (avoided === undefined || !isInLowerEnd(avoided)),
    () => undefined,
  )
