import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when it appears, as a page load moves it to the top, or as soon as it is wanted there. */
export function useArrivalFocus<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true })
  }, [isWanted])
  return element
}
