/** What is wrong, by the names of the fields and in their order on the page. */
export type Problems = Readonly<Record<string, string>>

/** What a person wrote, once it was held against the rules. */
export type Reading<Values> = { valid: true; values: Values } | { valid: false; problems: Problems }

/** Why it was not done: in one sentence, with what to do about it in a second where the first does not say. */
export type Failure = { message: string; hint?: string; code?: string | undefined }

/** An answer that is not a yes: about the fields, or about the whole. */
export type Trouble = { problems: Problems } | { failure: Failure }

export type Phase<Values> =
  | {
      name: 'editing'
      problems: Problems
      failure: Failure | undefined
      /** How often sending was blocked, each of which leads the eye to the first problem. */
      refusals: number
      /** It was pressed before the code was there that reads it. */
      isWaiting: boolean
    }
  | { name: 'sending'; values: Values; isSlow: boolean; refusals: number }
  | { name: 'done'; values: Values }

export type Event<Values> =
  | { type: 'pressedEarly' }
  | { type: 'edited'; field: string }
  | { type: 'submitted'; reading: Reading<Values> }
  | { type: 'tookLong' }
  | { type: 'accepted' }
  | { type: 'refused'; trouble: Trouble }
  | { type: 'again' }

export const emptyForm = {
  name: 'editing',
  problems: {},
  failure: undefined,
  refusals: 0,
  isWaiting: false,
} as const

const without = (problems: Problems, field: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

/** The life of every form of these pages. What does not belong to a phase changes nothing: a second click sends nothing. */
export function next<Values>(phase: Phase<Values>, event: Event<Values>): Phase<Values> {
  switch (phase.name) {
    case 'editing':
      if (event.type === 'edited') {
        if (!(event.field in phase.problems)) return phase
        return { ...phase, problems: without(phase.problems, event.field) }
      }
      if (event.type === 'pressedEarly') return { ...phase, failure: undefined, isWaiting: true }
      // Without a connection there may not even be the code that would send it.
      if (event.type === 'refused' && 'failure' in event.trouble)
        return { ...phase, failure: event.trouble.failure, isWaiting: false }
      if (event.type !== 'submitted') return phase
      return event.reading.valid
        ? { name: 'sending', values: event.reading.values, isSlow: false, refusals: phase.refusals }
        : { ...emptyForm, problems: event.reading.problems, refusals: phase.refusals + 1 }
    case 'sending':
      if (event.type === 'tookLong') return { ...phase, isSlow: true }
      if (event.type === 'accepted') return { name: 'done', values: phase.values }
      if (event.type !== 'refused') return phase
      return 'problems' in event.trouble
        ? { ...emptyForm, problems: event.trouble.problems, refusals: phase.refusals + 1 }
        : { ...emptyForm, failure: event.trouble.failure, refusals: phase.refusals }
    case 'done':
      return event.type === 'again' ? emptyForm : phase
  }
}
