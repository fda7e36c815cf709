import { employerScore, positionScore } from '../words/vocabulary.ts'

/** Further words of one kind add no evidence. */
const maxWords = 2
/** A word of a position counts more than a word of an employer, which names of teams contain as well. */
const wordOfPosition = 1.5

/** Added where the last word is one of a position: "Software Engineer". */
const lastWord = 1

/** Positive for a text that looks like a position, negative for an employer. */
export const positionLean = (text: string): number =>
  Math.min(positionScore(text), maxWords) * wordOfPosition -
  Math.min(employerScore(text), maxWords) +
  (positionScore(text.split(/\s+/).at(-1) ?? '') > 0 && employerScore(text) > 0 ? lastWord : 0)

/** Whether the position is before the company. Decided over all entries, because a CV uses one order. */
export function isPositionFirst(headings: readonly (readonly string[])[]): boolean {
  const sum = headings.reduce(
    (total, texts) => total + positionLean(texts[0] ?? '') - positionLean(texts[1] ?? ''),
    0,
  )
  return sum >= 0
}

/** Decides which text of a heading is the position and which the company. */
export function namesIn(
  texts: readonly string[],
  comesFirst: boolean,
): { position: string; company: string } {
  const [one = '', two = '', ...others] = texts
  if (two === '') {
    return positionLean(one) > 0 || (positionLean(one) === 0 && comesFirst && employerScore(one) === 0)
      ? { position: one, company: '' }
      : { position: '', company: one }
  }
  if (others.length > 0) return ofMany(texts, comesFirst)
  const leans = [positionLean(one), positionLean(two)] as const
  const clear = Math.abs(leans[0] - leans[1]) >= wordOfPosition
  const positionIsOne = clear ? leans[0] > leans[1] : comesFirst
  return positionIsOne ? { position: one, company: two } : { position: two, company: one }
}

/** Of three or more texts, takes the one most like a position, and of the rest the one most like an employer. */
function ofMany(texts: readonly string[], comesFirst: boolean): { position: string; company: string } {
  const clearest = (some: readonly string[], score: (text: string) => number): string | undefined => {
    const [best] = some.toSorted((a, b) => score(b) - score(a))
    return best !== undefined && score(best) > 0 ? best : undefined
  }
  const [one = '', two = ''] = texts
  const position = clearest(texts, positionLean) ?? (comesFirst ? one : two)
  const rest = texts.filter((text) => text !== position)
  return { position, company: clearest(rest, employerScore) ?? rest[0] ?? '' }
}
