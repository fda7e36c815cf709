import type { RefusalCode } from '#shared/platform/contract/refusal.ts'

/** Messages by field name. */
export type Problems = Readonly<Record<string, string>>

/**
 * Why a form was not sent or was refused. `hint` says what to do about it, where `message` does not. `reference` is the
 * request's id, to quote to support.
 */
export type Failure = {
  message: string
  hint?: string
  code?: RefusalCode
  waitSeconds?: number
  reference?: string
}

/** What the form shows after a refusal: problems of fields, a failure of the whole form, or both. */
export type Refused = { problems?: Problems; failure?: Failure }

export type Phase<Result> =
  | { name: 'editing' }
  | { name: 'sending' }
  | { name: 'refused'; problems: Problems; failure: Failure | undefined }
  | { name: 'done'; result: Result }

export type Event<Result> =
  | { type: 'edited'; field: string }
  | { type: 'sent' }
  | ({ type: 'refused' } & Refused)
  | { type: 'accepted'; result: Result }
  | { type: 'reset' }

export const editing = { name: 'editing' } as const

/** Removes the problem of a field that was edited. Returns the same object if the field had none. */
export const withoutProblem = (problems: Problems, field: string): Problems =>
  field in problems
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))
    : problems

function edited<Result>(phase: Extract<Phase<Result>, { name: 'refused' }>, field: string): Phase<Result> {
  if (Object.keys(phase.problems).length === 0) return phase
  const problems = withoutProblem(phase.problems, field)
  if (problems === phase.problems && phase.failure === undefined) return phase
  // A failure that came with problems is cleared when a field is edited; any other stays until the form is sent again.
  return { name: 'refused', problems, failure: undefined }
}

/** The state machine of every form. A phase ignores events it does not expect, so a second click sends nothing. */
export function next<Result>(phase: Phase<Result>, event: Event<Result>): Phase<Result> {
  if (event.type === 'reset') return editing
  switch (phase.name) {
    case 'editing':
    case 'refused':
      if (event.type === 'sent') return { name: 'sending' }
      if (event.type === 'refused') return refused(event)
      return event.type === 'edited' && phase.name === 'refused' ? edited(phase, event.field) : phase
    case 'sending':
      if (event.type === 'accepted') return { name: 'done', result: event.result }
      return event.type === 'refused' ? refused(event) : phase
    case 'done':
      return phase
  }
}

const refused = ({ problems = {}, failure }: Refused) => ({ name: 'refused', problems, failure }) as const
