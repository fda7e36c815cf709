import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import { emptyForm, next, type Phase, sentPanelMilliseconds } from './enquiry-form.ts'

export type EnquiryPage = 'home' | 'contact'

/** Reading and sending bring zod and the contract, which most visitors never need. */
const loadCalls = () => import('./enquiry-calls.ts')

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function leadTo(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'instant' : 'smooth' })
  field.focus({ preventScroll: true })
}

type EnquiryFormState = {
  phase: Phase
  form: RefObject<HTMLFormElement | null>
  sentPanel: RefObject<HTMLDivElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/** Runs what each phase of the form asks for: the values themselves stay in the fields. */
export function useEnquiryForm(name: EnquiryPage): EnquiryFormState {
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
    const send = async (): Promise<void> => {
      const { sendEnquiry } = await loadCalls()
      const event = await sendEnquiry(enquiry)
      if (event.type === 'accepted') forgetDraft(name)
      dispatch(event)
    }
    void send()
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
      const data = new FormData(event.currentTarget)
      loadCalls().then(
        ({ readEnquiryOf }) => dispatch({ type: 'submitted', reading: readEnquiryOf(name, data) }),
        (error: unknown) => console.warn(error),
      )
    },
    onInput: ({ target }) => {
      // What cannot be fetched now is fetched again when the form is sent.
      loadCalls().catch(() => undefined)
      if (target instanceof Element && 'name' in target)
        dispatch({ type: 'edited', field: String(target.name) })
    },
  }
}
