import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Page } from '../pages.ts'

/** Long enough for the page to stand before it is moved. */
const scrollToSectionDelayMilliseconds = 100

function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  // The keyboard goes on from the section, as it would after a link that needs no script.
  section?.focus({ preventScroll: true })
}

/**
 * What a full page load would do on arrival: the title, the top of the page or the section that the address names,
 * and the keyboard at its content. The first arrival is a page load, which the browser has seen to itself.
 */
export function useArrival(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { key, hash, pathname, search } = useLocation()
  const arrived = useRef({ key, pathname, search })
  useEffect(() => {
    const before = arrived.current
    if (before.key === key) return
    arrived.current = { key, pathname, search }
    document.title = page.title
    const isSamePage = before.pathname === pathname
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
