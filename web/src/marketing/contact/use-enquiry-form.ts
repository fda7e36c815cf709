import { useEffect, useRef, useState, type RefObject } from 'react'
import { forgetDraft, visitor } from '../../form/drafts.ts'
import { importAgain } from '../../form/import-again.ts'
import { leadToProblem } from '../../form/lead-to-problem.ts'
import { useForm } from '../../form/use-form.ts'
import { emailHref } from '../../layout/company-links.ts'
import type * as EnquiryCode from './enquiry-code.ts'
import type { Unsent } from './Unsent.tsx'
import { useEnquiryDraft } from './use-enquiry-draft.ts'
import { useSentPanel } from './use-sent-panel.ts'

/** The page of the form, which names its fields and its draft. */
export type EnquiryPage = 'home' | 'contact'

/** `at`: a time of day. `reference`: undefined for a repeated enquiry. */
export type SentEnquiry = { at: string; reference: string | undefined }

/** The enquiry form with its draft, and the panel that replaces it for a few seconds after the enquiry is sent. */
export function useEnquiryForm(page: EnquiryPage, sentPanel: RefObject<HTMLDivElement | null>) {
  const [sent, setSent] = useState<SentEnquiry>()
  const otherWays = useRef<HTMLParagraphElement>(null)
  // Set from a failure until the enquiry is sent: a mailto link with what was typed.
  const [mailtoHref, setMailtoHref] = useState<string>()
  const [resending, setResending] = useState<Unsent>({ state: { name: 'off' }, at: 0 })
  const [code, setCode] = useState<typeof EnquiryCode>()
  const after = useRef<EnquiryCode.AfterFailure>(undefined)
  const wasAutomatic = useRef(false)
  const form = useForm({
    name: page,
    action: async () => {
      const loaded = await importAgain(() => import('./enquiry-code.ts'))
      setCode(loaded)
      if (element.current !== null)
        after.current ??= loaded.afterFailure(element.current, emailHref, setMailtoHref, (state) =>
          setResending({ state, at: Date.now() }),
        )
      return loaded.enquiryAction(page)
    },
    // Runs even if the answer arrives after a navigation to another page.
    onDone: (reference) => {
      forgetDraft(visitor, page)
      after.current?.accepted()
      setMailtoHref(undefined)
      const at = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
      setSent({ at, reference })
    },
    onFailure: ({ message }, error) => {
      console.warn(message)
      setMailtoHref(emailHref)
      wasAutomatic.current = after.current?.failed(error) === true
    },
    lead: (refused, problems) => {
      if (Object.keys(problems).length > 0) leadToProblem(refused, problems)
      else if (!wasAutomatic.current) otherWays.current?.focus()
    },
  })
  const { element, phase, reset } = form
  const isSent = phase.name === 'done'

  useEnquiryDraft(page, element)
  useSentPanel(isSent, { element, sentPanel }, reset)
  useEffect(() => () => after.current?.stop(), [])

  const unsent = mailtoHref === undefined || form.isSending ? undefined : resending
  return { form, code, isSent, sent, otherWays, mailtoHref, unsent }
}
