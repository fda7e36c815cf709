import { columnNames } from './lists/label-words.ts'

const columnName = new RegExp(`^(?:${columnNames})s?$`, 'i')

/** Of three or more names, so many are in the list: a CV can call one column as it likes. */
const minListed = 0.6
const minNames = 2
const maxWordsOfName = 3

/** Whether texts side by side are a table's header row, which only names its columns. */
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
