import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import type { CvCertainty } from '../reading.ts'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

const contact = '+60 12-345 6789 | nurul.izzah@example.com'
const name = 'Nurul Izzah binti Kamaruddin'
const head = `${name}\n${contact}`
const job = 'Work Experience\nSenior Data Analyst, Gemilang Retail Sdn Bhd, 2019 - 2021'
const study = 'Education\nBachelor of Science in Statistics, Universiti Malaya, 2014 - 2018'
const clear = `${name}\nSenior Data Analyst\nShah Alam, Selangor | ${contact}\n${job}\n${study}`

const levelsOf = (text: string, doubtful?: ReadonlySet<string>): CvCertainty =>
  readLines(plainLines(text), doubtful).certainty

test('the reader is sure where the CV has what each field needs', () =>
  expect(levelsOf(clear)).toMatchObject({
    name: 'sure',
    email: 'sure',
    phone: 'sure',
    title: 'sure',
    location: 'sure',
    experience: ['sure'],
    education: ['sure'],
  }))

test('a field with a word that text recognition was not sure of is to be checked', () =>
  expect(levelsOf(clear, new Set(['gemilang', 'kamaruddin']))).toMatchObject({
    name: 'check',
    experience: ['check'],
    education: ['sure'],
  }))

test.each([
  ['without an employer', 'Clerk, 2019 - 2021', 'check'],
  ['that ends before it begins', 'Clerk, Petra Bhd, 2019 - Feb 2001', 'check'],
  ['with one date of two', 'Clerk, Petra Bhd, 2021 -', 'check'],
  ['whose employer was cut', 'Clerk, Angsana Freight Sdn, 2019 - 2021', 'check'],
  ['whose employer is cut at a sign', 'Clerk, Petra Holdings &, 2019 - 2021', 'check'],
  ['whose employer is generic', 'Clerk, Hotels, 2019 - 2021', 'check'],
  ['with text behind a legal form', 'Clerk, Petra Holdings Bhd Ipoh, 2019 - 2021', 'check'],
  ['with a ward as the employer', 'Staff Nurse, Medical Ward, 2019 - 2021', 'check'],
  ['with a place as the employer', 'Customs Clerk, Port Klang North, 2019 - 2021', 'check'],
  ['that ends in a preposition', 'Specialist in, Petra Holdings Bhd, 2019 - 2021', 'check'],
  ['with a double slash', 'Clerk, Petra Bhd // North Wing, 2019 - 2021', 'check'],
  ['with an employer in its rows', 'Clerk, Petra Bhd, 2019 - 2021\n- Kept books.\n- Nilam Bank', 'check'],
  ['that is on the page twice', 'Clerk, Petra Bhd, 2019 - 2021\nClerk, Petra Bhd, 2019 - 2021', 'sure'],
])('a position %s: %j has the level %s', (_, row, level) =>
  expect(levelsOf(`${head}\nWork Experience\n${row}`).experience).toEqual([level]),
)

test.each([
  ['beside text that no value has', 'BSc in Physics, Universiti Malaya, 2010 - 2013\nEngineering', 'check'],
  ['whose subject is missing', 'Diploma, Universiti Malaya, 2010 - 2013', 'check'],
  ['with a heading as its subject', 'BSc, Profile, Sunway University, 2014', 'check'],
  ['with a subject in its degree', 'Bachelor of Nursing (Hons), Sunway University, 2014', 'check'],
  ['with a text that touches the school', 'BSc in Law, Universiti MalaysiaJun 1, 2014', 'check'],
  ['of one word, which has no subject', 'MBA, Sunway University, 2014', 'sure'],
  ['with its subject first', 'Marketing BSc, Sunway University, 2014', 'sure'],
])('a study %s: %j has the level %s', (_, row, level) =>
  expect(levelsOf(`${head}\n${job}\nEducation\n${row}`).education).toEqual([level]),
)

test.each([
  ['Malay: Fluent', ['sure']],
  ['Malay: Fluent\n(native tongue)', ['check']],
  ['Malay\nsome words before it\nFluent', ['check']],
  ['Malay: Fluent\nTamil: Basic\nIban', ['sure', 'sure', 'check']],
])('the languages %j', (rows, levels) =>
  expect(levelsOf(`${head}\n${job}\nLanguages\n${rows}`).languages).toEqual(levels),
)

