import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Pixels from the end that still count as the end. */
const tolerance = 24

const isAtBottom = (box: HTMLElement): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight <= tolerance

type Bottom = { box: RefObject<HTMLDivElement | null>; isScrolledUp: boolean; toBottom: () => void }

/** Follows the end of a list that grows, unless its reader has scrolled up. */
export function useBottom(): Bottom {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  /** Pixels from the top, after the last scrolling by the page or its reader. */
  const lastTop = useRef(0)
  const [isScrolledUp, setScrolledUp] = useState(false)
  const toBottom = (): void => {
    follows.current = true
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }
  useLayoutEffect(() => {
    const list = box.current
    const [content] = list?.children ?? []
    if (list === null || content === undefined) return
    // Messages grow while they are typed, without a render of the list.
    const grown = new ResizeObserver(() => {
      if (!follows.current) return
      list.scrollTo({ top: list.scrollHeight })
      // The browser dispatches one scroll event for this and for a reader who scrolls up in the same frame.
      lastTop.current = list.scrollTop
    })
    grown.observe(content)
    grown.observe(list)
    return () => grown.disconnect()
  }, [])
  useEffect(() => {
    const list = box.current
    if (list === null) return
    const scrolled = (): void => {
      // The page scrolls only down, and the list may have grown again before the event is dispatched.
      const isUp = list.scrollTop < lastTop.current
      lastTop.current = list.scrollTop
      if (isAtBottom(list)) follows.current = true
      else if (isUp) follows.current = false
      setScrolledUp(!follows.current)
    }
    list.addEventListener('scroll', scrolled, { passive: true })
    return () => list.removeEventListener('scroll', scrolled)
  }, [])
  return { box, isScrolledUp, toBottom }
}
