import { columnNames } from './lists/label-words.ts'

const columnName = new RegExp(`^(?:${columnNames})s?$`, 'i')

/** The share of three or more names that has to be in the list: a CV can have a column of another name. */
const minListed = 0.6
const minNames = 2
const maxWordsOfName = 3

/** Whether texts side by side are the header row of a table. */
export function areColumnNames(texts: readonly string[]): boolean {
  // "Board / University" are two names.
  const names = texts
    .flatMap((text) => text.replace(/[:：]$/, '').split(/\s*[/&]\s*/))
    .map((name) => name.trim())
  const listed = names.filter((name) => columnName.test(name)).length
  if (names.length < minNames || listed < minNames) return false
  const areShort = names.every((name) => name.split(/\s+/).length <= maxWordsOfName && !/[\d@,]/.test(name))
  return (
    listed === names.length || (areShort && names.length > minNames && listed >= minListed * names.length)
  )
}