test.each([
  ['cells', 'SKILLS\nLedgers\tPayroll\nAudits', 'sure'],
  ['nothing', 'SKILLS', 'check'],
  ['more cells than in the row above', 'SKILLS\nLedgers\nAudits\nPayroll\tTax', 'check'],
  ['rows in the summary', 'SUMMARY\nDoes books.\nLedgers\nPayroll\nBudgets\nSKILLS\nAudits, Tax', 'check'],
  ['short rows below references', 'SKILLS\nAudits, Tax\nREFERENCES\nLedgers\nPayroll', 'sure'],
  ['short rows below an unknown heading', 'SKILLS\nAudits, Tax\nMISCHIEF\nLedgers\nPayroll', 'check'],
])('skills with %s', (_, rows, level) =>
  expect(
    levelsOf(`${head}\n${job}\n${study}\n${rows}`.replace(/^(?:Work|Educ).*$/gm, (row) => row.toUpperCase()))
      .skills,
  ).toBe(level),
)

test('skills under a bold heading of an unknown name are to be checked', () => {
  const page = `*${name}*\n*Work Experience*\nClerk, Petra Bhd, 2015 - 2018\n*Education*\nDiploma in Nursing, Kolej A, 2010\n*Good With*\n• Excel\n• SAP\n• Payroll\n• First aid`
  const { cv, certainty } = readLines(drawnPage(page))
  expect([cv.skills, certainty.skills]).toEqual([['Excel', 'SAP', 'Payroll', 'First aid'], 'check'])
})

test('skills are to be checked where one of them has the look of a heading', () => {
  const levelOf = (tools: string) =>
    readLines(drawnPage(`+*${name}*\n${contact}\n+*Skills*\n${tools}\nExcel\nPayroll`)).certainty.skills
  expect([levelOf('Tools'), levelOf('+Tools')]).toEqual(['sure', 'check'])
})

test('a paragraph that no value has makes an empty summary doubtful', () => {
  const paragraph = 'Keeps the books of twelve companies in three countries and likes tidy cupboards'
  const under = (heading: string) =>
    levelsOf(`${head}\n${job}\n${heading}\nMalay: Fluent\n${paragraph}`).summary
  expect([under('Languages'), under('Hobbies')]).toEqual(['check', 'none'])
})

test.each([
  [`${name}\nn.izzah@example.com\n${job}`, 'none', 'none'],
  [`${name}\nauditor\nn.izzah@example.com\n${job}`, 'check', 'none'],
  [`${name}\n${job}`, 'check', 'check'],
])('an empty title and place of %j', (text, title, location) =>
  expect(levelsOf(text)).toMatchObject({ title, location }),
)

test.each([
  [`${clear}\nReferences\nTan Ah Kow, tan@example.org`, 'sure'],
  [`${clear}\nProjects\nA shop for books, books@example.org`, 'check'],
  [`${name}\nnurul@mail.example.\norg\n${job}`, 'check'],
  [`${name}\nnurul@mail.exam\nple.org\n${job}`, 'check'],
  ['', 'none'],
])('the e-mail address of %j has the level %s', (text, level) => expect(levelsOf(text).email).toBe(level))

test("an e-mail address under References is not the candidate's", () =>
  expect(readLines(plainLines(`${name}\n${job}\nReferences\nTan, tan@example.org`)).cv.email).toBe(''))

test('a CV in a foreign language keeps its contact details and what is sure', () => {
  const { cv, certainty, foreignLanguage } = readLines(
    plainLines(`张伟
zhang.wei@example.com | +86 138 1234 5678
工作经历
2019 - 2023 高级软件工程师 北京某某科技有限公司
教育背景
2015 - 2019 北京大学 计算机科学
技能
数据库 网络 编程`),
  )
  expect(foreignLanguage).toBe('Chinese')
  expect(cv).toMatchObject({ email: 'zhang.wei@example.com', experience: [], education: [], summary: '' })
  expect(certainty.experience).toEqual([])
})
