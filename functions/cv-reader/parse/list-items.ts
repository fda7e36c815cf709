import type { Line } from '../layout/line.ts'
import { isLevel, isListedLanguage } from './languages.ts'

/** The items of a row: behind each other with signs between them, or in cells. */
export const itemsOf = ({ parts }: Pick<Line, 'parts'>): string[] =>
  parts.flatMap(({ text }) => text.split(/\s*[,;|•·]\s*|\s{2,}/)).filter((item) => item !== '')

/** "Hakka", "Malay – Fluent"; not "English teacher". Under a heading of languages, any name with a level. */
export const isLanguageItem = (item: string, isUnderHeading = false): boolean => {
  const [, name = '', level = ''] = /^([^([:–—-]+?)\s*(?:[([:–—-]\s*(.*))?$/.exec(item) ?? []
  const isName = isListedLanguage(name) || (isUnderHeading && level !== '' && !isLevel(name))
  return isName && (level === '' || isLevel(level))
}

/** In words: a longer item is a clause, or a name with its place. */
const maxWordsOfItem = 4

export const areShort = (items: readonly string[]): boolean =>
  items.every((item) => item.split(/\s+/).length <= maxWordsOfItem)
