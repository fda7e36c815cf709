import { sentencesOf } from '../sentences.ts'
import { isContent, isNumber, wordsOf } from './words.ts'

/** Whose act a clause tells: the candidate's, or somebody else's. */
type Actor = 'candidate' | 'other'

export type Token = Readonly<{ word: string; actor: Actor | undefined }>

/** A part of a sentence with one verb, as far as words show it. */
export type Clause = Readonly<{
  tokens: readonly Token[]
  isNegated: boolean
  /** "All", "only": a word about how many. */
  quantities: readonly string[]
}>

const clauseStart =
  /\s*(?:,(?!\d)|[;:–—])\s*|\s+(?=(?:and|but|so|because|since|while|when|where|although|though|until|till|before|after|that|which|who|then|rather than|instead|as (?:i|you|he|she|we|they|the|it))\s)|(?<=\b(?:say|said|says|know|knew|think|thought|felt|sure|told (?:me|you|him|her|them|us)))\s+(?=(?:i|you|he|she|they|it|we|nobody|the|my|your)\b)/iu

/** "I said no" is no negation. */
const negation =
  /(?<!\b(?:said|say|a|my|your) )\bno\b|\b(?:not|never|none|nobody|nothing|neither|nor|without|cannot|rarely|hardly|barely|seldom|\w+n['’]t)\b/iu
/** Words about how many, as one of them. */
const quantities = new Map(
  'all every each whole entire everyone everybody everything always,both,most,half'
    .split(',')
    .flatMap((words) => words.split(' ').map((word, _, [first = word]): [string, string] => [word, first])),
)

const pronouns = new Set(['he', 'she', 'they', 'it', 'who', 'which', 'nobody', 'somebody', 'someone'])
/** A clause that begins with one of them has a noun as its subject. */
const determiners = new Set('the a an my our your his her their its this these another'.split(' '))
const beginners = new Set(
  'and but so because since while when where although though until till that then also'.split(' '),
)
/** Before a word that acts; "pushed you to learn", "let you do it" and "told you the reason" have "you" as an object. */
const acting =
  /\b(?=(?:i|we|he|she|they|who|nobody|somebody|someone)\b|(?<!\b(?:made|let|lets|gave|taught|told|asked|pushed|sent|helped|got|saw|watched|paid|showed|brought|kept|with|for|from|than) )you\b(?! (?:to|for|the|an?|that|your|on|about|from|with|of|in|at|when)\b|\W*$))/iu

const openingOf = (words: readonly string[]): string => words.find((word) => !beginners.has(word)) ?? ''

function actorAtStart(opening: string, isRelative: boolean, inherited: Actor | undefined): Actor | undefined {
  if (isRelative || determiners.has(opening) || pronouns.has(opening)) return 'other'
  return opening.endsWith('ing') ? (inherited ?? 'candidate') : inherited
}

function clauseOf(text: string, inherited: Actor | undefined): Clause {
  const raw = text.toLowerCase().match(/[\p{L}\p{N}'’+#]+/gu) ?? []
  const opening = openingOf(raw)
  let actor = actorAtStart(opening, raw[0] === 'that' && raw.length > 1, inherited)
  const tokens = text.split(acting).flatMap((part) => {
    const first = /^\w+/u.exec(part)?.[0].toLowerCase() ?? ''
    if (['i', 'we', 'you'].includes(first)) actor = 'candidate'
    else if (pronouns.has(first)) actor = 'other'
    return wordsOf(part)
      .filter((word) => isContent(word) || isNumber(word))
      .map((word) => ({ word, actor }))
  })
  return {
    tokens,
    isNegated: negation.test(text),
    quantities: [...new Set(raw.flatMap((word) => quantities.get(word) ?? []))],
  }
}

/** The clauses of each sentence of a text. A clause without a subject has the one of the clause before it. */
export const clausesOf = (text: string): Clause[][] =>
  sentencesOf(text).map((sentence) => {
    let actor: Actor | undefined
    return sentence
      .split(clauseStart)
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const clause = clauseOf(part, actor)
        actor = clause.tokens.at(-1)?.actor ?? actor
        return clause
      })
      .filter(({ tokens }) => tokens.length > 0)
  })
