import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

const read = (rows: string) => readLines(drawnPage(`*Siti Aminah*\nsiti@example.com\n${rows}`))

test('a position that begins with a month opens the section: its dates wrap', () => {
  const opened = (position: string) =>
    read(`Pengalaman Kerja\n${position}, Dayang Marine Services | 2004 - 2009`).leftOut.length
  expect([opened('Okt Juruteknik Mekanikal'), opened('Juruteknik Mekanikal')]).toEqual([1, 0])
})

test.each([
  ['without a position', 'Hospital Seri Bayu | 2004 - 2009'],
  [
    'with its employer and a place in the position',
    'Sales Assistant (part-time), GREENLANE, Bath\nHelped on Saturdays. | 2004 - 2009',
  ],
])('an entry %s opens the section', (_, entry) =>
  expect(read(`Work Experience\n${entry}`).leftOut).not.toEqual([]),
)

test('a name that wraps at the edge of its column, or behind a word that leaves it open, is one name', () => {
  const { cv } = read(
    `*Work Experience*
*Senior Clerk, Hospital Raja Perempuan Muhammad*
*Zainab II*
2015 - 2018
Answered the enquiries of all the wards on paper
*Education*
Sunway University of
Technology Sarawak
Diploma in
Finance
2010 - 2013`,
  )
  expect(cv.experience).toMatchObject([{ company: 'Hospital Raja Perempuan Muhammad Zainab II' }])
  expect(cv.education).toMatchObject([
    { institution: 'Sunway University of Technology Sarawak', degree: 'Diploma', field_of_study: 'Finance' },
  ])
})

test('position and employer in the same format stay two names', () =>
  expect(read('*Work Experience*\nClerk\nPetra Bhd\n2015 - 2018').cv.experience).toMatchObject([
    { position: 'Clerk', company: 'Petra Bhd' },
  ]))
