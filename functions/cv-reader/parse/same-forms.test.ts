import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { lineOf, type Line } from '../layout/line.ts'
import { readLines } from './parse.ts'

/** Texts of a PDF with their formatting: bold between asterisks, `left` by leading spaces, cells between bars. */
const drawn = (page: string): Line[] =>
  page
    .trim()
    .split('\n')
    .flatMap((row) => {
      const text = row.trim()
      const bold = text.startsWith('*')
      const left = 50 + 8 * (row.length - row.trimStart().length)
      const cells = text.replaceAll('*', '').split(' | ')
      const parts = cells.map((cell, at) => ({
        text: cell,
        left: left + 120 * at,
        right: left + 120 * at + 5 * cell.length,
        bold,
        italic: false,
        size: 10,
      }))
      return lineOf(parts, { gap: 1.4, startsBlock: false }) ?? []
    })

const read = (page: string) => readLines(drawn(`*Siti Aminah*\nsiti@example.com\n${page}`)).cv

test.each([
  ['in bold', '*Databases*\nRedis | MySQL\n*Offices*\nExcel | Word'],
  ['left of their items', 'Databases\n  Redis\n  MySQL\nOffices\n  Excel\n  Word'],
  ['in a row', '*Databases | Offices*\n  Redis | MySQL\n  Excel | Word'],
])('names of groups %s are no skills', (_, rows) =>
  expect(read(`*Skills*\n${rows}`).skills.toSorted()).toEqual(['Excel', 'MySQL', 'Redis', 'Word']),
)

test.each([
  [
    'in small letters',
    'Patient\ncounselling\nStock control\nDispensing',
    ['Patient counselling', 'Stock control', 'Dispensing'],
  ],
  [
    'beside another list',
    '*Staff | Systems*\nHiring, Salary | Workday, SAP\nadministration, Rosters',
    ['Hiring', 'Salary administration', 'Rosters', 'Workday', 'SAP'],
  ],
])('an item that wraps %s is one skill', (_, rows, skills) =>
  expect(read(`*Skills*\n${rows}`).skills).toEqual(skills),
)

test.each([
  [
    'in its own cell',
    'Design | Branding, Typography\nSoftware | Figma, Excel',
    ['Branding', 'Typography', 'Figma', 'Excel'],
  ],
  [
    'that is a heading',
    'Branding, Typography\n*Software*\nFigma, Excel',
    ['Branding', 'Typography', 'Figma', 'Excel'],
  ],
])('the name of a group %s is no part of the list above it', (_, rows, skills) =>
  expect(read(`*Skills*\n${rows}`).skills).toEqual(skills),
)

test('items in the middle of their column are skills, not names of groups', () =>
  expect(
    read('*Skills*\n  *Therapy*\n   *Needling*\n   *Taping*\n *Stroke care*\n   *Pilates*').skills,
  ).toEqual(['Therapy', 'Needling', 'Taping', 'Stroke care', 'Pilates']))

test('a skill in bold above a sentence about it is a skill', () =>
  expect(
    read('*Skills*\n*Bookkeeping*\n  Kept the books of three shops for more than ten years.').skills,
  ).toEqual(['Bookkeeping']))

test('a group with the name of a section in bold is no evidence against plain headings', () =>
  expect(
    read(
      'Work Experience\nClerk, Petra Bhd, 2015 - 2018\nSkills\n*Databases*\nRedis, MySQL\n*Tools*\nHammers, Drills\nEducation\nDiploma in Nursing, Kolej A, 2010',
    ),
  ).toMatchObject({ experience: [{ company: 'Petra Bhd' }], education: [{ degree: 'Diploma' }] }))

test('an indented line in the format of the headings begins no section', () =>
  expect(
    read(
      '*SKILLS*\n   *LEDGERS*\n  Excel, SAP\n*WORK EXPERIENCE*\nClerk, Petra Bhd, 2015 - 2018\n*EDUCATION*\nDiploma in Nursing, Kolej A, 2010',
    ).skills,
  ).toEqual(['Excel', 'SAP']))

test('labels of the start and the end of a position are its range', () =>
  expect(
    read(
      'Work Experience\nCompany: Petra Bhd\nPosition: Clerk\nStart date: 2015-02-01\nEnd date: 2018-03-01\nCompany: Nilam Bank\nPosition: Teller\nStart date: 2012-02-01\nEnd date: 2014-03-01',
    ).experience,
  ).toMatchObject([
    { company: 'Petra Bhd', start_date: '2015-02-01', end_date: '2018-03-01' },
    { company: 'Nilam Bank', start_date: '2012-02-01', end_date: '2014-03-01' },
  ]))

