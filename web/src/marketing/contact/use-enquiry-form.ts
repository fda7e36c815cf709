import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
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
import { leadToProblem } from '../../form/lead-to-problem.ts'
import { useForm } from '../../form/use-form.ts'
import { emailHref } from '../../layout/company-links.ts'
import type { AfterFailure } from './enquiry-code.ts'

const sentPanelMilliseconds = 7000

/** The page of the form, which names its fields and its draft. */
export type EnquiryPage = 'home' | 'contact'

/** Whether nothing outside the form has the focus. The browser moves it to the body when it makes the form inert. */
const isFocusFree = (form: HTMLElement | null): boolean =>
  document.activeElement === document.body || form?.contains(document.activeElement) === true

/** The enquiry form with its draft, and the panel that covers it for a few seconds after the enquiry is sent. */
export function useEnquiryForm(page: EnquiryPage, sentPanel: RefObject<HTMLDivElement | null>) {
  const [sentAt, setSentAt] = useState<string>()
  const otherWays = useRef<HTMLParagraphElement>(null)
  // Set from a failure until the enquiry is sent: a mailto link with what was typed.
  const [letterHref, setLetterHref] = useState<string>()
  const after = useRef<AfterFailure>(undefined)
  const wasOwnTry = useRef(false)
  const form = useForm({
    name: page,
    action: async () => {
      const { enquiryAction, afterFailure } = await importAgain(() => import('./enquiry-code.ts'))
      if (element.current !== null) after.current ??= afterFailure(element.current, emailHref, setLetterHref)
      return enquiryAction(page)
    },
    // Runs even if the answer arrives after a navigation to another page.
    onDone: () => {
      forgetDraft(visitor, page)
      after.current?.accepted()
      setLetterHref(undefined)
      setSentAt(new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }))
    },
    onFailure: ({ message }, error) => {
      console.warn(message)
      setLetterHref(emailHref)
      wasOwnTry.current = after.current?.failed(error) === true
    },
    lead: (sent, problems) => {
      if (Object.keys(problems).length > 0) leadToProblem(sent, problems)
      else if (!wasOwnTry.current) otherWays.current?.focus()
    },
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
  useEffect(() => () => after.current?.stop(), [])

  useEffect(() => {
    if (!isSent) return
    element.current?.reset()
    // A form that sent itself again leaves a visitor alone who reads on elsewhere in the page.
    if (isFocusFree(element.current)) {
      sentPanel.current?.focus({ preventScroll: true })
      // The form was taller than the panel, so what was in view is not there any more.
      sentPanel.current?.scrollIntoView({ block: 'center' })
    }
    const timer = setTimeout(() => {
      const hadFocus = sentPanel.current === document.activeElement
      reset()
      // The panel is removed while it has the focus, so the focus moves to the form.
      if (hadFocus) requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
    }, sentPanelMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, element, sentPanel, reset])

  return { form, isSent, sentAt, otherWays, letterHref }
}
