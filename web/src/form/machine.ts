import type { RefusalCode } from '#shared/contract/refusal.ts'

/** What is wrong, by the names of the fields. */
export type Problems = Readonly<Record<string, string>>

/** Why a form was not sent or not accepted, and what to do about it where the first sentence does not say. */
export type Failure = { message: string; hint?: string; code?: RefusalCode; waitSeconds?: number }

/** What a person is told after a refusal: about fields, about the form as a whole, or both. */
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

/** The problems without that of a field that is being corrected; the same object where there was none. */
export const withoutProblem = (problems: Problems, field: string): Problems =>
  field in problems
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))
    : problems

function edited<Result>(phase: Extract<Phase<Result>, { name: 'refused' }>, field: string): Phase<Result> {
  if (Object.keys(phase.problems).length === 0) return phase
  const problems = withoutProblem(phase.problems, field)
  if (problems === phase.problems && phase.failure === undefined) return phase
  // A failure that is about fields goes as soon as one is corrected; any other stays until the form is sent again.
  return { name: 'refused', problems, failure: undefined }
}

/** The life of every form. An event that does not belong to a phase changes nothing: a second click sends nothing. */
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