test('a web address below a whole e-mail address is no rest of it', () =>
  expect(readLines(plainLines('Siti Aminah\nsiti@example.com\nexample.com')).cv.email).toBe(
    'siti@example.com',
  ))

test.each([
  ['a list of languages among the contact details', 'Ipoh, Perak | Malay, Tamil'],
  ['a list of languages behind a label without a sign', 'Skills\nLanguage Malay (fluent), Tamil (basic)'],
])('%s is read', (_, rows) =>
  expect(read(rows).languages.map(({ language }) => language)).toEqual(['Malay', 'Tamil']),
)

test('a description as wide as the row above it is no rest of one of its cells', () =>
  expect(
    read(
      'Work Experience\n2019 - 2021 | Shift Lead | Petra Bhd\n               Runs the shift of forty people in a store and trains the new ones.',
    ).experience,
  ).toMatchObject([{ position: 'Shift Lead', company: 'Petra Bhd' }]))

test('an unknown place before the employer is no employer: the other positions have it last', () =>
  expect(
    read(
      'Work Experience\n*Yard Manager | Port Klang*\nSelatan Haulage Berhad | 2018 - 2020\n*Yard Supervisor | Port Klang*\nSelatan Haulage Berhad | 2014 - 2017\n*Customs Clerk | Port Klang*\nEastern Freight Forwarders | 2011 - 2013',
    ).experience.map(({ company }) => company),
  ).toEqual(['Selatan Haulage Berhad', 'Selatan Haulage Berhad', 'Eastern Freight Forwarders']))

test('of dates in two rows, the later one is the end', () =>
  expect(
    read(
      'Work Experience\nToday | Marketing Executive, Petra Bhd\nMay 2023 | Ran the e-mail programme.\nApril 2023 | Marketing Assistant, Teratai Bhd\nMay 2021 | Took photographs.',
    ).experience.map(({ start_date, end_date }) => [start_date, end_date]),
  ).toEqual([
    ['May 2023', 'Today'],
    ['May 2021', 'April 2023'],
  ]))

test('a place in the line of the name is the location, a domain is not', () => {
  const locationOf = (page: string) => readLines(drawn(page)).cv.location
  expect(locationOf('*Klang, Selangor | Siti Aminah*\nsiti@example.com')).toBe('Klang, Selangor')
  expect(locationOf('*Siti Aminah*\nsiti@example.com | aminah.me.uk')).toBe('')
})

test('a position that begins with a month opens the section: its dates wrap', () => {
  const opened = (position: string) =>
    readLines(
      drawn(
        `*Siti Aminah*\nsiti@example.com\nPengalaman Kerja\n${position}, Dayang Marine Services | 2004 - 2009`,
      ),
    ).leftOut.length
  expect([opened('Okt Juruteknik Mekanikal'), opened('Juruteknik Mekanikal')]).toEqual([1, 0])
})

test.each([
  ['without a position', 'Hospital Seri Bayu | 2004 - 2009'],
  [
    'with its employer and a place in the position',
    'Sales Assistant (part-time), GREENLANE, Bath\nHelped on Saturdays. | 2004 - 2009',
  ],
])('an entry %s opens the section', (_, entry) =>
  expect(readLines(drawn(`*Siti Aminah*\nsiti@example.com\nWork Experience\n${entry}`)).leftOut).not.toEqual(
    [],
  ),
)

test('a name that wraps at the edge of its column, or behind a word that leaves it open, is one name', () => {
  const cv = read(
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
  expect(read('*Work Experience*\nClerk\nPetra Bhd\n2015 - 2018').experience).toMatchObject([
    { position: 'Clerk', company: 'Petra Bhd' },
  ]))

test('a single date is the start and the end of a position', () => {
  const { cv, certainty } = readLines(
    drawn('*Work Experience*\nClerk, Petra Bhd | Summer 2018\nTeller, Nilam Bank | Summer 2016'),
  )
  expect(cv.experience).toMatchObject([
    { start_date: 'Summer 2018', end_date: 'Summer 2018' },
    { start_date: 'Summer 2016', end_date: 'Summer 2016' },
  ])
  expect(certainty.experience).toEqual(['sure', 'sure'])
})
