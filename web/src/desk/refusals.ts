import type { RefusalCode } from '#shared/platform/contract/refusal.ts'
import type { Refused } from '../form/machine.ts'
import { laterHint, problemsAt, referenceOf, refusalOf, messageOr, saidToWait } from '../form/words.ts'
import { offlineHint } from '../form/unloaded.ts'

export { refusalOf }

/** What to do where the API says nothing of the subject. */
const hints: Readonly<Partial<Record<RefusalCode, string>>> = {
  no_answer: offlineHint,
  unreadable_answer: offlineHint,
  internal: laterHint,
  unavailable: laterHint,
}

/** The API's messages address members of staff, so they are shown as they are. `fallback` is the page's own message. */
export function explained(error: unknown, fallback: string, fields: readonly string[] = []): Refused {
  const refusal = refusalOf(error)
  const problems = problemsAt(refusal, fields)
  if (Object.keys(problems).length > 0) return { problems }
  const { code } = refusal
  const hint = hints[code]
  if (hint !== undefined) return { failure: { message: fallback, hint, code, ...referenceOf(refusal) } }
  const words = code === 'too_many_attempts' ? saidToWait(fallback) : messageOr(fallback)
  return typeof words === 'function' ? words(refusal) : { failure: { message: words, code } }
}

export function messageOf(error: unknown, fallback: string): string {
  const { message = fallback, hint, reference } = explained(error, fallback).failure ?? {}
  const about = reference === undefined ? undefined : `Reference: ${reference}`
  return [message, hint, about].filter(Boolean).join(' ')
}
