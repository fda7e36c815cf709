import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { testLine as line } from '../testing/test-line.ts'
import { parseCv, readLines } from './parse.ts'

const of = (text: string) => readLines(plainLines(`Nurul Izzah\nnurul@example.com\n${text}`))

const job = 'Work Experience\nStaff Nurse, Petra Holdings Bhd, 2019 - 2021'
const study = 'Education\nBSc in Physics, Universiti Malaya, 2010 - 2013'

test("an employer's whole time above positions is no position", () => {
  const lines = [
    line('WORK EXPERIENCE', { bold: true }),
    line('Hospital Tengku Jemaah¦2016 – Present', { bold: true }),
    line('Senior Staff Nurse, Day Unit¦2020 – Present', { italic: true }),
    line('• Leads a unit of eight beds'),
    line('Staff Nurse, Night Unit¦2016 – 2020', { italic: true }),
    line('• Cared for ten patients'),
    line('Klinik Meru¦2014 – 2015', { bold: true }),
    line('Community Nurse', { italic: true }),
    line('• Visited patients'),
  ]
  expect(parseCv(lines).experience.map(({ position, company }) => `${position} @ ${company}`)).toEqual([
    'Senior Staff Nurse, Day Unit @ Hospital Tengku Jemaah',
    'Staff Nurse, Night Unit @ Hospital Tengku Jemaah',
    'Community Nurse @ Klinik Meru',
  ])
  expect(readLines(lines).leftOut).toEqual([])
})

test.each([
  [
    'a licence among the skills',
    `${job}\n${study}\nSkills\nAudits, Tax\nCustoms Agent Licence, Petra Academy`,
  ],
  [
    'a certificate behind another name among the skills',
    `${job}\n${study}\nSkills\nAudits, Tax\nData Analytics Certificate`,
  ],
  [
    'a year at the end of a row whose sentence goes on',
    `${job}\nLooked after patients in 2020\nand 2021.\n${study}`,
  ],
  ['a dated licence', `${job}\n${study}\nLicences\nCustoms Agent Licence, Petra Academy, 2013 – 2021`],
])('%s is not reported as left out', (_, text) => expect(of(text).leftOut).toEqual([]))

test('a school that is named after a degree is the school', () =>
  expect(
    of('Education\nKolej Matrikulasi Johor\nMatriculation Accounting\n2011 - 2012').cv.education,
  ).toMatchObject([
    { institution: 'Kolej Matrikulasi Johor', degree: 'Matriculation', field_of_study: 'Accounting' },
  ]))

test('numbers of a list are no part of the skills', () =>
  expect(of('Skills\n1. Ledgers\n2. Payroll\n3. Audits').cv.skills).toEqual(['Ledgers', 'Payroll', 'Audits']))

test('short rows in the summary make the skills doubtful', () => {
  const levelWith = (rows: string) => of(`${job}\nSummary\nKeeps the books.\n${rows}\nSkills\nAudits, Tax`)
  expect([levelWith('').certainty.skills, levelWith('Ledgers\nPayroll\nBudgets').certainty.skills]).toEqual([
    'sure',
    'check',
  ])
})

test('a heading as the field of study is to be checked', () =>
  expect(of('Education\nBSc, Profile, Sunway University, 2014').certainty.education).toEqual(['check']))
