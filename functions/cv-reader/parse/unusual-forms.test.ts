import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { docxLines } from '../extract/docx.ts'
import { docxOf } from '../testing/documents.ts'
import { readLines } from './parse.ts'

const head = 'Siti Aminah\nsiti@example.com\n'
const of = (text: string) => readLines(plainLines(head + text))

test('a list under a bold heading of an unknown name is read as skills with the level "check"', () => {
  const lines = docxLines(
    docxOf([
      { text: 'Siti Aminah', bold: true },
      { text: 'siti@example.com' },
      { text: 'Work Experience', bold: true },
      { text: 'Clerk, Petra Bhd, 2015 - 2018' },
      { text: 'Education', bold: true },
      { text: 'Diploma in Nursing, Kolej A, 2010' },
      { text: 'Good With', bold: true },
      ...['Excel', 'SAP', 'Payroll', 'First aid'].map((text) => ({ text, bullet: true })),
    ]),
  )
  const { cv, certainty } = readLines(lines)
  expect([cv.skills, certainty.skills]).toEqual([['Excel', 'SAP', 'Payroll', 'First aid'], 'check'])
})

test('years that no entry has are shown as left out', () => {
  const { leftOut } = of('Work Experience\nClerk, Petra Bhd, 2019 - 2021\nBeekeeper, Yarrow, 2011 > 2014')
  expect(leftOut.flatMap(({ lines }) => lines).join('\n')).toContain('Yarrow')
})

test('a name that was cut or is generic has the level "check"', () => {
  const of1 = (heading: string) => of(`Work Experience\n${heading}`).certainty.experience[0]
  expect(of1('Clerk, Petra Bhd, 2019 - 2021')).toBe('sure')
  expect(of1('Clerk, Angsana Freight Sdn, 2019 - 2021')).toBe('check')
  expect(of1('Clerk, Hotels, 2019 - 2021')).toBe('check')
})

test('a language in the format of the headings begins no section', () => {
  const bold = (text: string) => ({ text, bold: true })
  const lines = docxLines(
    docxOf([
      bold('SITI AMINAH'),
      { text: 'siti@example.com' },
      bold('WORK EXPERIENCE'),
      { text: 'Clerk, Petra Bhd, 2015 - 2018' },
      bold('EDUCATION'),
      { text: 'Diploma in Nursing, Kolej A, 2010' },
      bold('LANGUAGES'),
      bold('MALAY'),
      { text: 'Native' },
      bold('ENGLISH'),
      { text: 'Good' },
    ]),
  )
  expect(readLines(lines).cv.languages.map(({ language }) => language)).toEqual(['MALAY', 'ENGLISH'])
})

test('skills are to be checked where one of them has the look of a heading', () => {
  const levelOf = (look: { size?: number }) =>
    readLines(
      docxLines(
        docxOf([
          { text: 'Siti Aminah', bold: true, size: 20 },
          { text: 'siti@example.com' },
          { text: 'Skills', bold: true, size: 16 },
          { text: 'Tools', ...look },
          { text: 'Excel' },
          { text: 'Payroll' },
        ]),
      ),
    ).certainty.skills
  expect([levelOf({}), levelOf({ size: 14 })]).toEqual(['sure', 'check'])
})

test('positions whose names and dates stand between dots in an item are read, also a running one', () =>
  expect(
    of(
      'Employment\n• Petra Academy • Second in Department, Mathematics • since September 2021\n- Ran the club.\n• Petra Academy • Teacher of Mathematics • September 2017 – August 2021\n- Taught.',
    ).cv.experience.map(({ company, start_date }) => [company, start_date]),
  ).toEqual([
    ['Petra Academy', 'September 2021'],
    ['Petra Academy', 'September 2017'],
  ]))
