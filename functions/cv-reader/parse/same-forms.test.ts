import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

const leftOutOf = (rows: string) => readLines(drawnPage(`*Siti Aminah*\nsiti@example.com\n${rows}`)).leftOut

test('a position that begins with a month opens the section: its dates wrap', () => {
  const opened = (position: string) =>
    leftOutOf(`Pengalaman Kerja\n${position}, Dayang Marine Services | 2004 - 2009`).length
  expect([opened('Okt Juruteknik Mekanikal'), opened('Juruteknik Mekanikal')]).toEqual([1, 0])
})

test.each([
  ['without a position', 'Hospital Seri Bayu | 2004 - 2009'],
  [
    'with its employer and a place in the position',
    'Sales Assistant (part-time), GREENLANE, Bath\nHelped on Saturdays. | 2004 - 2009',
  ],
])('an entry %s opens the section', (_, entry) =>
  expect(leftOutOf(`Work Experience\n${entry}`)).not.toEqual([]),
)
