import { isPlace } from '../words/places.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'

/** Further words of one kind add no evidence. */
const maxWords = 2
/** A word of a position counts more than a word of an employer, which names of teams contain as well. */
const wordOfPosition = 1.5

/** Added where the last word is one of a position: "Software Engineer". */
const lastWord = 1
/** Added to decide between texts with as many words: "Architectural Assistant" at "Arkitek Seni Cahaya". */
const ofEqual = 0.1

/** "Assistant (Part I)": the last word is before the brackets. */
const inBrackets = /\s*\([^()]*\)$/

/** In the place of an employer. */
export const worksAlone = /^(?:freelance|self[- ]employed|bekerja sendiri)$/i

/** Positive for a text that looks like a position, negative for an employer. */
export const positionLean = (text: string): number =>
  worksAlone.test(text)
    ? -maxWords
    : Math.min(positionScore(text), maxWords) * wordOfPosition -
      Math.min(employerScore(text), maxWords) +
      (endsAsPosition(text) ? (employerScore(text) > 0 ? lastWord : ofEqual) : 0)

const endsAsPosition = (text: string): boolean =>
  /\s/.test(text) && positionScore(text.replace(inBrackets, '').split(/\s+/).at(-1) ?? '') > 0

/** Whether the position is before the company. Decided over all entries, because a CV uses one order. */
export function isPositionFirst(headings: readonly (readonly string[])[]): boolean {
  const sum = headings.reduce(
    (total, texts) => total + positionLean(texts[0] ?? '') - positionLean(texts[1] ?? ''),
    0,
  )
  return sum >= 0
}

/** Counted from the end: where most headings have the text that is clearly the employer. */
function employersFromEnd(headings: readonly (readonly string[])[]): number {
  const places = headings.flatMap((texts) => {
    const employers = texts.filter((text) => employerScore(text) > 0)
    return texts.length > 1 && employers.length === 1
      ? [texts.length - 1 - texts.indexOf(employers[0] ?? '')]
      : []
  })
  const votes = (place: number): number => places.filter((other) => other === place).length
  return places.toSorted((a, b) => votes(b) - votes(a))[0] ?? Infinity
}

/** The text where the other headings have the employer: one of several with a word of an employer, or any where they have as many texts. */
export function atUsualPlace(
  texts: readonly string[],
  headings: readonly (readonly string[])[],
): string | undefined {
  const likely = texts.at(-1 - employersFromEnd(headings))
  if (likely !== undefined && employerScore(likely) > 0) return likely
  const usual = texts.at(-1 - employersFromEnd(headings.filter(({ length }) => length === texts.length)))
  return usual === undefined || isPlace(usual) ? undefined : usual
}

/** Less than a word of an employer. */
const usualPlace = 0.5

/** Decides which text of a heading is the position and which the company. */
export function namesIn(
  texts: readonly string[],
  comesFirst: boolean,
  usual?: string,
): { position: string; company: string } {
  const [one = '', two = '', ...others] = texts
  if (others.length > 0) return ofMany(texts, comesFirst, usual)
  const leans = [positionLean(one), positionLean(two)] as const
  const clear = Math.abs(leans[0] - leans[1]) >= wordOfPosition
  const positionIsOne = clear ? leans[0] > leans[1] : comesFirst
  return positionIsOne ? { position: one, company: two } : { position: two, company: one }
}

/** Of three or more texts, takes the one most like a position, and of the rest the one most like an employer. */
function ofMany(
  texts: readonly string[],
  comesFirst: boolean,
  usual: string | undefined,
): { position: string; company: string } {
  const clearest = (some: readonly string[], score: (text: string) => number): string | undefined => {
    const [best] = some.toSorted((a, b) => score(b) - score(a))
    return best !== undefined && score(best) > 0 ? best : undefined
  }
  const [one = '', two = ''] = texts
  const position = clearest(texts, positionLean) ?? (comesFirst ? one : two)
  const rest = texts.filter((text) => text !== position)
  const likeness = (text: string): number => employerScore(text) + (text === usual ? usualPlace : 0)
  return { position, company: clearest(rest, likeness) ?? rest[0] ?? '' }
}
