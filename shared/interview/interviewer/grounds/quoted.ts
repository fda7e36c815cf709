import { clausesOf, type Clause, type Token } from './clauses.ts'
import { holdsWord, isNumber, isSameStem, isSmallNumber, wordsOf } from './words.ts'

/** What follows these words is said to be the candidate's. */
export const quoting =
  /\byou(?: have|['’]ve| had| just| also| already| earlier)*(?: said| mentioned| told (?:me|us)| described| explained| talked about| spoke (?:about|of)| noted| pointed out| brought up| shared| stated| reported| wrote| were saying| recalled| admitted| acknowledged| were (?:clear|open|honest|frank)(?= (?:that|about)))\b|\b(?:as|like|when|since) you (?:put it|said|mentioned)\b/iu

/** The candidate's words end where the interviewer's own question begins. */
const question =
  /[?]|(?:[,;:–—-]| and| so| but)\s*(?:what|how|why|who|when|where|which|could|can|would|did|do|was|were|is|are|tell|walk|please)\b.*$/iu

/** The part of a clause's words that must stand in the candidate's clause. */
const minShare = 0.6

/** One clause may be in other words where most words of the whole claim stand. */
const minWholeShare = 0.75

/** "She re-tubed him": who it was stands before. */
const maxFromContext = 1

/** How far back "he" or "they" can refer. */
const clausesBefore = 6

/** For each word of the claim its place in the passage, in the same order. */
function aligned(claim: readonly Token[], passage: readonly Token[]): (number | undefined)[] {
  // The longest common subsequence, with its places.
  const best: number[][] = Array.from({ length: claim.length + 1 }, () => passage.map(() => 0).concat(0))
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0
  const same = (i: number, j: number): boolean => isSameStem(claim[i]?.word ?? '', passage[j]?.word ?? '-')
  for (let i = claim.length - 1; i >= 0; i -= 1)
    for (let j = passage.length - 1; j >= 0; j -= 1) {
      const row = best[i] ?? []
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const places: (number | undefined)[] = []
  let j = 0
  claim.forEach((_, i) => {
    while (j < passage.length && !same(i, j) && at(i, j) === at(i, j + 1)) j += 1
    if (j < passage.length && same(i, j)) places.push(j++)
    else places.push(undefined)
  })
  return places
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/u.test(word)

/** "Nine risers" is not "nine weeks": a number has the same word behind it on both sides, or before it. */
const countsTheSame = (claim: readonly Token[], passage: readonly Token[]): boolean =>
  claim.every(({ word }, at) => {
    if (!isNumber(word) || isSmallNumber(word) || isYear(word)) return true
    const isBeside = (mine: string | undefined, others: readonly Token[]): boolean =>
      mine !== undefined && others.some((other) => isSameStem(other.word, mine))
    const next = claim[at + 1]?.word
    return passage.some(
      (token, place) =>
        token.word === word &&
        (next === undefined ||
          isNumber(next) ||
          isBeside(next, passage.slice(place + 1, place + 3)) ||
          isBeside(claim[at - 1]?.word, passage.slice(Math.max(0, place - 1), place))),
    )
  })

const tokensOf = (clauses: readonly Clause[]): Token[] => clauses.flatMap(({ tokens }) => [...tokens])

const opposites = [
  ['rise rose risen grow increase up', 'fall fell drop decrease shrink reduce down'],
  ['before early', 'after late'],
  ['open start accept win', 'close stop reject lose'],
  ['slow', 'quick fast'],
  ['more better', 'less worse'],
].map((pair) => pair.map(wordsOf))

const isOpposite = (claim: readonly Token[], passage: readonly Token[]): boolean => {
  const has = (tokens: readonly Token[], words: readonly string[]) =>
    tokens.some(({ word }) => words.some((each) => isSameStem(each, word)))
  return opposites.some(([one = [], other = []]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([mine = [], theirs = []]) =>
        has(claim, mine) && !has(passage, mine) && has(passage, theirs) && !has(claim, theirs),
    ),
  )
}

/** "The engineer had doubts, so I asked": what the candidate did is not said of the engineer. */
function isOthersAct(
  claim: readonly Token[],
  [subject, ...places]: readonly (number | undefined)[],
  passage: readonly Token[],
): boolean {
  if (claim.some(({ actor }) => actor === 'candidate')) return false
  const isOwn = (place: number | undefined): boolean =>
    place !== undefined && passage[place]?.actor === 'candidate'
  const acts = places.filter((place) => place !== undefined)
  return !isOwn(subject) && acts.length > 0 && acts.filter(isOwn).length * 2 >= acts.length
}

/** Where a clause of the claim begins in an answer, and the part of its words that stands there. */
type Match = Readonly<{ place: number; share: number; order: Clause['order'] }>

/** The match of a clause with a window of the candidate's clauses, if nothing contradicts it. */
function matchIn(claim: Clause, window: readonly Clause[], before: readonly Clause[]): Match | undefined {
  const passage = tokensOf(window)
  const places = aligned(claim.tokens, passage)
  const place = places.find((each) => each !== undefined)
  if (place === undefined) return undefined
  const earlier = tokensOf(before)
  const context = (window[0]?.refersBack === true ? [...earlier, ...passage] : passage).map(
    ({ word }) => word,
  )
  const isHeld = ({ word }: Token, at: number): boolean =>
    places[at] !== undefined || (at < maxFromContext && holdsWord(context, word))
  const matched = claim.tokens.filter(isHeld).length
  const [first] = claim.tokens
  const joining = window[1]?.tokens[0]?.word
  const checks = {
    opposite: !isOpposite(claim.tokens, passage),
    // A noun that begins a clause is who acts; the candidate's own acts are compared by the actor.
    first: first?.actor === 'candidate' || holdsWord(context, first?.word ?? ''),
    others: !isOthersAct(claim.tokens, places, passage),
    actor: claim.tokens.every(({ actor, word }, at) => {
      const place = places[at]
      return (
        actor !== 'candidate' || place === undefined || isNumber(word) || passage[place]?.actor !== 'other'
      )
    }),
    // The second clause's subject is part of the claim.
    joined: joining === undefined || claim.tokens.some(({ word }) => isSameStem(word, joining)),
    counts: countsTheSame(claim.tokens, [...earlier, ...passage]),
    negated: claim.isNegated === window.some(({ isNegated }) => isNegated),
    unreal: claim.isUnreal || !window.some(({ isUnreal }) => isUnreal),
    quantities: [...claim.quantities].every((each) => window.some(({ quantities }) => quantities.has(each))),
  }
  return Object.values(checks).every(Boolean)
    ? { place, share: matched / claim.tokens.length, order: window[0]?.order }
    : undefined
}

/** Each match of a clause of the claim in an answer. */
function matchesIn(claim: Clause, all: readonly Clause[]): Match[] {
  const windows = [1, 2].flatMap((length) => all.slice(length - 1).map((_, at) => ({ at, length })))
  return windows.flatMap(({ at, length }) => {
    const before = all.slice(Math.max(0, at - clausesBefore), at)
    const match = matchIn(claim, all.slice(at, at + length), before)
    return match === undefined ? [] : [{ ...match, place: tokensOf(all.slice(0, at)).length + match.place }]
  })
}

/** "Then" and "before" follow the order of the answer, or stand in the answer themselves. */
const isInOrder = ({ order }: Clause, here: readonly Match[], last: readonly Match[]): boolean =>
  order === undefined ||
  here.some(
    (match) =>
      match.order === order ||
      last.some(({ place }) => (order === 'after' ? match.place > place : match.place < place)),
  )

function stands(claim: readonly Clause[], answer: string): boolean {
  const clauses = clausesOf(answer).flat()
  const matches = claim.map((clause) => matchesIn(clause, clauses))
  const shares = matches.map((here) => Math.max(0, ...here.map(({ share }) => share)))
  const words = claim.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const whole = claim.reduce((sum, { tokens }, at) => sum + tokens.length * (shares[at] ?? 0), 0) / words
  const weakest = Math.min(...shares)
  return (
    weakest > 0 &&
    (weakest >= minShare || whole >= minWholeShare) &&
    claim.every((clause, at) => at === 0 || isInOrder(clause, matches[at] ?? [], matches[at - 1] ?? []))
  )
}

/** Whether clauses stand in one of the candidate's answers. */
export const standsInOne = (claim: readonly Clause[], answers: readonly string[]): boolean =>
  claim.length === 0 || answers.some((answer) => stands(claim, answer))

/** Whether what a line says that the candidate said stands in one answer of the candidate, clause by clause. */
export function quotesOnlyWhatWasSaid(line: string, answers: readonly string[]): boolean {
  const quote = quoting.exec(line)
  if (quote === null) return true
  const claim = line
    .slice(quote.index + quote[0].length)
    .replace(question, '')
    .trim()
  return standsInOne(clausesOf(claim).flat(), answers)
}
