import { clausesOf, type Clause, type Token } from './clauses.ts'
import { withSpans } from './facts.ts'
import { holdsWord } from './words.ts'

/** A part of an answer, or of CV and position, that may say what a clause claims. */
export type Passage = Readonly<{
  clauses: readonly Clause[]
  tokens: readonly Token[]
  /** The words of the clauses before it, to which "he" or "there" can refer. */
  before: readonly string[]
  isKnown: boolean
}>

export type Sources = Readonly<{ answers: readonly string[]; known: string }>

const maxClauses = 3
const clausesBefore = 6
/** A statement may join two lines of the CV or the position. */
const maxJoinedLines = 6

const tokensOf = (clauses: readonly Clause[]): Token[] => clauses.flatMap(({ tokens }) => [...tokens])
export const wordsIn = (tokens: readonly Token[]): string[] => tokens.map(({ word }) => word)

const passage = (clauses: readonly Clause[], before: readonly Clause[], isKnown: boolean): Passage => ({
  clauses,
  tokens: tokensOf(clauses),
  before: wordsIn(tokensOf(before)),
  isKnown,
})

/** One to three neighbouring clauses of an answer. */
function passagesInAnswer(answer: string): Passage[] {
  const clauses = clausesOf(answer).flat()
  return clauses.flatMap((_, at) =>
    Array.from({ length: Math.min(maxClauses, clauses.length - at) }, (__, more) =>
      passage(clauses.slice(at, at + more + 1), clauses.slice(Math.max(0, at - clausesBefore), at), false),
    ),
  )
}

/** One or two lines of the CV and the position, of those that have most words of the claim. */
function passagesInKnown(facts: string, words: readonly string[]): Passage[] {
  const lines = withSpans(facts)
    .split(/\n|(?<=[.!?])\s+/u)
    .map((line) => clausesOf(line).flat())
    .map((clauses) => {
      const theirs = wordsIn(tokensOf(clauses))
      return { clauses, matched: words.filter((word) => holdsWord(theirs, word)).length }
    })
    .filter(({ matched }) => matched > 0)
    .toSorted((one, other) => other.matched - one.matched)
    .slice(0, maxJoinedLines)
  return lines.flatMap(({ clauses }, at) => [
    passage(clauses, [], true),
    ...lines.slice(at + 1).map((other) => passage([...clauses, ...other.clauses], [], true)),
  ])
}

/** Each two neighbouring sentences of an answer. */
const sentencesInTwos = (answer: string): Passage[] =>
  clausesOf(answer).map((clauses, at, all) => passage([...clauses, ...(all[at + 1] ?? [])], [], false))

/** Where the clauses of a claim may stand, and where all of it. */
export function passagesFor(words: readonly string[], { answers, known }: Sources) {
  const ofKnown = passagesInKnown(known, words)
  return {
    passages: [
      ...answers
        .flatMap(passagesInAnswer)
        .filter(({ tokens }) => words.some((word) => holdsWord(wordsIn(tokens), word))),
      ...ofKnown,
    ],
    longer: [...answers.flatMap(sentencesInTwos), ...ofKnown],
  }
}

export const noPassage: Passage = passage([], [], false)
