import type { Line, Part } from '../layout/line.ts'
import { breaksOff, isDates, rangeIn } from '../words/dates.ts'
import { areColumnNames } from '../words/column-names.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { withParts } from './with-parts.ts'

/** In the page's unit: the precision with which a cell's rows are aligned. */
const alignment = 4

export const isTableHead = ({ parts }: Line): boolean =>
  parts.length > 1 && areColumnNames(parts.map(({ text }) => text))

/** The cell of a row to which a text below it belongs; the text can be indented in its cell. */
function cellAbove(row: Line, part: Part): Part | undefined {
  const cell = row.parts.findLast(({ left }) => left <= part.left + alignment)
  if (cell === undefined) return undefined
  // The rest of a cell ends before the next cell; a description is as wide as the table.
  const next = row.parts[row.parts.indexOf(cell) + 1]
  return next !== undefined && part.right > next.left + alignment ? undefined : cell
}

/** In multiples of the font size: rows of the table are further apart than the rows of a cell. */
const betweenRows = 0.3

/** The distance below which rows are the rest of cells, where the rows below a header row are at two distances; otherwise 0. */
function distanceOfRest([, , ...lines]: readonly Line[]): number {
  const gaps = lines.map(({ gap }) => gap)
  const distance = Math.min(...gaps) + betweenRows
  return Math.max(...gaps) > distance ? distance : 0
}

/** Leaves out a table's header row, and joins the rows below it of a cell that wraps to the row of the table they belong to. */
export function withoutTableHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  let head: Line | undefined
  let distance = 0
  for (const [index, line] of lines.entries()) {
    if (isTableHead(line)) {
      head = line
      distance = distanceOfRest(lines.slice(index))
      continue
    }
    const row = result.at(-1)
    const isRest =
      row !== undefined &&
      head !== undefined &&
      hasEdges(row) &&
      (line.parts.length < row.parts.length ||
        line.gap < distance ||
        (row.parts.some(({ text }) => breaksOff(text)) &&
          line.parts.every(({ text }) => rangeIn(text) === undefined))) &&
      // An item of the description; only the dash of a range that wraps reads as a bullet.
      (!line.bullet || isDates(line.parts[0]?.text ?? '')) &&
      line.parts.every((part) => cellAbove(row, part) !== undefined)
    if (isRest) result[result.length - 1] = joined(row, line)
    else result.push(line)
  }
  return head === undefined
    ? result
    : result.flatMap((line) => withDescriptionBelow(withRange(line, head), head))
}

/** Cells of a word processor have no positions, and their whole text. */
const hasEdges = ({ parts }: Line): boolean => parts.some(({ right }) => right > 0)

const [start, end] = [labelWords.start, labelWords.end].map(
  (words) => new RegExp(`^(?:${words})[:：]?$`, 'i'),
)

/** The dates of the columns "From" and "To" as one range. */
function withRange(line: Line, head: Line): Line {
  const [from, to] = [start, end].map((label) => head.parts.findIndex(({ text }) => label?.test(text)))
  const [first, last] = [line.parts[from ?? -1], line.parts[to ?? -1]]
  if (first === undefined || last === undefined || line.parts.length !== head.parts.length) return line
  const text = `${first.text} – ${last.text}`
  return withParts(
    line,
    line.parts.flatMap((part) =>
      part === last ? [] : [part === first ? { ...part, text, segments: [text] } : part],
    ),
  )
}

const description = /description|duties|responsibilit|scope|skop|tugas|achievements/i

/** The cell in a column of descriptions becomes a line below its row. */
function withDescriptionBelow(line: Line, head: Line): Line[] {
  const at = head.parts.findIndex(({ text }) => description.test(text))
  const cell = line.parts[at]
  if (cell === undefined || line.parts.length !== head.parts.length) return [line]
  return [withParts(line, line.parts.toSpliced(at, 1)), { ...withParts(line, [cell]), bullet: true }]
}

function joined(row: Line, rest: Line): Line {
  const parts = row.parts.map((cell) => {
    const more = rest.parts.filter((part) => cellAbove(row, part) === cell)
    // The dash of a range that wraps in its cell reads as a bullet.
    const isEnd =
      rest.bullet && more[0] === rest.parts[0] && isDates(cell.text) && isDates(more[0]?.text ?? '')
    const text = [cell, ...more].map((part) => part.text).join(isEnd ? ' – ' : ' ')
    return more.length === 0 ? cell : { ...cell, text, segments: [text] }
  })
  return withParts(row, parts)
}
