import { useCallback, useReducer, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { leadToProblem } from './lead-to-problem.ts'
import {
  editing,
  next,
  type Event,
  type Failure,
  type Phase,
  type Problems,
  type Refused,
} from './machine.ts'
import type { Reading } from './reading.ts'
import { unloaded } from './unloaded.ts'

/** Validates a form, sends it and explains a failure. */
export type FormAction<Body, Answer> = {
  readonly read: (form: FormData) => Reading<Body>
  readonly send: (body: Body) => Promise<Answer>
  readonly explain: (error: unknown) => Refused
}

/** The action, or how to import it: it needs zod and the contract, which most visitors of a page never need. */
type GivenAction<Body, Answer> = FormAction<Body, Answer> | (() => Promise<FormAction<Body, Answer>>)

type Conduct<Body, Answer> = {
  /** The prefix of the ids of the fields. */
  name: string
  action: GivenAction<Body, Answer>
  /** The message when the action cannot be imported. */
  whenUnloaded?: string
  /** The failure shown when the validation in the browser finds problems. */
  whenInvalid?: string
  onDone?: (answer: Answer, body: Body) => void
  /** Called when sending fails with a failure of the whole form, not only with problems of fields. */
  onFailure?: (failure: Failure, error: unknown) => void
  /** Where the focus goes after a refusal, if not to the first field with a problem. */
  lead?: (form: HTMLFormElement, problems: Problems) => void
}

export type Sent<Body, Answer> = { body: Body; answer: Answer }

type Field = { id: string; name: string; problem: string | undefined }

export type FormState<Result> = {
  element: RefObject<HTMLFormElement | null>
  phase: Phase<Result>
  isSending: boolean
  problems: Problems
  failure: Failure | undefined
  field: (name: string) => Field
  /** A text field. It is read-only while the form is being sent, since later edits would not be sent. */
  text: (name: string) => Field & { readOnly: boolean }
  submit: () => void
  edited: (field: string) => void
  /** Imports the action before it is needed. */
  prepare: () => void
  reset: () => void
}

/** Runs a form with uncontrolled fields, which are read when it is sent. */
export function useForm<Body, Answer>(conduct: Conduct<Body, Answer>): FormState<Sent<Body, Answer>> {
  type Result = Sent<Body, Answer>
  const { name, whenUnloaded, whenInvalid, onDone, onFailure, lead = leadToProblem } = conduct
  const [phase, dispatch] = useReducer<Phase<Result>, [Event<Result>]>(next, editing)
  const element = useRef<HTMLFormElement>(null)
  const { actionHere, fetchAction } = useAction(conduct.action)
  // Two submissions in one task see the same phase.
  const isUnderway = useRef(false)

  const refuse = (refused: Refused): void => {
    flushSync(() => dispatch({ type: 'refused', ...refused }))
    if (element.current !== null) lead(element.current, refused.problems ?? {})
  }

  const send = async (data: FormData): Promise<void> => {
    // While the action is being imported the form is busy. An imported action validates first, without a busy state.
    if (actionHere() === undefined) dispatch({ type: 'sent' })
    const { read, send: call } = actionHere() ?? (await fetchAction())
    const reading = read(data)
    if (!reading.valid) {
      const { problems } = reading
      return refuse(
        whenInvalid === undefined ? { problems } : { problems, failure: { message: whenInvalid } },
      )
    }
    dispatch({ type: 'sent' })
    const answer = await call(reading.body)
    onDone?.(answer, reading.body)
    dispatch({ type: 'accepted', result: { body: reading.body, answer } })
  }

  const submit = async (): Promise<void> => {
    if (element.current === null || isUnderway.current || phase.name === 'done') return
    isUnderway.current = true
    try {
      await send(new FormData(element.current))
    } catch (error) {
      const refused = actionHere()?.explain(error) ?? unloaded(whenUnloaded)
      if (refused.failure !== undefined) onFailure?.(refused.failure, error)
      refuse(refused)
    } finally {
      isUnderway.current = false
    }
  }

  const reset = useCallback(() => dispatch({ type: 'reset' }), [])

  return {
    ...shownIn(phase, name, whenInvalid !== undefined),
    element,
    phase,
    submit: () => void submit(),
    edited: (fieldName) => dispatch({ type: 'edited', field: fieldName }),
    // If this import fails, sending the form imports again.
    prepare: () => void fetchAction().catch(() => undefined),
    reset,
  }
}

type Shown = Pick<FormState<unknown>, 'isSending' | 'problems' | 'failure' | 'field' | 'text'>

/** What the fields show in a phase; `isExplained`: a failure of the whole form says what is wrong with them. */
function shownIn(phase: Phase<unknown>, formName: string, isExplained: boolean): Shown {
  const isSending = phase.name === 'sending'
  const problems = phase.name === 'refused' ? phase.problems : {}
  const field = (name: string): Field => ({
    id: `${formName}-${name}`,
    name,
    problem: isExplained ? undefined : problems[name],
  })
  return {
    isSending,
    problems,
    failure: phase.name === 'refused' ? phase.failure : undefined,
    field,
    text: (name) => ({ ...field(name), readOnly: isSending }),
  }
}

function useAction<Body, Answer>(action: GivenAction<Body, Answer>) {
  const fetched = useRef<FormAction<Body, Answer>>(undefined)
  return {
    /** Undefined until it is imported. */
    actionHere: (): FormAction<Body, Answer> | undefined =>
      typeof action === 'function' ? fetched.current : action,
    fetchAction: async (): Promise<FormAction<Body, Answer>> => {
      if (typeof action !== 'function') return action
      fetched.current ??= await action()
      return fetched.current
    },
  }
}
