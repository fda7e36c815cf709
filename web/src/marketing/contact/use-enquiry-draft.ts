import { useCallback, useLayoutEffect, type RefObject } from 'react'
import {
  draftOf,
  fillIn,
  isUntouched,
  keepDraft,
  takeDraft,
  useKeptOnLeaving,
  visitor,
} from '../../form/drafts.ts'

/** Keeps what was typed when the page is left, and fills it in again. */
export function useEnquiryDraft(page: string, element: RefObject<HTMLFormElement | null>): void {
  // The form is empty after it is sent, so there is no draft to keep.
  const keep = useCallback(
    (left: HTMLFormElement) => {
      if (!isUntouched(left)) keepDraft(visitor, page, draftOf(left))
    },
    [page],
  )
  useLayoutEffect(() => {
    const draft = takeDraft(visitor, page)
    if (element.current !== null && draft !== undefined) fillIn(element.current, draft)
  }, [element, page])
  useKeptOnLeaving(element, keep)
}
