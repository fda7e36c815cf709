import { useEffect, type RefObject } from 'react'
import { company } from '#shared/company.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

/** Names a state of the interview in the document's title, and moves the focus to its heading when the state begins. */
export function useStateTitle(title: string, takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus)
  useEffect(() => {
    document.title = `${title} | ${company.shortName}`
  }, [title])
  return heading
}
