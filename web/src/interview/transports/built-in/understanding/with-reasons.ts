import { coreWords, wordsIn } from './plain.ts'
import {
  isAddressed,
  isAppeal,
  isPlea,
  isReason,
  isReasonAfterPlea,
  isWish,
  splitBeforePlea,
} from './reasons.ts'
import { meaningsOf, type Tile } from './tiling.ts'

type Part<M> = Readonly<{ clause: string; meanings: ReadonlySet<M> }>

export const clausesOf = (text: string): string[] =>
  text.split(/[.!?;:,–—]+|\bbecause\b/).filter((clause) => coreWords(clause).length > 0)

/** A plea and the reason that follows it without a pause: "can you ask again i was looking at my screen". */
function splitAfterPlea(clause: string, isRequest: (words: string) => boolean): readonly string[] {
  const words = wordsIn(clause)
  for (let at = 2; at < words.length - 1; at += 1) {
    const [plea, reason] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (isReasonAfterPlea(reason) && isPlea(plea) && isRequest(plea)) return [plea, reason]
  }
  return [clause]
}

/** The clauses of a text with what each asks for. Recognised speech has no punctuation, so a clause without a meaning may be two. */
function partsOf<M extends string>(text: string, tiles: readonly Tile<M>[]): Part<M>[] {
  const part = (clause: string): Part<M> => ({ clause, meanings: meaningsOf(coreWords(clause), tiles) })
  return clausesOf(text).flatMap((clause) => {
    const whole = part(clause)
    if (whole.meanings.size > 0) return [whole]
    const before = splitBeforePlea(clause)
    if (before.length > 1) return before.map(part)
    return splitAfterPlea(clause, (words) => part(words).meanings.size > 0).map(part)
  })
}

/** Requests to the interviewer in some clauses, with reasons in the others: "I was on mute. Could you repeat the question?" */
export function meaningsWithReasons<M extends string>(
  text: string,
  tiles: readonly Tile<M>[],
  politeness: readonly Tile<'polite'>[],
): ReadonlySet<M> {
  if (/["“”]/.test(text)) return new Set()
  const parts = partsOf(text, tiles)
  const [first] = parts
  const last = parts.at(-1)
  const endsAsQuestion = text.trimEnd().endsWith('?')
  const asksAtEnd = ({ clause }: Part<M>): boolean => isAppeal(clause) || isWish(clause) || endsAsQuestion
  const hasAppeal =
    (first !== undefined && first.meanings.size > 0 && isPlea(first.clause)) ||
    (last !== undefined && last.meanings.size > 0 && asksAtEnd(last))
  const isWhole = parts.every(
    ({ clause, meanings }) =>
      meanings.size > 0 || isReason(clause, hasAppeal) || meaningsOf(coreWords(clause), politeness).size > 0,
  )
  if (!isWhole) return new Set()
  const asked = parts.filter(
    (part) =>
      part.meanings.size > 0 &&
      (isAddressed(part.clause) || isAppeal(part.clause) || (part === last && asksAtEnd(part))),
  )
  return new Set(asked.flatMap(({ meanings }) => [...meanings]))
}
