import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Page } from '../pages.ts'

/** What a full page load would do on arrival: the title, the top of the page, and the keyboard at its content. */
export function useArrival(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { key, hash } = useLocation()
  const arrivedWith = useRef(key)
  useEffect(() => {
    if (arrivedWith.current === key) return
    arrivedWith.current = key
    document.title = page.title
    if (hash !== '') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [key, hash, page])
  return main
}
