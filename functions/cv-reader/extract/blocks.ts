import { lineOf, styleChange, type Line, type Part } from '../layout/line.ts'

/** The paragraphs and tables of a word processor's file, and the lines they make. */

/** A paragraph as lines (cut at line breaks) of parts (cut at tabs). */
export type Paragraph = { lines: Part[][]; bullet: boolean }
export type Table = { rows: Block[][][] }
export type Block = Paragraph | Table

const isTable = (block: Block): block is Table => 'rows' in block

/** A tab: the text behind it is a new part. */
export const partBreak: Part = { text: '\t', left: 0, right: 0, bold: false, italic: false, size: 0 }

/** Joins runs into parts, which only tabs separate. DOCX has no coordinates, so `left` counts a part's index in its line. */
function partsOf(pieces: readonly Part[]): Part[] {
  const parts: Part[] = []
  let begins = true
  let bold = false
  for (const piece of pieces) {
    if (piece.text === '\t') {
      begins = true
      continue
    }
    const last = parts.at(-1)
    if (begins || last === undefined) parts.push({ ...piece, left: parts.length * tabWidth })
    else {
      if (piece.bold !== bold) last.text += styleChange
      if (piece.text.length > last.text.length)
        Object.assign(last, { bold: piece.bold, italic: piece.italic })
      last.text += piece.text
      last.size = Math.max(last.size, piece.size)
    }
    begins = false
    bold = piece.bold
  }
  return parts.map((part) => ({ ...part, text: part.text.normalize('NFKC') }))
}

const tabWidth = 100
const lineGap = 1.2
const emptyLineGap = 1.4
const columnsFromParagraphs = 4

/** The lines of paragraphs and tables, in reading order. */
export function linesOf(blocks: readonly Block[]): Line[] {
  const lines: Line[] = []
  let space = 0
  let startsBlock = true
  for (const block of blocks) {
    if (isTable(block)) {
      lines.push(...tableLines(block))
      space = 0
      startsBlock = true
      continue
    }
    let first = true
    for (const pieces of block.lines) {
      const parts = partsOf(pieces)
      const gap = lineGap + (first ? space : 0)
      const line = lineOf(parts, { gap, startsBlock })
      if (line === undefined) continue
      lines.push({ ...line, bullet: line.bullet || (block.bullet && first) })
      first = false
      startsBlock = false
      space = 0
    }
    if (first) space += emptyLineGap
  }
  return lines
}

/** A table lays out either the columns of a page, or rows of label and value. */
function tableLines({ rows }: Table): Line[] {
  const paragraphsIn = (cell: readonly Block[]): number =>
    cell.filter((block) => isTable(block) || block.lines.some((line) => line.length > 0)).length
  const isColumns = rows.some(
    (cells) => cells.filter((cell) => paragraphsIn(cell) >= columnsFromParagraphs).length >= 2,
  )
  if (isColumns) {
    const width = Math.max(...rows.map((cells) => cells.length))
    const columns = Array.from({ length: width }, (_, index) =>
      rows.flatMap((cells) => linesOf(cells[index] ?? [])),
    )
    const size = (column: readonly Line[]): number => column.reduce((sum, { text }) => sum + text.length, 0)
    return columns.toSorted((a, b) => size(a) - size(b)).flat()
  }
  return rows.flatMap((cells) => {
    const filled = cells.map((cell) => linesOf(cell)).filter((lines) => lines.length > 0)
    if (filled.length < 2) return filled.flat()
    const parts = filled.flatMap(([first], index) =>
      (first?.parts ?? []).map((part) => ({ ...part, left: part.left + index * 2 * tabWidth })),
    )
    const row = lineOf(parts, { gap: filled[0]?.[0]?.gap ?? lineGap, startsBlock: false })
    return [
      ...(row === undefined ? [] : [row]),
      ...filled.flatMap((lines) => lines.slice(1).map((line) => ({ ...line, startsBlock: false }))),
    ]
  })
}
