import type { Clause, Token } from './clauses.ts'
import { noPassage, passagesFor, wordsIn, type Passage, type Sources } from './passages.ts'
import { namesIn } from './facts.ts'
import { holdsWord, isNumber, isSameStem, isSmallNumber } from './words.ts'

/** What each weight of the check is multiplied by. */
export type Features = Readonly<Record<Feature, number>>
export const featureNames = [
  'bias',
  'known',
  'missing',
  'fifthMissing',
  'elsewhere',
  'wholeMissing',
  'coverage',
  'furtherClause',
  'numberMissing',
  'numberOfOther',
  'nameMissing',
  'quantity',
  'othersAct',
  'candidatesAct',
] as const
export type Feature = (typeof featureNames)[number]

/** From this part on a clause is hardly a retelling. */
const manyMissing = 0.2

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** For each word of the claim its place in the passage, in the same order. */
function aligned(claim: readonly string[], words: readonly string[]): (number | undefined)[] {
  // The longest common subsequence, with its places.
  const best: number[][] = Array.from({ length: claim.length + 1 }, () => words.map(() => 0).concat(0))
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0
  const same = (i: number, j: number): boolean => isSameStem(claim[i] ?? '', words[j] ?? '-')
  for (let i = claim.length - 1; i >= 0; i -= 1)
    for (let j = words.length - 1; j >= 0; j -= 1) {
      const row = best[i] ?? []
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const places: (number | undefined)[] = []
  let j = 0
  claim.forEach((_, i) => {
    while (j < words.length && !same(i, j) && at(i, j) === at(i, j + 1)) j += 1
    if (j < words.length && same(i, j)) places.push(j++)
    else places.push(undefined)
  })
  return places
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/u.test(word)
const isCount = (word: string): boolean => isNumber(word) && !isSmallNumber(word) && !isYear(word)

/** "Nine risers" is not "nine weeks": a number has the same word behind it on both sides, or before it. */
function isOfOther(claim: readonly string[], at: number, words: readonly string[]): boolean {
  const isBeside = (mine: string | undefined, others: readonly string[]): boolean =>
    mine !== undefined && holdsWord(others, mine)
  const next = claim[at + 1]
  return !words.some(
    (word, place) =>
      word === claim[at] &&
      (next === undefined ||
        isNumber(next) ||
        isBeside(next, words.slice(place + 1, place + 3)) ||
        isBeside(claim[at - 1], words.slice(Math.max(0, place - 1), place))),
  )
}

type Claim = Readonly<{
  clause: Clause
  isFirst: boolean
  /** The part of the words of its sentence that no two sentences have. */
  wholeMissing: number
  names: readonly string[]
  /** The words of all answers, the CV and the position. */
  all: ReadonlySet<string>
}>

/** "The engineer had doubts, so I asked": what the candidate did is said of the engineer. */
function isCandidatesAct(clause: Clause, [subject, ...acts]: readonly (Token | undefined)[]): boolean {
  if (clause.tokens.some(({ actor }) => actor === 'candidate') || subject?.actor === 'candidate') return false
  const matched = acts.filter((token) => token !== undefined)
  const theirs = matched.filter(({ actor }) => actor === 'candidate')
  return matched.length > 0 && theirs.length * 2 >= matched.length
}

/** "I did not test it" denies "You tested it". */
function denies(
  { clauses, tokens }: Passage,
  clause: Clause,
  places: readonly (number | undefined)[],
): boolean {
  const matched = new Set(places.map((place) => (place === undefined ? undefined : tokens[place])))
  const theirs = clauses.filter((each) => each.tokens.some((token) => matched.has(token)))
  return theirs.length > 0 && clause.isNegated !== theirs.some(({ isNegated }) => isNegated)
}

/** Undefined where the passage denies the clause. */
function featuresOf(
  { clause, isFirst, wholeMissing, names, all }: Claim,
  passage: Passage,
): Features | undefined {
  const { clauses, tokens, before, isKnown } = passage
  const words = clause.tokens.map(({ word }) => word)
  const theirs = tokens.map(({ word }) => word)
  const context = [...before, ...theirs]
  const places = aligned(words, theirs)
  if (!isKnown && denies(passage, clause, places)) return undefined
  const matched = words.filter((word, at) => holdsWord(at === 0 ? context : theirs, word)).length
  const missing = words.length - matched
  const coverage = share(places.filter((place) => place !== undefined).length, theirs.length)
  const counts = words.flatMap((word, at) => (isCount(word) ? [at] : []))
  const isOthers = ({ actor, word }: Token, at: number): boolean => {
    const place = places[at]
    return actor === 'candidate' && place !== undefined && !isNumber(word) && tokens[place]?.actor === 'other'
  }
  const given = new Set(clauses.flatMap(({ quantities }) => quantities))
  return {
    bias: 1,
    known: Number(isKnown),
    missing: share(missing, words.length),
    fifthMissing: Number(share(missing, words.length) > manyMissing),
    elsewhere: share(
      words.filter((word) => !holdsWord(theirs, word) && holdsWord(all, word)).length,
      words.length,
    ),
    wholeMissing,
    coverage,
    furtherClause: Number(!isFirst),
    numberMissing: Number(counts.some((at) => !context.includes(words[at] ?? ''))),
    numberOfOther: isKnown ? 0 : Number(counts.some((at) => isOfOther(words, at, context))),
    nameMissing: Number(names.some((name) => words.includes(name) && !holdsWord(context, name))),
    quantity: isKnown ? 0 : Number(clause.quantities.some((each) => !given.has(each))),
    candidatesAct: Number(
      !isKnown &&
        isCandidatesAct(
          clause,
          places.map((place) => (place === undefined ? undefined : tokens[place])),
        ),
    ),
    othersAct: isKnown ? 0 : share(clause.tokens.filter(isOthers).length, words.length),
  }
}

/** For each clause that a sentence states its features with each passage. */
export function featuresFor(sentence: string, claim: readonly Clause[], sources: Sources): Features[][] {
  const words = claim.flatMap(({ tokens }) => wordsIn(tokens))
  const { passages, longer } = passagesFor(words, sources)
  const all = new Set(longer.flatMap(({ tokens }) => wordsIn(tokens)))
  const wholeMissing = Math.min(
    1,
    ...longer.map(({ tokens }) =>
      share(words.filter((word) => !holdsWord(wordsIn(tokens), word)).length, words.length),
    ),
  )
  const names = namesIn(sentence)
  return claim.map((clause, at) =>
    [noPassage, ...passages].flatMap(
      (passage) => featuresOf({ clause, isFirst: at === 0, wholeMissing, names, all }, passage) ?? [],
    ),
  )
}
