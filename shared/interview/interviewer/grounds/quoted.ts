import { clausesOf, type Clause, type Token } from './clauses.ts'
import { holdsWord, isNumber, isSameStem } from './words.ts'

/** What follows these words is said to be the candidate's. */
export const quoting =
  /\byou(?: have|['’]ve| had| just| also| already| earlier)*(?: said| mentioned| told (?:me|us)| described| explained| talked about| spoke (?:about|of)| noted| pointed out| brought up| shared| stated| reported| wrote| were saying| called| named| recalled)\b|\b(?:as|like|when|since) you (?:put it|said|mentioned)\b/iu

/** The candidate's words end where the interviewer's own question begins. */
const question =
  /[?]|(?:[,;:–—-]| and| so| but)\s*(?:what|how|why|who|when|where|which|could|can|would|did|do|was|were|is|are|tell|walk|please)\b.*$/iu

/** The part of a clause's words that must stand in the candidate's clause. */
const minShare = 0.6

/** How far back "he" or "they" can refer. */
const clausesBefore = 3

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

/** "Nine risers" is not "nine weeks": what follows a number is the same on both sides, or what stands before it. */
function countsTheSame(
  claim: readonly Token[],
  passage: readonly Token[],
  places: readonly (number | undefined)[],
): boolean {
  return claim.every(({ word }, at) => {
    if (!isNumber(word) || word === '1') return true
    const place = places[at]
    if (place === undefined) return false
    const isSame = (offset: number): boolean => {
      const mine = claim[at + offset]?.word
      const other = passage[place + offset]?.word
      return mine !== undefined && other !== undefined && isSameStem(mine, other)
    }
    return isSame(1) || (claim[at + 1] === undefined && isSame(-1)) || claim.length === 1
  })
}

const tokensOf = (clauses: readonly Clause[]): Token[] => clauses.flatMap(({ tokens }) => [...tokens])

const opposites = [
  ['rise rose risen grow increase up', 'fall fell drop decrease shrink reduce down'],
  ['before early', 'after late'],
  ['open start accept win', 'close stop reject lose'],
  ['slow', 'quick fast'],
  ['more better', 'less worse'],
].map((pair) => pair.map((words) => words.split(' ')))

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

/** Where a clause of the claim stands in a window of the candidate's clauses. */
function matchIn(claim: Clause, window: readonly Clause[], before: readonly Clause[]): number | undefined {
  const passage = tokensOf(window)
  const places = aligned(claim.tokens, passage)
  const context = window[0]?.refersBack === true ? tokensOf(before).map(({ word }) => word) : []
  const inWindow = places.filter((place) => place !== undefined).length
  if (inWindow * 2 < claim.tokens.length) return undefined
  const isHeld = (at: number): boolean =>
    places[at] !== undefined || holdsWord(context, claim.tokens[at]?.word ?? '')
  const matched = claim.tokens.filter((_, at) => isHeld(at)).length
  if (matched / claim.tokens.length < minShare) return undefined
  if (isOpposite(claim.tokens, passage)) return undefined
  const first = claim.tokens[0]
  // A noun that begins a clause is who acts; the candidate's own acts are compared by the actor.
  if (first?.actor !== 'candidate' && !isHeld(0)) return undefined
  const actors = places.flatMap((place) => (place === undefined ? [] : [passage[place]?.actor]))
  const isSameActor = claim.tokens.every(({ actor, word }, at) => {
    const place = places[at]
    return actor !== 'candidate' || place === undefined || isNumber(word) || passage[place]?.actor !== 'other'
  })
  // "The engineer had doubts, so I asked": what the candidate did is not said of the engineer.
  const changes = actors.some((actor, at) => at > 0 && actor === 'candidate' && actors[at - 1] === 'other')
  if (changes && !claim.tokens.some(({ actor }) => actor === 'candidate')) return undefined
  // The second clause's subject is part of the claim.
  const isJoined = window.length === 1 || places.includes(window[0]?.tokens.length ?? 0)
  const isSame =
    isSameActor &&
    isJoined &&
    countsTheSame(claim.tokens, passage, places) &&
    claim.isNegated === window.some(({ isNegated }) => isNegated) &&
    (claim.isUnreal || !window.some(({ isUnreal }) => isUnreal)) &&
    [...claim.quantities].every((each) => window.some(({ quantities }) => quantities.has(each)))
  return isSame ? (places.find((place) => place !== undefined) ?? 0) : undefined
}

/** Each place where a clause of the claim begins in an answer. */
function placesIn(claim: Clause, all: readonly Clause[]): number[] {
  const windows = [1, 2].flatMap((length) => all.slice(length - 1).map((_, at) => ({ at, length })))
  return windows.flatMap(({ at, length }) => {
    const before = all.slice(Math.max(0, at - clausesBefore), at)
    const match = matchIn(claim, all.slice(at, at + length), before)
    return match === undefined ? [] : [tokensOf(all.slice(0, at)).length + match]
  })
}

function stands(claim: readonly Clause[], answer: string, others: readonly string[]): boolean {
  const clauses = clausesOf(answer).flat()
  const ownWords = tokensOf(clauses).map(({ word }) => word)
  const isMixed = tokensOf(claim).some(({ word }) => !holdsWord(ownWords, word) && holdsWord(others, word))
  if (isMixed) return false
  const places = claim.map((clause) => placesIn(clause, clauses))
  return places.every((here, at) => {
    const last = places[at - 1] ?? here
    const order = claim[at]?.order
    if (order === undefined || at === 0) return here.length > 0
    return here.some((place) => last.some((other) => (order === 'after' ? place > other : place < other)))
  })
}

/** Whether clauses stand in one of the candidate's answers. */
export const standsInOne = (claim: readonly Clause[], answers: readonly string[]): boolean =>
  claim.length === 0 ||
  answers.some((answer) => {
    const others = answers.filter((each) => each !== answer).flatMap((each) => clausesOf(each).flat())
    return stands(
      claim,
      answer,
      tokensOf(others).map(({ word }) => word),
    )
  })

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
