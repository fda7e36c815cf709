import { expect, test } from 'vitest'
import { lineOf, type Line } from '../layout/line.ts'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'
import { isTableHead, withoutTableHeads } from './table-head.ts'

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

test('a description in a cell is below its row, and close rows with as many cells are the rest of them', () => {
  const close = (line: Line): Line => ({ ...line, gap: 1.1 })
  const lines = withoutTableHeads([
    row(['Period', 47, 80], ['Employer', 121, 170], ['Position', 220, 260], ['Work Description', 300, 400]),
    row(['Jan 2023 — Jan', 47, 115], ['Anand Rao', 121, 180], ['Brand', 220, 250], ['Doubled the', 300, 360]),
    close(row(['2025', 47, 70], ['Chartered', 121, 170], ['Manager', 220, 265], ['followers', 300, 350])),
    row(['2020 - 2022', 47, 100], ['Kerteh', 121, 160], ['Clerk', 220, 250], ['Sold stands', 300, 360]),
  ])
  expect(lines.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
    ['Jan 2023 — Jan 2025', 'Anand Rao Chartered', 'Brand Manager'],
    ['Doubled the followers'],
    ['2020 - 2022', 'Kerteh', 'Clerk'],
    ['Sold stands'],
  ])
})

test('the rest of a cell is no heading, though it is the name of one', () => {
  const head = 'Work Experience\nPeriod | Employer | Position | Work Description'
  const rest = `${' '.repeat(15)}CERTIFICATION | ${' '.repeat(15)} | without losing a day`
  const { experience } = readLines(
    drawnPage(
      `${head}\n2021 - 2023 | LOTUS | Writer | Moved the office\n${rest}\nEducation\nUniversiti Malaya`,
    ),
  ).cv
  expect(experience).toMatchObject([{ position: 'Writer', company: 'LOTUS CERTIFICATION' }])
})

test('a label of two names in one cell is no header row', () =>
  expect(isTableHead(row(['Roles & Responsibilities:', 47, 160]))).toBe(false))

test('in a table of a word processor, whose cells have no positions, "From" and "To" are one range', () => {
  const cells = (text: string): Line => row(...text.split('|').map((cell, at): Cell => [cell, 200 * at, 0]))
  const lines = withoutTableHeads([
    cells('Company|Position|From|To'),
    cells('Kerteh Marine|Clerk|May 2020|Present'),
    cells('Sold stands'),
  ])
  expect(lines.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
    ['Kerteh Marine', 'Clerk', 'May 2020 – Present'],
    ['Sold stands'],
  ])
})
