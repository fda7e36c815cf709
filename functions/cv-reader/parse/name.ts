import type { Line } from '../layout/line.ts'
import { sectionNamed } from '../words/headings.ts'
import { nameWords } from '../words/lists/name-words.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isClause } from '../words/clause.ts'
import { isPlace } from '../words/places.ts'
import { positionScore } from '../words/vocabulary.ts'
import { labelled } from './labelled.ts'

const nameWord = new RegExp(`^(?:\\p{Lu}[\\p{L}'’\`.-]*|\\p{Lu}+|${nameWords.particles})\\.?,?$`, 'iu')
const notNames = new RegExp(nameWords.never, 'i')

/** Malaysian names have up to this many words; a longer line is a sentence. */
const maxNameWords = 8
const maxNameCharacters = 60
/** In points: a name in the body's size does not wrap. */
const leastSizeOfName = 13
/** In points: a name in display size can change between bold and plain. */
const sizeOfDisplay = 18
/** In multiples of the font size: words of a name whose letters are set apart. */
const widestGap = 2
/** In points: rounding of font sizes. */
const sameSize = 0.3

const anyLatin = /\p{Script=Latin}/u
const otherScripts =
  /[\p{Script=Han}\p{Script=Tamil}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{M}]+/gu
/** A name that consists of Chinese characters. */
const hanName = /^\p{Script=Han}{2,4}$/u

/** Keeps only the Latin part of a name in two scripts. */
const inOneScript = (text: string): string =>
  anyLatin.test(text)
    ? text
        .replace(/^\+(?=\p{L})/u, '')
        .normalize('NFC')
        .replace(otherScripts, ' ')
        .replace(/\(\s*\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text

const isNameLike = (text: string): boolean => {
  if (hanName.test(text)) return sectionNamed(text) === undefined
  const bare = inOneScript(text)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,\s*(?:ph\.?d|mba|cpa|acca|ir|ts|m\.?sc|b\.?sc|pmp)\.?.*$/i, '')
    .trim()
  const words = bare.split(/\s+/)
  return (
    words.length <= maxNameWords &&
    bare.length >= 2 &&
    bare.length <= maxNameCharacters &&
    !/[\d@:|/\\]/.test(bare.replace(/\b[as]\/[lpo]\b|\bd\/o\b/gi, '').replace(/ @ /g, ' ')) &&
    words.every((word) => nameWord.test(word)) &&
    /\p{Lu}/u.test(bare) &&
    !notNames.test(bare) &&
    !isClause(bare) &&
    !(isPlace(bare) && (bare.includes(',') || words.length === 1)) &&
    sectionNamed(bare) === undefined
  )
}

/** "Name", above the name. */
const nameLabel = new RegExp(`^(?:${labelWords.name})[:：]?$`, 'i')

type Found = { name: string; nameLines: readonly Line[] }

/** Takes the line with the largest font in the head that can be a name; of equal sizes, the first one. */
export function nameIn(head: readonly Line[], everything: readonly Line[]): Found {
  const all = [...head, ...everything]
  for (const [at, line] of all.entries()) {
    const name = nameLabel.test(line.text) ? all[at + 1]?.text : labelled(line.text, labelWords.name)
    if (name !== undefined && isNameLike(name) && (head.includes(line) || /\s/.test(name)))
      return { name, nameLines: [line] }
  }
  const sources = head.length > 0 ? head : everything
  const candidates = sources.filter(({ parts }) => parts.some(({ text }) => isNameLike(text)))
  const chosen = chosenOf(candidates, sources)
  if (chosen === undefined) return { name: '', nameLines: [] }
  const parts = chosen.parts.filter(({ text }) => isNameLike(text))
  const areClose = parts.every(
    ({ left, size }, index) => index === 0 || left - (parts[index - 1]?.right ?? left) <= widestGap * size,
  )
  const name = areClose ? parts.map(({ text }) => text).join(' ') : (parts[0]?.text ?? '')
  // A long name continues on the next line in the same large font size.
  const next = sources[sources.indexOf(chosen) + 1]
  const goesOn =
    next !== undefined &&
    (isSurnameBelow(name, next) ||
      (next.size >= leastSizeOfName && Math.abs(next.size - chosen.size) < sameSize)) &&
    (next.bold === chosen.bold || next.size >= sizeOfDisplay) &&
    isNameLike(next.text) &&
    `${name} ${next.text}`.split(' ').length <= maxNameWords
  return goesOn
    ? { name: tidyName(`${name} ${next.text}`), nameLines: [chosen, next] }
    : { name: tidyName(name), nameLines: [chosen] }
}

/** "AARTI" above "DESHMUKH", both in display size, which can differ. */
const isSurnameBelow = (name: string, { text, size }: Line): boolean =>
  !name.includes(' ') && size >= sizeOfDisplay && positionScore(text) === 0

/** "Siti Aminah, Accounts Clerk": the name and the title as two parts. */
export function withTitleApart(line: Line): Line {
  const [, name = '', title = ''] = /^([^,|·•]+?)(?:,| [-–—|·•])\s+(.+)$/u.exec(line.text) ?? []
  const [part] = line.parts
  if (part === undefined || line.parts.length > 1 || positionScore(title) === 0) return line
  if (!/\s/.test(name) || positionScore(name) > 0 || !isNameLike(name)) return line
  const parts = [name, title].map((text) => ({ ...part, text, segments: [text] }))
  return {
    ...line,
    parts: parts.map((each, index) => ({ ...each, left: part.left + index * titleGap * part.size })),
  }
}
/** In multiples of the font size: far enough that the title does not continue the name. */
const titleGap = 100

/**
 * The largest text that can be a name. A text with a word of a position counts only if it is the largest of all, because a surname
 * can be such a word ("Cook"), and a title can be above the name.
 */
function chosenOf(candidates: readonly Line[], sources: readonly Line[]): Line | undefined {
  const persons = candidates.filter(({ parts }) =>
    parts.some(({ text }) => isNameLike(text) && positionScore(text) === 0),
  )
  const sizeOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ size }) => size))
  const largest = sizeOf(sources)
  const among = persons.length > 0 ? persons : candidates.filter(({ size }) => size >= largest - sameSize)
  const size = sizeOf(among)
  return among.find((line) => line.size >= size - sameSize)
}

/** A name in capitals is converted to title case; these words stay in lower case. */
const small = new Set(nameWords.small.split('|'))
const tidyName = (name: string): string => {
  const bare = inOneScript(name)
    .replace(/,\s*(?:ph\.?d|mba|cpa|acca|pmp)\.?.*$/i, '')
    .trim()
  if (/\p{Ll}/u.test(bare)) return bare
  return bare
    .toLowerCase()
    .split(/\s+/)
    .map((word) =>
      small.has(word)
        ? word
        : word.replace(
            /(^|[-'’.])(\p{L})/gu,
            (_, sign: string, letter: string) => sign + letter.toUpperCase(),
          ),
    )
    .join(' ')
}
