import { readings, sentencesIn } from './plain.ts'

/** How many weights the classifier has. A feature's hash selects its weight. */
export const bucketCount = 2 ** 17

/**
 * The segments that are judged separately, as buckets of features: each sentence and each clause, in every reading. Otherwise a
 * question behind a promise would hide the promise.
 */
export const segmentsOf = (line: string): Uint32Array[] =>
  sentencesIn(line)
    .flatMap((sentence) => [sentence, ...clausesOf(sentence)])
    .flatMap((segment) => readings(segment).map((words) => bucketsOf(words, segment.includes('?'))))

const minClauseWords = 2
const clauseEnd = /(?<=[,;:–—])\s+|\s+(?=(?:and|but|so|because|or) )/u

function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(clauseEnd)
  return clauses.length === 1 ? [] : clauses.filter((clause) => clause.split(' ').length >= minClauseWords)
}

const bucketsOf = (reading: string, isQuestion: boolean): Uint32Array =>
  Uint32Array.from(new Set([...featuresOf(reading, isQuestion)].map(bucketOf)))

const prefixLetters = 5
/** Shorter words are mostly grammatical. */
const minTopicLetters = 4
const persons = ['you', 'your', 'i', 'my', 'we']

/** The words with their stems and prefixes, neighbouring words, the beginning, and which topic is asked or stated about whom. */
export function featuresOf(reading: string, isQuestion: boolean): Set<string> {
  const form = isQuestion ? 'asked' : 'stated'
  const features = new Set([form])
  const words = reading
    .split(' ')
    .filter((word) => word !== '' && word !== '.')
    .map((word) => (/\d/u.test(word) ? '#' : word))
  const about = [form, ...persons.filter((person) => words.includes(person))]
  words.forEach((word, at) => {
    const stem = stemOf(word)
    features.add(`word ${word}`).add(`stem ${stem}`)
    if (word.length >= prefixLetters) features.add(`prefix ${word.slice(0, prefixLetters)}`)
    if (word.length >= minTopicLetters) for (const whom of about) features.add(`topic ${whom} ${stem}`)
    const [next, second] = words.slice(at + 1, at + 3)
    if (next !== undefined) features.add(`pair ${word} ${next}`)
    if (second !== undefined) features.add(`gap ${word} ${second}`)
  })
  for (const count of [1, 2, 3]) features.add(`start ${words.slice(0, count).join(' ')}`)
  return features
}

/** Cutting too much does no harm, because the whole word is a feature too. */
export const stemOf = (word: string): string =>
  word
    .replace(/ies$/u, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|ly)$/u, '')
    .replace(/(?<=..)e$/u, '')

const fnvOffset = 0x811c9dc5
const fnvPrime = 0x01000193

/** FNV-1a with a final mix, because only the low bits are used. */
export function bucketOf(feature: string): number {
  let hash = fnvOffset
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), fnvPrime)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % bucketCount
}

const minLength = 20

/** The weight of one feature in a segment: less in long segments, which have many, and not more in short ones. */
export const shareOfFeature = (segment: Uint32Array): number =>
  1 / Math.sqrt(Math.max(segment.length, minLength))
