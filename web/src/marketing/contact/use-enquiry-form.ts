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

/** Where the form stands; its fields and its draft are named after it. */
export type EnquiryPage = 'home' | 'contact'

const loadAction = async (page: EnquiryPage) => {
  const { sendEnquiry, sendHomeEnquiry } = await importAgain(() => import('./enquiry-calls.ts'))
  return page === 'home' ? sendHomeEnquiry : sendEnquiry
}

/** The enquiry form with its draft, and the panel that takes its place for a while once the enquiry has arrived. */
export function useEnquiryForm(page: EnquiryPage, sentPanel: RefObject<HTMLDivElement | null>) {
  const form = useForm({
    name: page,
    action: () => loadAction(page),
    // Also when the answer arrives after the page was left.
    onDone: () => forgetDraft(visitor, page),
    onFailure: ({ message }) => console.warn(message),
  })
  const { element, phase, reset } = form
  const isSent = phase.name === 'done'

  // An enquiry that has arrived leaves an empty form, of which nothing is kept.
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
      // The panel is gone with its focus; the form takes that over without scrolling the page.
      if (hadFocus) requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
    }, sentPanelMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, element, sentPanel, reset])

  return { form, isSent }
}
