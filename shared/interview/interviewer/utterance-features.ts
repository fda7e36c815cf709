import { bucketOf } from './filter/features.ts'
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

const partLengths = [3, 4, 5]

function partsOf(word: string): string[] {
  const marked = `<${word}>`
  return partLengths.flatMap((length) =>
    Array.from(
      { length: Math.max(0, marked.length - length + 1) },
      (_, at) => `part ${marked.slice(at, at + length)}`,
    ),
  )
}

/** The lengths of texts that are told apart, in words. */
const lengths = [1, 2, 5, 9, 15, 24]

/** Words, neighbouring words, parts of words (they forgive forms and small typing errors), both ends, letters, length, question mark. */
function featuresOf(text: string): Set<string> {
  const words = (readings(withoutRepeats(text))[0] ?? '')
    .split(' ')
    .map((word) => (/\d/.test(word) ? '#' : word.replace(/[.,]+$/, '')))
    .filter((word) => word !== '')
  const ends = [1, 2].flatMap((count) => [
    `first ${words.slice(0, count).join(' ')}`,
    `last ${words.slice(-count).join(' ')}`,
  ])
  const features = new Set([
    text.includes('?') ? 'asked' : 'stated',
    `length ${lengths.find((length) => words.length <= length) ?? 'more'}`,
    ...scripts.filter(([, letters]) => letters.test(text)).map(([script]) => `script ${script}`),
    ...ends,
    ...Array.from(text.matchAll(chinesePair), ([, pair = '']) => `chinese ${pair}`),
  ])
  words.forEach((word, at) => {
    features.add(`word ${word}`)
    for (const part of partsOf(word)) features.add(part)
    const [next, second] = words.slice(at + 1, at + 3)
    if (next !== undefined) features.add(`pair ${word} ${next}`)
    if (second !== undefined) features.add(`gap ${word} ${second}`).add(`three ${word} ${next} ${second}`)
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
