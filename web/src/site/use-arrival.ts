import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Page } from './routes.ts'

/** Long enough that the page has its layout before it is scrolled. */
const scrollToSectionDelayMilliseconds = 100

function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  // Moves the focus to the section, as the browser does when it follows a fragment itself.
  section?.focus({ preventScroll: true })
}

let isReplaced = false

/** Whether this document waits for a full load of its page, which discards what a visitor does in it meanwhile. */
export const isBeingReplaced = (): boolean => isReplaced

/**
 * After a navigation without a page load, scrolls to the top or to the section in the URL's fragment, and focuses the
 * content. For the first page the browser does this itself.
 */
export function useArrival(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { key, hash, pathname, search } = useLocation()
  const arrived = useRef({ key, pathname, search })
  // Before the new page is painted, and before a view transition takes its image.
  useLayoutEffect(() => {
    const before = arrived.current
    if (before.key === key) return
    arrived.current = { key, pathname, search }
    const isSamePage = before.pathname === pathname
    // A Content-Security-Policy is fixed for each document, so a page that adds to it needs a full page load.
    if (!isSamePage && page.calls === true) {
      isReplaced = true
      return location.reload()
    }
    // A change of the query only, such as another tab of the page, keeps focus and scroll position.
    if (isSamePage && before.search !== search) return
    if (hash === '' || !isSamePage) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      main.current?.focus({ preventScroll: true })
    }
    if (hash === '') return
    const timer = setTimeout(() => goToSection(hash.slice(1)), scrollToSectionDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [key, hash, pathname, search, page])
  return main
}
