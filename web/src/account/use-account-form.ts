import { useEffect, useReducer, useRef, type FormEvent, type RefObject } from 'react'
import { ApiError, noAnswer } from '../api/api-error.ts'
import {
  emptyForm,
  next,
  type Event,
  type Failure,
  type Phase,
  type Problems,
  type Reading,
  type Trouble,
} from './account-form.ts'

const slowMilliseconds = 5000

/** What a form is held against and where it goes. */
export type Call<Values, Answer> = {
  read: (form: FormData) => Reading<Values>
  send: (values: Values) => Promise<Answer>
}

type Conduct<Values, Answer> = {
  /** Fetches the call, which brings more code than the page. */
  load: () => Promise<Call<Values, Answer>>
  onAnswer?: (answer: Answer) => void
  explain: (error: unknown) => Trouble
}

type AccountForm<Values> = {
  phase: Phase<Values>
  form: RefObject<HTMLFormElement | null>
  problems: Problems
  failure: Failure | undefined
  isBusy: boolean
  isSlow: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Holds the form against its rules, as sending it does. */
  check: () => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
  startAgain: () => void
}

const codeNotThere = new ApiError({ status: 0, code: noAnswer, message: '' })

/** Runs what each phase of a form asks for: the values themselves stay in the fields. */
export function useAccountForm<Values, Answer>(conduct: Conduct<Values, Answer>): AccountForm<Values> {
  const [phase, dispatch] = useReducer<Phase<Values>, [Event<Values>]>(next, emptyForm)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(conduct)
  useEffect(() => {
    latest.current = conduct
  })

  // While the person types; what fails now is fetched again when the form is sent.
  const hasCode = useRef(false)
  useEffect(() => {
    latest.current.load().then(
      () => (hasCode.current = true),
      () => undefined,
    )
  }, [])

  const isBusy = phase.name !== 'editing' || phase.isWaiting

  const submit = async (): Promise<void> => {
    if (form.current === null || isBusy) return
    const data = new FormData(form.current)
    if (!hasCode.current) dispatch({ type: 'pressedEarly' })
    try {
      const { read } = await latest.current.load()
      hasCode.current = true
      dispatch({ type: 'submitted', reading: read(data) })
    } catch {
      dispatch({ type: 'refused', trouble: latest.current.explain(codeNotThere) })
    }
  }

  const values = phase.name === 'sending' ? phase.values : undefined
  useEffect(() => {
    if (values === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tookLong' }), slowMilliseconds)
    const send = async (): Promise<void> => {
      try {
        const call = await latest.current.load()
        const answer = await call.send(values)
        latest.current.onAnswer?.(answer)
        dispatch({ type: 'accepted' })
      } catch (error) {
        dispatch({ type: 'refused', trouble: latest.current.explain(error) })
      } finally {
        clearTimeout(timer)
      }
    }
    void send()
    return () => clearTimeout(timer)
  }, [values])

  const refusals = phase.name === 'editing' ? phase.refusals : 0
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  return {
    phase,
    form,
    problems: phase.name === 'editing' ? phase.problems : {},
    failure: phase.name === 'editing' ? phase.failure : undefined,
    isBusy,
    isSlow: phase.name === 'sending' && phase.isSlow,
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
    check: () => void submit(),
    onInput: ({ target }) => {
      if (target instanceof Element && 'name' in target)
        dispatch({ type: 'edited', field: String(target.name) })
    },
    startAgain: () => dispatch({ type: 'again' }),
  }
}
