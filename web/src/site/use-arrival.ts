import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Page } from './routes.ts'

/** Long enough for the page to be laid out before it is scrolled. */
const scrollToSectionDelayMilliseconds = 100

function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  // The keyboard goes on from the section, as it does after a link that needs no script.
  section?.focus({ preventScroll: true })
}

/**
 * What a full page load does on arrival: it scrolls to the top or to the section that the address names, and the keyboard
 * starts at the content. The browser does so itself for the first page.
 */
export function useArrival(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { key, hash, pathname, search } = useLocation()
  const arrived = useRef({ key, pathname, search })
  useEffect(() => {
    const before = arrived.current
    if (before.key === key) return
    arrived.current = { key, pathname, search }
    const isSamePage = before.pathname === pathname
    // The Content-Security-Policy belongs to the document: a page that adds to it is loaded as one.
    if (!isSamePage && page.policy !== undefined) return location.reload()
    // A page that shows something else of itself, such as another tab, keeps the keyboard where it is.
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
