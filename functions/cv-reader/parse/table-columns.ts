import type { Line, Part } from '../layout/line.ts'
import { isDates } from '../words/dates.ts'
import { labelWords } from '../words/lists/label-words.ts'

/** Divides the rows of a table by the columns that its header row names. */

/** In the page's unit: the precision with which a cell's rows are aligned. */
export const alignment = 4

/** Names of columns with descriptions, which are not part of an entry's heading. */
export const describes = /descri|duties|responsib|scope|skop|tugas|catatan/i

/** A row of a table as two lines: the heading of its entry, and the cell with the description. */
export function apart(line: Line, column: Part | undefined): Line[] {
  const cell = line.parts.find(({ left }) => Math.abs(left - (column?.left ?? Infinity)) <= alignment)
  const others = line.parts.filter((part) => part !== cell)
  if (cell === undefined || others.length === 0) return [line]
  const text = cell.text.replace(/^[-–—•]\s*/, '')
  return [
    { ...line, parts: others, text: others.map((part) => part.text).join('  ') },
    { ...line, parts: [{ ...cell, text, segments: [text] }], text, left: cell.left, bullet: true },
  ]
}

/** The labels for the values of an entry, by the name of the column. */
const meanings: readonly (readonly [label: string, names: RegExp])[] = [
  ['Company', new RegExp(`^(?:${labelWords.company})$`, 'i')],
  ['Position', new RegExp(`^(?:${labelWords.position})$`, 'i')],
  ['Institution', new RegExp(`^(?:${labelWords.institution}|board)$`, 'i')],
  ['Qualification', new RegExp(`^(?:${labelWords.degree}|highest qualification)$`, 'i')],
  ['Field', new RegExp(`^(?:${labelWords.field})$`, 'i')],
]
/** Columns that no field stores. */
const unread =
  /^(?:no|bil|result|grade|cgpa|percentage|mark|keputusan|pngk|ipk|nilai|salary|gaji|location|lokasi|reason for leaving)s?$/i

const nameOf = ({ text }: Part): string => text.replace(/[:：.]$/, '').trim()

function labelOfColumn(column: Part): string | undefined {
  const names = nameOf(column).split(/\s*[/&]\s*/)
  return meanings.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0]
}

/** The column of a cell: by its index in a full row, otherwise the nearest one. */
function columnOf(cells: readonly Part[], index: number, columns: readonly Part[]): Part | undefined {
  if (cells.length === columns.length) return columns[index]
  const left = cells[index]?.left ?? 0
  return columns.toSorted((a, b) => Math.abs(a.left - left) - Math.abs(b.left - left))[0]
}

/** Puts the label of its column before each value, and leaves out values that no field stores. */
export function withLabels(line: Line, { parts: columns }: Line): Line {
  const labels = columns.map(labelOfColumn)
  const isTold = new Set(labels.filter((label) => label !== undefined)).size >= 2
  if (!isTold || line.parts.length < 2 || line.bullet || !line.parts.some(({ text }) => isDates(text)))
    return line
  const parts = line.parts.flatMap((part, index) => {
    const column = columnOf(line.parts, index, columns)
    if (column === undefined || isDates(part.text)) return [part]
    if (unread.test(nameOf(column))) return []
    const label = labelOfColumn(column)
    const text = label === undefined ? part.text : `${label}: ${part.text}`
    return [{ ...part, text, segments: [text] }]
  })
  return { ...line, parts, text: parts.map(({ text }) => text).join('  ') }
}
