import { columnNames } from './lists/label-words.ts'

const columnName = new RegExp(`^(?:${columnNames})s?$`, 'i')

/** Whether texts side by side are a table's header row, which only names its columns. */
export function areColumnNames(texts: readonly string[]): boolean {
  // "Board / University" are two names.
  const names = texts.flatMap((text) => text.replace(/[:：]$/, '').split(/\s*[/&]\s*/))
  return names.length >= 2 && names.every((name) => columnName.test(name.trim()))
}
