import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ApiRefusal, type CodeOf, type CommonCode } from '#shared/contract/refusal.ts'
import type { Failure, Problems, Refused } from './machine.ts'
import { offlineHint } from './unloaded.ts'

/** What a page says about one code: a sentence of its own, or what it makes of the refusal. */
export type Words = string | ((refusal: ApiRefusal) => Refused)

/** What a page says about everything a call can fail with: a missing or misspelt code does not compile. */
export type WordsFor<E extends Endpoint> = Readonly<Record<CodeOf<E>, Words>>

export const laterHint = 'Please try again in a moment.'

const minuteSeconds = 60

/** Whole minutes in words, and at least one: a person who comes back too early is refused again. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / minuteSeconds))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The answer's own words: about its first problem, else about the whole. */
const ownWords = ({ problems: [first], text }: ApiRefusal): string | undefined => first?.message ?? text

type Said = (refusal: ApiRefusal) => { failure: Failure }

const failing = (message: string, { code }: ApiRefusal, hint?: string): { failure: Failure } => ({
  failure: { message, code, ...(hint === undefined || message.includes(hint) ? {} : { hint }) },
})

/** The answer's own words, or the page's where it has none. */
export const said =
  (fallback: string, hint?: string): Said =>
  (refusal) =>
    failing(ownWords(refusal) ?? fallback, refusal, hint)

/** At a field, in the answer's own words. */
export const saidAt =
  (field: string, fallback: string): Words =>
  (refusal) => ({ problems: { [field]: ownWords(refusal) ?? fallback } })

/** How long to wait after too many attempts. */
export const saidToWait =
  (fallback: string): Words =>
  (refusal) => {
    const { retryAfterSeconds: seconds } = refusal
    const wait =
      seconds === undefined ? undefined : `Too many attempts. Please try again in ${minutesText(seconds)}.`
    return failing(wait ?? ownWords(refusal) ?? fallback, refusal)
  }

/** The same for everything that can go wrong with any call. */
export const common = (words: Words): Readonly<Record<CommonCode, Words>> => ({
  not_json: words,
  invalid_request: words,
  api_key_missing: words,
  not_found: words,
  too_large: words,
  unsupported_type: words,
  internal: words,
  unavailable: words,
  unreadable_answer: words,
  no_answer: words,
})

/** What can go wrong with any call, in the words most forms have for it. */
export function usual(fallback: string): Readonly<Record<CommonCode, Words>> {
  const later = said(fallback, laterHint)
  return {
    ...common(said(fallback)),
    internal: later,
    unavailable: later,
    unreadable_answer: (refusal) => failing(fallback, refusal, laterHint),
    no_answer: (refusal) => failing(fallback, refusal, offlineHint),
  }
}

/** What the answer says about the fields that a form has. */
export function problemsAt({ problems }: ApiRefusal, fields: readonly string[]): Problems {
  const found = problems.flatMap(({ path: [, field = ''], message }) =>
    fields.includes(field) ? [[field, message] as const] : [],
  )
  // The first thing that is said about a field stays.
  return Object.fromEntries(found.toReversed())
}

/** A call that failed, as the contract's client reports it. Code that could not be fetched is a lost connection. */
const refusalOf = (error: unknown): ApiRefusal =>
  error instanceof ApiRefusal ? error : new ApiRefusal('no_answer', { cause: error })

/** Turns a failed call into what the page says: at the fields where the answer names some of the form's, else as a whole. */
export function explain<E extends Endpoint>(
  error: unknown,
  words: WordsFor<E>,
  fields: readonly string[] = [],
): Refused {
  const refusal = refusalOf(error)
  // The client throws no code that its endpoint does not declare.
  const found: Words = words[refusal.code as CodeOf<E>]
  const told: Refused = typeof found === 'string' ? failing(found, refusal) : found(refusal)
  if (told.problems !== undefined) return told
  const problems = problemsAt(refusal, fields)
  return Object.keys(problems).length > 0 ? { problems } : told
}

/** What the page says as a whole, where it has no fields to point at. */
export const failureIn = <E extends Endpoint>(error: unknown, words: WordsFor<E>): Failure =>
  explain(error, words).failure ?? said('')(refusalOf(error)).failure
