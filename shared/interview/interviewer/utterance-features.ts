import { bucketOf, stemOf } from './filter/features.ts'
import { readings } from './filter/plain.ts'

/** "c-can". */
const stammer = /(?<!\p{L})(\p{L}{1,3})-(?=\1)/giu
/** "Can can you", "can you, can you". */
const doubledWords = /(?<!\p{L})(\p{L}[\p{L}']*(?: \p{L}[\p{L}']*)?)(?:[\s,.…-]+\1(?!\p{L}))+/giu

export const withoutRepeats = (text: string): string =>
  text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(stammer, '')
    .replaceAll(doubledWords, '$1')

const scripts: readonly (readonly [string, RegExp])[] = [
  ['chinese', /\p{Script=Han}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['any', /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/u],
]

/** Chinese has no spaces between words. */
const chinesePair = /(?=(\p{Script=Han}{2}))/gu

const partLength = 4

function partsOf(word: string): string[] {
  const marked = `<${word}>`
  return Array.from(
    { length: Math.max(0, marked.length - partLength + 1) },
    (_, at) => `part ${marked.slice(at, at + partLength)}`,
  )
}

/** The lengths of texts that are told apart, in words. */
const lengths = [1, 2, 5, 9, 15, 24]

const speaker = /^(?:i|im|ive|ill|id|me|my|myself|mine|saya|aku)$/
const group = /^(?:we|our|ours|us)$/
const present =
  /^(?:am|is|are|im|have|has|do|does|can|cant|cannot|dont|wont|will|want|wants|need|hate|think|feel|feels|keep|going|hurts?|bleeding|now|right|just|currently|still|today|tonight|tomorrow|soon|please)$/
const past =
  /..ed$|^(?:was|were|had|did|used|got|went|took|came|said|told|felt|made|ran|kept|found|thought|gave|left|wrote|built|led|knew|saw|met|became|began|spent|lost|won|grew|taught|sent)$/
const conjunction = /^(?:but|because|so|and|then|or|when|if|while)$/
const minClauseWords = 2

function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const word of words) {
    const clause = clauses.at(-1) ?? []
    if (word === '') clauses.push([])
    else if (conjunction.test(word) && clause.length >= minClauseWords) clauses.push([word])
    else clause.push(word)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** "The novel is about suicide" has the word of a danger, but neither its person nor its tense. */
function subjectsIn(clause: readonly string[]): string[] {
  const has = (words: RegExp): boolean => clause.some((word) => words.test(word))
  const person = has(speaker) ? 'self' : has(group) ? 'group' : 'other'
  const subject = `${person} ${has(present)} ${has(past)}`
  return [`clause ${subject}`, ...clause.map((word) => `${subject} ${stemOf(word)}`)]
}

/** Words alone, with their neighbours and with the subject of their clause, parts of words, both ends, letters, length, question mark. */
function featuresOf(text: string): Set<string> {
  const read = (readings(withoutRepeats(text))[0] ?? '')
    .split(' ')
    .map((word) => (/\d/.test(word) ? '#' : word.replace(/[.,]+$/, '')))
  const words = read.filter((word) => word !== '')
  const ends = [1, 2].flatMap((count) => [
    `first ${words.slice(0, count).join(' ')}`,
    `last ${words.slice(-count).join(' ')}`,
  ])
  const features = new Set([
    text.includes('?') ? 'asked' : 'stated',
    `length ${lengths.find((length) => words.length <= length) ?? 'more'}`,
    ...scripts.filter(([, letters]) => letters.test(text)).map(([script]) => `script ${script}`),
    ...ends,
    ...clausesOf(read).flatMap(subjectsIn),
    ...Array.from(text.matchAll(chinesePair), ([, pair = '']) => `chinese ${pair}`),
  ])
  words.forEach((word, at) => {
    features.add(`word ${word}`)
    for (const part of partsOf(word)) features.add(part)
    const [next, second] = words.slice(at + 1, at + 3)
    if (next !== undefined) features.add(`pair ${word} ${next}`)
    if (second !== undefined) features.add(`gap ${word} ${second}`)
  })
  return features
}

export const bucketsOf = (text: string): Uint32Array =>
  Uint32Array.from(new Set([...featuresOf(text)].map(bucketOf)))

const breaks = /(?<=[.!?…。！？])["')\]]*\s+|\n+|\s+[-–—]+\s+|…\s*/u
const minPartWords = 3

/** A text and its sentences: "So I ran the helpdesk ... actually, stop, I feel sick" is an answer as a whole. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(breaks).filter((part) => part.trim().split(/\s+/).length >= minPartWords)
  return parts.length > 1 ? [text, ...parts] : [text]
}
