import { expect, test } from 'vitest'
import { lineOf, type Line } from '../layout/line.ts'
import { withoutTableHeads } from './table-head.ts'

type Cell = readonly [text: string, left: number, right: number]

function row(...cells: readonly Cell[]): Line {
  const parts = cells.map(([text, left, right]) => ({
    text,
    left,
    right,
    bold: false,
    italic: false,
    size: 10,
  }))
  const line = lineOf(parts, { gap: 1.4, startsBlock: false })
  if (line === undefined) throw new Error('A line needs a text.')
  return line
}

test('the rows of a cell are joined, and the header row is left out', () => {
  const lines = withoutTableHeads([
    row(['Year', 47, 74], ['Institution', 121, 186], ['Qualification', 278, 357]),
    row(
      ['2014 - 2018', 47, 110],
      ['Universiti Teknologi', 121, 233],
      ['Bachelor of Science in Marine', 278, 420],
    ),
    row(['Malaysia', 121, 169], ['Engineering', 278, 345]),
  ])
  expect(lines.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
    ['2014 - 2018', 'Universiti Teknologi Malaysia', 'Bachelor of Science in Marine Engineering'],
  ])
})
