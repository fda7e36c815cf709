import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { ApiRefusal, type CodeOf, type CommonCode } from '#shared/platform/contract/refusal.ts'
import type { ErrorCode } from '#shared/platform/contract/errors.ts'
import type { Failure, Problems, Refused } from './machine.ts'
import { offlineHint } from './unloaded.ts'
import { minuteSeconds } from '#shared/platform/durations.ts'

/** What a page shows for one code: a fixed message, or a function of the refusal. */
export type Words = string | ((refusal: ApiRefusal) => Refused)

/** What a page shows for each code of an endpoint. A missing or misspelt code does not compile. */
export type WordsFor<E extends Endpoint> = Readonly<Record<CodeOf<E>, Words>>

export const laterHint = 'Please try again in a moment.'

/** Rounds up to whole minutes, at least one: a candidate who tries again too early is refused again. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / minuteSeconds))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The message of the answer's first problem, else the text of the answer. */
const ownWords = ({ problems: [first], text }: ApiRefusal): string | undefined => first?.message ?? text

type Said = (refusal: ApiRefusal) => { failure: Failure }

const serverErrors = 500

/** The id to quote to support if the server is at fault. The user can correct any other refusal, so it has none. */
export const referenceOf = ({ status, requestId }: ApiRefusal): { reference?: string } =>
  status >= serverErrors && requestId !== undefined ? { reference: requestId } : {}

const failing = (message: string, refusal: ApiRefusal, hint?: string): { failure: Failure } => ({
  failure: {
    message,
    code: refusal.code,
    ...(hint === undefined || message.includes(hint) ? {} : { hint }),
    ...referenceOf(refusal),
  },
})

/** Shows the answer's message, or the page's fallback where the answer has none. */
export const messageOr =
  (fallback: string, hint?: string): Said =>
  (refusal) =>
    failing(ownWords(refusal) ?? fallback, refusal, hint)

/** The same for several codes. */
export const messagesOr = <const Code extends ErrorCode>(
  fallback: string,
  ...codes: readonly Code[]
): Readonly<Record<Code, Words>> =>
  Object.fromEntries(codes.map((code) => [code, messageOr(fallback)])) as Record<Code, Words>

/** Shows the answer's message at a field. */
export const saidAt =
  (field: string, fallback: string): Words =>
  (refusal) => ({ problems: { [field]: ownWords(refusal) ?? fallback } })

/** Shows how long to wait when the call was rate limited. */
export const saidToWait =
  (fallback: string): Words =>
  (refusal) => {
    const { retryAfterSeconds: seconds } = refusal
    const wait =
      seconds === undefined ? undefined : `Too many attempts. Please try again in ${minutesText(seconds)}.`
    return failing(wait ?? ownWords(refusal) ?? fallback, refusal)
  }

/** The same words for all codes that every endpoint has. */
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

/** Words for all codes that every endpoint has, with a hint where the server or the connection failed. */
export function usual(fallback: string): Readonly<Record<CommonCode, Words>> {
  const later = messageOr(fallback, laterHint)
  return {
    ...common(messageOr(fallback)),
    internal: later,
    unavailable: later,
    unreadable_answer: (refusal) => failing(fallback, refusal, laterHint),
    no_answer: (refusal) => failing(fallback, refusal, offlineHint),
  }
}

/** The problems in the answer that are at fields of the form. */
export function problemsAt({ problems }: ApiRefusal, fields: readonly string[]): Problems {
  const entries = problems.flatMap(({ path: [, field = ''], message }) =>
    fields.includes(field) ? [[field, message] as const] : [],
  )
  // Object.fromEntries keeps the last entry of a key; reversed, each field keeps its first problem.
  return Object.fromEntries(entries.toReversed())
}

/** An error of another type comes from an import that failed, so it counts as a lost connection. */
export const refusalOf = (error: unknown): ApiRefusal =>
  error instanceof ApiRefusal ? error : new ApiRefusal('no_answer', { cause: error })

/** Turns the error of a call into problems of the form's fields where the answer names some, else into a failure. */
export function explain<E extends Endpoint>(
  error: unknown,
  words: WordsFor<E>,
  fields: readonly string[] = [],
): Refused {
  const refusal = refusalOf(error)
  // The client throws no code that its endpoint does not declare.
  const entry: Words = words[refusal.code as CodeOf<E>]
  const refused: Refused = typeof entry === 'string' ? failing(entry, refusal) : entry(refusal)
  if (refused.problems !== undefined) return refused
  const problems = problemsAt(refusal, fields)
  return Object.keys(problems).length > 0 ? { problems } : refused
}

/** The failure to show on a page without fields. */
export const failureIn = <E extends Endpoint>(error: unknown, words: WordsFor<E>): Failure =>
  explain(error, words).failure ?? messageOr('')(refusalOf(error)).failure
