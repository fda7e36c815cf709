import { sameEdge } from './line-style.ts'
import type { Line } from '../layout/line.ts'
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

/** "Malay (Native)", "Malay: Native", "Malay – Native" */
const pair = /^(.+?)\s*(?:[([]\s*(.+?)\s*[)\]]|(?:[:：–—·|]|\s-\s)\s*(.+))\s*$/

/** In words: "Full professional working proficiency"; a longer text is a sentence. */
const maxLevelWords = 4

/** "Bahasa ibunda", the mother tongue: a level that begins like the name of a language. */
const motherTongue = /^bahasa\s+(?:ibunda|ibu|pertama|kedua)$/i

function languageOf(text: string, isUnderHeading: boolean): ParsedLanguage | undefined {
  if (motherTongue.test(text.trim())) return undefined
  const [, language = '', inBrackets, behind = ''] = pair.exec(text) ?? []
  const level = inBrackets ?? behind
  if (isListedLanguage(language) || (isLanguage(language, isUnderHeading) && isLevel(level)))
    return { language: language.trim(), proficiency: tidyLevel(level) }
  if (isLanguage(text, isUnderHeading)) return { language: text.trim(), proficiency: '' }
  const [start] = startsWithLanguage.exec(text) ?? []
  const rest = text.slice(start?.length).trim()
  if (start === undefined || rest.split(/\s+/).length > maxLevelWords) return undefined
  return { language: start, proficiency: tidyLevel(rest) }
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

/** The languages and levels of a text: "Malay, English", "Malay (Native) English (Fluent)", "Malay English". */
function itemsIn(text: string): string[] {
  const bare = text.replace(label, '').trim()
  const words = bare.split(/\s+/)
  if (words.length > 1 && !/^bahasa/i.test(bare) && words.every(isListedLanguage)) return words
  return splitOutside(bare.replace(/\)\s+(?=\p{Lu})/gu, '), '), /[,;|•·/]/).map((item) =>
    item.replace(openLevel, ''),
  )
}

/** `isUnderHeading`: the lines are under a heading of languages, so names outside the list count as well. */
export function languagesIn(
  groups: readonly { lines: readonly Line[]; isUnderHeading: boolean }[],
): ParsedLanguage[] {
  const found = new Map<string, ParsedLanguage>()
  for (const { lines, isUnderHeading } of groups) {
    let last: ParsedLanguage | undefined
    for (const [index, line] of lines.entries()) {
      const levels = levelsBelow(line, lines[index + 1])
      for (const [at, { text }] of line.parts.entries())
        for (const item of itemsIn(text)) {
          const read = languageOf(item, isUnderHeading)
          if (read === undefined) {
            // "Malay" beside or above "Native speaker".
            if (last?.proficiency === '' && isLevel(item)) last.proficiency = tidyLevel(item)
            continue
          }
          const key = read.language.toLowerCase()
          last = found.get(key) ?? { ...read, proficiency: read.proficiency || (levels[at] ?? '') }
          found.set(key, last)
        }
    }
  }
  // Beside languages of the list, a name outside it has a level.
  const areListed = [...found.values()].some(({ language }) => isListedLanguage(language))
  return [...found.values()].filter(
    ({ language, proficiency }) => !areListed || proficiency !== '' || isListedLanguage(language),
  )
}

/** "Sundanese –": the level is in the row below. */
const openLevel = /\s*[:–—-]\s*$/

/** "English   Polish" above "Native   Conversational": the level of each language in a row of them. */
function levelsBelow({ parts }: Line, next: Line | undefined): string[] {
  const below = next?.parts ?? []
  const areLanguages = parts.length > 1 && parts.every(({ text }) => startsWithLanguage.test(text))
  if (!areLanguages || !below.every(({ text }) => isLevel(text))) return []
  const isWhole = below.length === parts.length
  return parts.map(({ left }, at) => {
    const level = isWhole ? below[at] : below.find((cell) => Math.abs(cell.left - left) < sameEdge)
    return tidyLevel(level?.text ?? '')
  })
}

export const isLevel = (text: string): boolean =>
  text.split(/\s+/).length <= maxLevelWords && levelWord.test(text)
