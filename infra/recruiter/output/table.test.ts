import { describe, expect, test } from 'vitest'
import { details, table, tableWidth, type Column } from './table.ts'

type Row = { id: string; title: string; count: number; place?: string }
const columns: Column<Row>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'TITLE', of: ({ title }) => title, cuttable: true },
  { title: 'COUNT', of: ({ count }) => count },
  { title: 'PLACE', of: ({ place = '' }) => place, cuttable: true },
]

describe('A table', () => {
  test('aligns text to the left and numbers to the right', () => {
    const rows = [
      { id: 'a', title: 'One', count: 1 },
      { id: 'abc', title: 'Twelve', count: 1200, place: 'Penang' },
    ]
    expect(table(columns, rows).split('\n')).toEqual([
      'ID   TITLE   COUNT  PLACE',
      'a    One         1',
      'abc  Twelve   1200  Penang',
    ])
  })

  test('cuts long texts to fit, and never what has to be typed', () => {
    const id = 'x'.repeat(64)
    const lines = table(columns, [{ id, title: 'A'.repeat(80), count: 1, place: 'B'.repeat(80) }]).split('\n')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(tableWidth)
    expect(lines[1]).toMatch(/^x{64} {2}A+… {6}1 {2}B+…$/)
  })

  test('leaves out the last column that may be cut when even short texts are too wide', () => {
    const lines = table(columns, [{ id: 'x'.repeat(80), title: 'Title', count: 1, place: 'B'.repeat(80) }])
    expect(lines).not.toContain('PLACE')
  })

  test('counts the columns of Chinese names, and removes what would control the terminal', () => {
    const rows = [
      { id: '陳大文', title: 'x', count: 1 },
      { id: '\u001B[31mred', title: 'y', count: 2 },
    ]
    expect(table(columns.slice(0, 2), rows).split('\n')).toEqual([
      'ID        TITLE',
      '陳大文    x',
      ' [31mred  y',
    ])
  })
})

test('Details leave out empty values and wrap long ones', () => {
  const text = details([
    ['Name', 'Aisyah'],
    ['Phone', ''],
    ['Skills', Array.from({ length: 30 }, (_, index) => `skill${index}`).join(', ')],
  ])
  const lines = text.split('\n')
  expect(lines[0]).toBe('Name    Aisyah')
  expect(text).not.toContain('Phone')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(tableWidth)
  expect(lines[2]).toMatch(/^ {8}skill/)
})
