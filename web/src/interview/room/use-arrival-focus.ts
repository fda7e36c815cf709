import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when it appears, as a page load moves it to the top. */
export function useArrivalFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
