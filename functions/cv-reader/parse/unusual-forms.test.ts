import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { docxLines } from '../extract/docx.ts'
import { docxOf } from '../testing/documents.ts'
import { readLines } from './parse.ts'

const head = 'Siti Aminah\nsiti@example.com\n'
const of = (text: string) => readLines(plainLines(head + text))

test('a list under a bold heading of an unknown name is read as skills with the level "check"', () => {
  const { lines } = docxLines(
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

test('"Bahasa ibunda" is a level, not a language', () =>
  expect(of('Bahasa\nBahasa Melayu – Bahasa ibunda\nBahasa Inggeris – Baik').cv.languages).toEqual([
    { language: 'Bahasa Melayu', proficiency: 'Bahasa ibunda' },
    { language: 'Bahasa Inggeris', proficiency: 'Baik' },
  ]))

test('"Keahlian" means skills in Indonesian and membership in Malay', () => {
  expect(of('Keahlian\nExcel, Canva, SAP').cv.skills).toEqual(['Excel', 'Canva', 'SAP'])
  expect(of('Keahlian\nAhli, Lembaga Jurutera Malaysia, 2015').cv.skills).toEqual([])
})

test('a month is not read as a degree: positions that begin in March stay positions', () => {
  const { cv } = of(
    'Volunteer Manager\nBata Shoes\nMarch 2019 – October 2022\n• Planned the fair\nClerk\nPetra Bhd\nMay 2016 – July 2018',
  )
  expect(cv.experience.map(({ position }) => position)).toEqual(['Volunteer Manager', 'Clerk'])
})

test('years that no entry has are shown as left out', () => {
  const { leftOut } = of('Work Experience\nClerk, Petra Bhd, 2019 - 2021\nBeekeeper, Yarrow, 2011 > 2014')
  expect(leftOut.flatMap(({ lines }) => lines).join('\n')).toContain('Yarrow')
})

test('languages with a level are read outside of their section', () => {
  const job = 'Work Experience\nClerk, Petra Bhd, 2019 - 2021\nHobbies\n'
  expect(of(`${job}Hakka – Fluent`).cv.languages).toEqual([{ language: 'Hakka', proficiency: 'Fluent' }])
})

test('a name that was cut or is generic has the level "check"', () => {
  const of1 = (heading: string) => of(`Work Experience\n${heading}`).certainty.experience[0]
  expect(of1('Clerk, Petra Bhd, 2019 - 2021')).toBe('sure')
  expect(of1('Clerk, Angsana Freight Sdn, 2019 - 2021')).toBe('check')
  expect(of1('Clerk, Hotels, 2019 - 2021')).toBe('check')
})

test('a language in the format of the headings begins no section', () => {
  const bold = (text: string) => ({ text, bold: true })
  const { lines } = docxLines(
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
      ).lines,
    ).certainty.skills
  expect([levelOf({}), levelOf({ size: 14 })]).toEqual(['sure', 'check'])
})

test('"@" separates a position or a degree from its employer or school', () => {
  const { cv } = of(
    'Work Experience\nDuty Manager @Puri Laut Resort\n2017 - 2020\nEducation\nDiploma in Tourism @Kolej Seri\n2014 - 2016',
  )
  expect(cv.experience).toMatchObject([{ position: 'Duty Manager', company: 'Puri Laut Resort' }])
  expect(cv.education).toMatchObject([{ institution: 'Kolej Seri', degree: 'Diploma' }])
})

test('a degree as the first item below its school is read, with its honours', () =>
  expect(
    of('Education\nUniversiti Malaya  2012 - 2014\n• BSc (Hons) in Actuarial Science').cv.education,
  ).toMatchObject([
    { institution: 'Universiti Malaya', degree: 'BSc (Hons)', field_of_study: 'Actuarial Science' },
  ]))
