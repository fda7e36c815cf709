import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { docxLines } from '../extract/docx.ts'
import { docxOf } from '../testing/documents.ts'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

const head = 'Siti Aminah\nsiti@example.com\n'
const of = (text: string) => readLines(plainLines(head + text))

test('a list under a bold heading of an unknown name is read as skills with the level "check"', () => {
  const { cv, certainty } = readLines(
    drawnPage(
      '*Siti Aminah*\n*Work Experience*\nClerk, Petra Bhd, 2015 - 2018\n*Education*\nDiploma in Nursing, Kolej A, 2010\n*Good With*\n• Excel\n• SAP\n• Payroll\n• First aid',
    ),
  )
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
