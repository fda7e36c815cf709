import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when it mounts or `isWanted` becomes true, so that screen readers go on from there. */
export function useArrivalFocus<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true })
  }, [isWanted])
  return element
}
