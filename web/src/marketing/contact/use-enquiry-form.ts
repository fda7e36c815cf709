import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { Enquiry } from '#shared/domain/enquiry.ts'
import { contactApi } from '../../api/contact-client.ts'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import { emptyForm, type Event, next, type Phase, sentPanelMilliseconds } from './enquiry-form.ts'
import { type EnquiryRules, readEnquiry } from './enquiry-reading.ts'
import { submissionKeys } from './submission-key.ts'
import { submissionMessage } from './submission-message.ts'

// One for all forms: whoever leaves the page after a failure and comes back retries the same enquiry.
const keys = submissionKeys()

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function leadTo(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'instant' : 'smooth' })
  field.focus({ preventScroll: true })
}

/** Sends an enquiry and says how it ended. What went wrong is for the console: the form shows nothing of it. */
async function send(enquiry: Enquiry, form: string): Promise<Event> {
  try {
    await contactApi.send({ body: enquiry, idempotencyKey: keys.keyFor(enquiry) })
  } catch (error) {
    console.warn(submissionMessage(error))
    return { type: 'failed' }
  }
  keys.accepted()
  forgetDraft(form)
  return { type: 'accepted' }
}

type EnquiryFormState = {
  phase: Phase
  form: RefObject<HTMLFormElement | null>
  sentPanel: RefObject<HTMLDivElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/** Runs what each phase of the form asks for: the values themselves stay in the fields. */
export function useEnquiryForm(name: string, rules: EnquiryRules): EnquiryFormState {
  const [phase, dispatch] = useReducer(next, emptyForm)
  const form = useRef<HTMLFormElement>(null)
  const sentPanel = useRef<HTMLDivElement>(null)
  const isSent = useRef(false)

  useLayoutEffect(() => {
    const element = form.current
    if (element === null) return
    restoreDraft(name, element)
    return () => {
      if (!isSent.current) keepDraft(name, element)
    }
  }, [name])

  const refusals = phase.name === 'editing' ? phase.refusals : 0
  useEffect(() => {
    const invalid = refusals > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (invalid) leadTo(invalid)
  }, [refusals])

  useEffect(() => {
    if (phase.name !== 'submitting') return
    const { enquiry } = phase
    void send(enquiry, name).then(dispatch)
  }, [phase, name])

  useEffect(() => {
    isSent.current = phase.name === 'sent'
    if (phase.name !== 'sent') return
    form.current?.reset()
    sentPanel.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      const hadKeyboard = sentPanel.current === document.activeElement
      dispatch({ type: 'panelExpired' })
      // The panel takes the keyboard's place away with it; the form takes it over without moving the page.
      if (hadKeyboard) requestAnimationFrame(() => form.current?.focus({ preventScroll: true }))
    }, sentPanelMilliseconds)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    phase,
    form,
    sentPanel,
    onSubmit: (event) => {
      event.preventDefault()
      dispatch({ type: 'submitted', reading: readEnquiry(new FormData(event.currentTarget), rules) })
    },
    onInput: ({ target }) => {
      if (target instanceof Element && 'name' in target)
        dispatch({ type: 'edited', field: String(target.name) })
    },
  }
}
