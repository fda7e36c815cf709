import { columnNames } from './lists/label-words.ts'

const columnName = new RegExp(`^(?:${columnNames})s?$`, 'i')

/** Whether texts side by side are a table's header row, which only names its columns. */
export const areColumnNames = (texts: readonly string[]): boolean =>
  texts.length >= 2 &&
  texts.every((text) =>
    text
      .replace(/[:：]$/, '')
      .split(/\s*[/&]\s*/)
      .every((name) => columnName.test(name.trim())),
  )
