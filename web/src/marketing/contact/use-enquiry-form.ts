import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
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
  const [sentAt, setSentAt] = useState<string>()
  const form = useForm({
    name: page,
    action: () => loadAction(page),
    // Runs even if the answer arrives after a navigation to another page.
    onDone: () => {
      forgetDraft(visitor, page)
      setSentAt(new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }))
    },
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
    // The form was taller than the panel, so what was in view is not there any more.
    sentPanel.current?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => {
      const hadFocus = sentPanel.current === document.activeElement
      reset()
      // The panel is removed while it has the focus, so the focus moves to the form.
      if (hadFocus) requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
    }, sentPanelMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, element, sentPanel, reset])

  // The button is disabled while the form is being sent, and a disabled button loses the focus.
  const hasFailed = phase.name === 'refused' && phase.failure !== undefined
  useEffect(() => {
    if (hasFailed)
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [hasFailed, element])

  return { form, isSent, sentAt }
}
