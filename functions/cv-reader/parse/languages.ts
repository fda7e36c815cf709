import type { Line, Part } from '../layout/line.ts'
import type { ParsedLanguage } from '../reading.ts'
import { languageLevels, spokenLanguages } from '../words/lists/language-words.ts'
import { mentionsPlace } from '../words/places.ts'
import { positionScore, schoolScore } from '../words/vocabulary.ts'
import { splitOutside } from './split-outside.ts'

const levelWord = new RegExp(`\\b(?:${languageLevels})\\b`, 'i')
const languageName = new RegExp(
  `^(?:bahasa\\s+(?!bahasa))?(?:${spokenLanguages.replace(/\n/g, '')})(?:\\s*(?:language|\\/|&|and)\\s*[\\p{L} ]+)?$`,
  'iu',
)
const startsWithLanguage = new RegExp(
  `^((?:bahasa\\s+(?!bahasa))?(?:${spokenLanguages
    .replace(/\n/g, '')
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|')}))(?!\\p{L})`,
  'iu',
)

/** Whether the list has a language's name. */
export const isListedLanguage = (text: string): boolean => languageName.test(text.trim())

/** The form of a language's name that is not in the list: one or two capitalised words. */
const nameForm = /^\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?$/u
const notNames =
  /^(?:languages?|bahasa|spoken|written|reading|writing|speaking|listening|understanding|spoken (?:interaction|production)|self-?assessment|(?:european )?level|proficiency|others?|name|type)$/i

const isLanguage = (text: string, isUnderHeading: boolean): boolean =>
  isListedLanguage(text) ||
  (isUnderHeading &&
    nameForm.test(text.trim()) &&
    !levelWord.test(text) &&
    !notNames.test(text.trim()) &&
    positionScore(text) + schoolScore(text) === 0 &&
    !mentionsPlace(text))

const pairs = [
  /^(.+?)\s*[([]\s*(.+?)\s*[)\]]\s*$/,
  /^(.+?)\s*[:：]\s*(.+)$/,
  /^(.+?)\s+(?:-|–|—|\|)\s*(.+)$/,
  /^(.+?)\s*(?:–|—|·)\s*(.+)$/,
  /^(.+?)\s*,\s*(.+)$/,
]

/** In words: "Full professional working proficiency"; a longer text is a sentence. */
const maxLevelWords = 4

/** "Bahasa ibunda", the mother tongue: a level that begins like the name of a language. */
const motherTongue = /^bahasa\s+(?:ibunda|ibu|pertama|kedua)$/i

function languageOf(text: string, isUnderHeading: boolean): ParsedLanguage | undefined {
  if (motherTongue.test(text.trim())) return undefined
  const [, name, level] = /^(.+?)\s*\/{1,2}\s*(.+)$/.exec(text) ?? []
  if (name !== undefined && level !== undefined && isListedLanguage(name) && isLevel(level))
    return { language: name, proficiency: tidyLevel(level) }
  for (const pattern of pairs) {
    const found = pattern.exec(text)
    const [, language = '', proficiency = ''] = found ?? []
    const isPair =
      isListedLanguage(language) || (isLanguage(language, isUnderHeading) && isLevel(proficiency))
    if (isPair) return { language: language.trim(), proficiency: tidyLevel(proficiency) }
  }
  if (isLanguage(text, isUnderHeading)) return { language: text.trim(), proficiency: '' }
  const start = startsWithLanguage.exec(text)
  if (start === null) return undefined
  const rest = text.slice(start[0].length).trim()
  return rest.split(/\s+/).length <= maxLevelWords
    ? { language: start[0], proficiency: tidyLevel(rest) }
    : undefined
}

/** "Reading: C1", one of the levels of a language. */
const skill =
  /^\W*(?:reading|writing|listening|speaking|understanding|spoken (?:interaction|production))\s*[:：]/i

const tidyLevel = (text: string): string =>
  text
    .replace(/[●○•★☆■□▪]+/g, '')
    .replace(skill, '')
    .replace(/^[\s:–—|,-]+|[\s.,;|]+$/g, '')
    .trim()

const anyLanguage = new RegExp(
  startsWithLanguage.source.replace(
    '^',
    '(?<![\\p{L}-])(?!bahasa\\s+(?:ibunda|ibu|pertama|kedua)(?!\\p{L}))',
  ),
  'giu',
)

/** Whether a text names a spoken language of the list. */
export const mentionsLanguage = (text: string): boolean => text.search(anyLanguage) >= 0

