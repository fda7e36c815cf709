import { useCallback, useLayoutEffect, type RefObject } from 'react'
import {
  draftOf,
  fillIn,
  isUntouched,
  keepDraft,
  takeDraft,
  useKeptOnLeaving,
  visitor,
  type Draft,
} from '../../form/drafts.ts'
import { importAgain } from '../../form/import-again.ts'

/** Fills in the draft with the request in the page's query. The code is imported on demand: few visits have a request. */
async function fillInRequest(form: HTMLFormElement, draft: Draft): Promise<void> {
  const { draftWithRequest, requestIn } = await importAgain(() => import('./enquiry-request.ts'))
  const request = requestIn(location.search, new Date())
  fillIn(form, request === undefined ? draft : draftWithRequest(draft, request))
}

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
    if (element.current === null) return
    if (page === 'contact' && location.search.includes('service='))
      void fillInRequest(element.current, draft ?? {}).catch(() => draft && keepDraft(visitor, page, draft))
    else if (draft !== undefined) fillIn(element.current, draft)
  }, [element, page])
  useKeptOnLeaving(element, keep)
}
