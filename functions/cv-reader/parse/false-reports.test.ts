import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { readLines } from './parse.ts'

const of = (text: string) => readLines(plainLines(`Nurul Izzah\nnurul@example.com\n${text}`))

const job = 'Work Experience\nStaff Nurse, Petra Holdings Bhd, 2019 - 2021'
const study = 'Education\nBSc in Physics, Universiti Malaya, 2010 - 2013'

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
  [
    'the whole time at an employer above its positions',
    'Work Experience\nHospital Tengku Jemaah   2016 – Present\nSenior Staff Nurse   2020 – Present\n• Leads a unit\nStaff Nurse   2016 – 2020\n• Cared for ten patients',
  ],
  ['a dated licence', `${job}\n${study}\nLicences\nCustoms Agent Licence, Petra Academy, 2013 – 2021`],
])('%s is not reported as left out', (_, text) => expect(of(text).leftOut).toEqual([]))

test('short rows in the summary make the skills doubtful', () => {
  const levelWith = (rows: string) => of(`${job}\nSummary\nKeeps the books.\n${rows}\nSkills\nAudits, Tax`)
  expect([levelWith('').certainty.skills, levelWith('Ledgers\nPayroll\nBudgets').certainty.skills]).toEqual([
    'sure',
    'check',
  ])
})

test('a heading as the field of study is to be checked', () =>
  expect(of('Education\nBSc, Profile, Sunway University, 2014').certainty.education).toEqual(['check']))
