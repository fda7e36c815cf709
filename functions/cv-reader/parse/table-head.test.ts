import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { testLine as row } from '../testing/test-line.ts'
import { readLines } from './parse.ts'
import { isTableHead, withoutTableHeads } from './table-head.ts'

test.each([
  [
    'the rows of a cell are joined, and the header row is left out',
    [
      row('Year¦Institution¦Qualification'),
      row('2014 - 2018¦Universiti Teknologi¦Bachelor of Science in Marine'),
      row('Malaysia¦Engineering', { left: 240 }),
    ],
    ['2014 - 2018  Universiti Teknologi Malaysia  Bachelor of Science in Marine Engineering'],
  ],
  [
    'a description in a cell is below its row, and close rows with as many cells are the rest of them',
    [
      row('Period¦Employer¦Position¦Work Description'),
      row('Jan 2023 — Jan¦Anand Rao¦Brand¦Doubled the'),
      row('2025¦Chartered¦Manager¦followers', { gap: 0.9 }),
      row('2020 - 2022¦Kerteh¦Clerk¦Sold stands'),
    ],
    [
      'Jan 2023 — Jan 2025  Anand Rao Chartered  Brand Manager',
      'Doubled the followers',
      '2020 - 2022  Kerteh  Clerk',
      'Sold stands',
    ],
  ],
])('%s', (_, rows, texts) => expect(withoutTableHeads(rows).map(({ text }) => text)).toEqual(texts))

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
  expect(isTableHead(row('Roles & Responsibilities:'))).toBe(false))

test('in a table of a word processor, whose cells have no positions, "From" and "To" are one range', () => {
  const cells = (text: string) => {
    const line = row(text)
    return { ...line, parts: line.parts.map((part) => ({ ...part, right: 0 })) }
  }
  const lines = withoutTableHeads([
    cells('Company¦Position¦From¦To'),
    cells('Kerteh Marine¦Clerk¦May 2020¦Present'),
    cells('Sold stands'),
  ])
  expect(lines.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
    ['Kerteh Marine', 'Clerk', 'May 2020 – Present'],
    ['Sold stands'],
  ])
})
