import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

/** What is read of forms, in which each value has a label. */

const europass = `Dates | 2018 - present
Occupation or position held | Coded Welder (6G)
Main activities and | • Pipe welding
responsibilities
Name and address of employer | Bintulu Marine Fabrication, Bintulu
Dates | 2013 - 2017
Occupation or position held | Welder
Name and address of employer | Kemena Shipyard, Bintulu`
const above = `Jawatan
Jurukimpal
Majikan
Kemena Sdn Bhd
Tempoh
2013 - 2017
Gaji bulanan
RM 4,000
Tugas utama
Kimpalan paip`
const mixed = `Position: Coded Welder
Class: A
Bintulu Marine | 2018 - 2020`

test.each([
  [
    'with a label that wraps in its margin',
    europass,
    [
      'Coded Welder (6G) @ Bintulu Marine Fabrication, 2018: Pipe welding',
      'Welder @ Kemena Shipyard, 2013: ',
    ],
  ],
  ['with labels above their values', above, ['Jurukimpal @ Kemena Sdn Bhd, 2013: Kimpalan paip']],
  ['with a label for one of its two names', mixed, ['Coded Welder @ Bintulu Marine, 2018: ']],
])('positions are read %s', (_, rows, positions) =>
  expect(
    readLines(drawnPage(`*Work Experience*\n${rows}`)).cv.experience.map(
      ({ position, company, start_date, description }) =>
        `${position} @ ${company}, ${start_date}: ${description}`,
    ),
  ).toEqual(positions),
)

test.each([
  [
    'Dates | 2011 - 2012\nField of study | Welding\nTitle of qualification awarded | SKM Level 3\nName of organisation | Institut Kemahiran Miri, Miri',
    'Institut Kemahiran Miri: SKM Level 3, Welding, 2012',
  ],
  [
    'Tarikh | 2011 - 2012\nKelayakan | Diploma Perakaunan\nNama Institusi | Politeknik Ungku Omar',
    'Politeknik Ungku Omar: Diploma, Perakaunan, 2012',
  ],
])('the study %j is %j', (rows, study) =>
  expect(
    readLines(drawnPage(`*Education*\n${rows}`)).cv.education.map(
      ({ institution, degree, field_of_study, end_date }) =>
        `${institution}: ${degree}, ${field_of_study}, ${end_date}`,
    ),
  ).toEqual([study]),
)

test.each([
  [
    'Name / Surname | Siti Aminah\nAddress | Ipoh, Perak\nDesired employment | Senior Nurse',
    'Siti Aminah, Senior Nurse',
  ],
  ['Name\nSiti Aminah\nJawatan | Jururawat', 'Siti Aminah, Jururawat'],
  ['Nama | Siti Aminah\nJawatan | Jururawat', 'Siti Aminah, Jururawat'],
])('the head %j has %j', (rows, head) => {
  const { name, title } = readLines(drawnPage(`*Personal Information*\n${rows}\n*Skills*\nTriage`)).cv
  expect(`${name}, ${title}`).toBe(head)
})

test.each([
  ['*Mother tongue*\nIban\n*Skills*\nWelding, Cutting', ['Iban: Mother tongue']],
  [
    '*Skills*\nMother tongue(s) | Iban\nOther language(s) | Malay\n• Reading: C1\n• Writing: B2',
    ['Iban: Mother tongue(s)', 'Malay: C1'],
  ],
  [
    '*Languages*\nSelf-assessment | Understanding | Speaking\nEnglish | C1 | C2\nMalay | B1 | B1',
    ['English: C1', 'Malay: B1'],
  ],
  ['*Languages*\nEnglish, Malay\nCycling\nKlingon (fluent)', ['English: ', 'Malay: ', 'Klingon: fluent']],
])('the languages of %j are %j', (page, languages) =>
  expect(
    readLines(drawnPage(`*Siti Aminah*\n${page}`)).cv.languages.map(
      ({ language, proficiency }) => `${language}: ${proficiency}`,
    ),
  ).toEqual(languages),
)

test.each(['May 2026 | Siti Aminah · CV', 'Page 1 of 2', '© European Union'])(
  'the header or footer %j has no skill',
  (row) =>
    expect(readLines(drawnPage(`*Siti Aminah*\nNurse\n*Skills*\nTriage\n${row}`)).cv.skills).toEqual([
      'Triage',
    ]),
)

test('a footer below the references has the address of the candidate, not of a referee', () => {
  const page =
    '*Siti Aminah*\n*References*\nAli, Petra Bhd, ali@petra.example\n012-345 6789\nsiti@mail.example.\ncom'
  const footer = drawnPage(page).map((line, at) => (at === 3 ? { ...line, gap: 12 } : line))
  expect(readLines(footer).cv).toMatchObject({ email: 'siti@mail.example.com', phone: '012-345 6789' })
})