const label =
  /^(?:(?:spoken )?languages?(?: known| spoken)?|bahasa)\s*(?:[:：]\s*|$)|^languages?\s(?=\p{L}+\s*\()|^[:：]\s*/iu

/** `isUnderHeading`: the lines are under a heading of languages, so names outside the list count as well. */
export function languagesIn(
  groups: readonly { lines: readonly Line[]; isUnderHeading: boolean }[],
): ParsedLanguage[] {
  const found: ParsedLanguage[] = []
  const add = (language: ParsedLanguage | undefined): boolean => {
    if (language === undefined) return false
    if (!found.some((other) => other.language.toLowerCase() === language.language.toLowerCase()))
      found.push(language)
    return true
  }
  for (const { lines, isUnderHeading } of groups) addLanguages(lines, isUnderHeading, found, add)
  // Beside languages of the list, a name outside it has a level.
  const areListed = found.some(({ language }) => isListedLanguage(language))
  return found.filter(
    ({ language, proficiency }) => !areListed || proficiency !== '' || isListedLanguage(language),
  )
}

function addLanguages(
  lines: readonly Line[],
  isUnderHeading: boolean,
  found: readonly ParsedLanguage[],
  add: (language: ParsedLanguage | undefined) => boolean,
): void {
  const is = (text: string): boolean => isLanguage(text, isUnderHeading)
  const read = (text: string): ParsedLanguage | undefined => languageOf(text, isUnderHeading)
  for (const [index, line] of lines.entries()) {
    const levels = levelsBelow(line, lines[index + 1])
    if (levels !== undefined) {
      line.parts.forEach(({ text }, at) => {
        const own = read(text.replace(openLevel, ''))
        if (own !== undefined) add({ ...own, proficiency: own.proficiency || (levels[at] ?? '') })
      })
      continue
    }
    const pieces = line.parts
      .map(({ text }) => text.replace(label, '').replace(openLevel, '').trim())
      .filter((piece) => piece !== '')
    for (const piece of pieces) {
      const words = piece.split(/\s+/)
      if (words.length > 1 && !/^bahasa/i.test(piece) && words.every(isListedLanguage)) {
        words.forEach((word) => add(read(word)))
        continue
      }
      const whole = read(piece)
      const before = found.at(-1)
      // "Malay", "Native", "English", "Fluent" in one row.
      if (whole === undefined && before?.proficiency === '' && pieces.length > 1 && isLevel(piece)) {
        before.proficiency = tidyLevel(piece)
        continue
      }
      // A level in brackets ends a language: "Malay (Native) English (Fluent)".
      const parted = splitOutside(piece.replace(/\)\s+(?=\p{Lu})/gu, '), '), /[,;|•·/]/)
      if (parted.length > 1 && parted.filter((some) => read(some) !== undefined).length >= 2)
        parted.forEach((some) => add(read(some)))
      else if (!add(whole)) parted.forEach((some) => add(read(some)))
    }
    // "Malay" above "Native speaker".
    const last = found.at(-1)
    const next = lines[index + 1]
    if (
      last !== undefined &&
      last.proficiency === '' &&
      next !== undefined &&
      is(line.text.replace(openLevel, '')) &&
      read(next.text) === undefined &&
      isLevel(next.text)
    )
      last.proficiency = tidyLevel(next.text)
  }
}

/** In the page's unit: rows of one cell begin at the same edge. */
const sameEdge = 3
/** "Sundanese –": the level is in the row below. */
const openLevel = /\s*[:–—-]\s*$/

/** "English   Polish" above "Native   Conversational": the level of each language in a row of them. */
function levelsBelow(line: Line, next: Line | undefined): string[] | undefined {
  if (next === undefined || line.parts.length < 2 || next.parts.length > line.parts.length) return undefined
  const isSameCell = (one: Part, other: Part): boolean => Math.abs(one.left - other.left) < sameEdge
  const fits =
    line.parts.every(({ text }) => startsWithLanguage.test(text)) &&
    next.parts.every((level) => isLevel(level.text) && line.parts.some((part) => isSameCell(part, level)))
  if (!fits && next.parts.length === line.parts.length)
    return line.parts.every(({ text }) => isListedLanguage(text))
      ? next.parts.map(({ text }) => tidyLevel(text))
      : undefined
  if (!fits) return undefined
  return line.parts.map((part) => {
    const level = next.parts.find((some) => isSameCell(part, some))
    return level === undefined ? '' : tidyLevel(level.text)
  })
}

export const isLevel = (text: string): boolean =>
  text.split(/\s+/).length <= maxLevelWords && levelWord.test(text)
