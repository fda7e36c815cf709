import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react'
import {
  draftOf,
  fillIn,
  forgetDraft,
  isUntouched,
  keepDraft,
  takeDraft,
  useKeptOnLeaving,
  visitor,
} from '../../form/drafts.ts'
import { importAgain } from '../../form/import-again.ts'
import { useForm } from '../../form/use-form.ts'

const sentPanelMilliseconds = 7000

/** The page of the form, which names its fields and its draft. */
export type EnquiryPage = 'home' | 'contact'

const loadAction = async (page: EnquiryPage) => {
  const { sendEnquiry, sendHomeEnquiry } = await importAgain(() => import('./enquiry-calls.ts'))
  return page === 'home' ? sendHomeEnquiry : sendEnquiry
}

/** The enquiry form with its draft, and the panel that covers it for a few seconds after the enquiry is sent. */
export function useEnquiryForm(page: EnquiryPage, sentPanel: RefObject<HTMLDivElement | null>) {
  const form = useForm({
    name: page,
    action: () => loadAction(page),
    // Runs even if the answer arrives after a navigation to another page.
    onDone: () => forgetDraft(visitor, page),
    onFailure: ({ message }) => console.warn(message),
  })
  const { element, phase, reset } = form
  const isSent = phase.name === 'done'

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

  useEffect(() => {
    if (!isSent) return
    element.current?.reset()
    sentPanel.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      const hadFocus = sentPanel.current === document.activeElement
      reset()
      // The panel is removed while it has the focus, so the focus moves to the form.
      if (hadFocus) requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
    }, sentPanelMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, element, sentPanel, reset])

  return { form, isSent }
}
