import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { readLines } from './parse.ts'
import { mixedEntries } from './unheld-names.ts'

const levelsOf = (text: string) => readLines(plainLines(`Nurul Izzah\nnurul@example.com\n${text}`)).certainty

const job = 'Work Experience\nAccounts Clerk, Petra Holdings Bhd, 2019 - 2021'
const study = 'Education\nBSc in Physics, Universiti Malaya, 2010 - 2013'
const levels = (title: string, whole: string, rest: string) => [title, whole, rest] as const

test.each([
  levels('a study', study, `${study}\nEngineering`),
  levels('a language', 'Languages\nMalay: Fluent', 'Languages\nMalay: Fluent\n(native tongue)'),
])('%s beside text that no value has is to be checked', (_, whole, rest) => {
  const of = (text: string) => {
    const { education, languages } = levelsOf(`${job}\n${text}`)
    return [...education, ...languages]
  }
  expect([of(whole), of(rest)]).toEqual([['sure'], ['check']])
})

test('a paragraph that no value has makes an empty summary doubtful', () => {
  const paragraph = 'Keeps the books of twelve companies in three countries and likes tidy cupboards'
  const under = (heading: string) => levelsOf(`${job}\n${heading}\nMalay: Fluent\n${paragraph}`).summary
  expect([under('Languages'), under('Hobbies')]).toEqual(['check', 'none'])
})

test('short texts under an unknown heading make the skills doubtful', () => {
  const under = (heading: string) =>
    levelsOf(
      `${job}\n${study}\nSkills\nAudits, Tax\n${heading}\nLedgers\nPayroll`.replace(
        /^(?:Work|Education|Skills).*$/gm,
        (line) => line.toUpperCase(),
      ),
    ).skills
  expect([under('REFERENCES'), under('MISCHIEF')]).toEqual(['sure', 'check'])
})

test('a job with one date of two, and a degree whose subject is missing, are to be checked', () => {
  const { experience, education } = levelsOf(
    'Work Experience\nAccounts Clerk, Petra Holdings Bhd, 2021 -\nEducation\nDiploma, Universiti Malaya, 2010 - 2013',
  )
  expect([experience, education]).toEqual([['check'], ['check']])
})

test('a job that the page has twice is read once', () =>
  expect(levelsOf(`${job}\n${job}`).experience).toEqual(['sure']))

test('an empty list of skills, and one with more cells in a row than in the row above, are to be checked', () => {
  const under = (lines: string) => levelsOf(`${job}\n${study}\nSkills\n${lines}`).skills
  const levels = ['Ledgers\tPayroll\nAudits', '', 'Ledgers\nAudits\nPayroll\tTax'].map(under)
  expect(levels).toEqual(['sure', 'check', 'check'])
})

test('a profession beside the name makes an empty title doubtful', () => {
  const titleOf = (head: string) =>
    readLines(plainLines(`${head}\nnurul@example.com\n${job}`)).certainty.title
  expect([titleOf('Nurul Izzah'), titleOf('Nurul Izzah\nauditor')]).toEqual(['none', 'check'])
})

test('an employer with text behind its legal form is to be checked', () => {
  const of = (employer: string) =>
    levelsOf(`Work Experience\nAccounts Clerk, ${employer}, 2019 - 2021`).experience
  expect([of('Petra Holdings Bhd'), of('Petra Holdings Bhd Ipoh')]).toEqual([['sure'], ['check']])
})

const leftOutOf = (text: string) =>
  readLines(plainLines(`Nurul Izzah\nnurul@example.com\n${text}`)).leftOut.map(({ section }) => section)

test.each([
  ['languages in a description', `${job}\nLedgers. Bahasa: Bahasa Melayu, Bahasa Inggeris`, 'languages'],
  ['a language', `${job}\nHobbies\nIban\nLanguages\nMalay: Fluent`, 'languages'],
  [
    'a position with an employer among its rows',
    `${job}\n- Kept the books.\n- Nilam Textiles Bhd\n- Bought cloth.`,
    'experience',
  ],
  [
    'a position at an employer of one general word',
    'Work Experience\nClerk, School, 2019 - 2021',
    'experience',
  ],
  [
    'a position that is a row of a description',
    'Work Experience\nPrepared weekly reports, Petra Holdings Bhd, 2019 - 2021',
    'experience',
  ],
  ['a study whose subject has the school', 'Education\nDiploma in Law Sunway University, 2014', 'education'],
  ['a place as a position', 'Work Experience\nIpoh, Petra Holdings Bhd, 2019 - 2021', 'experience'],
  [
    'a position that begins inside a sentence',
    'Work Experience\nand all suppliers, Petra Holdings Bhd, 2019 - 2021',
    'experience',
  ],
  ['a study among the skills', `${job}\n${study}\nSkills\nLedgers, Diploma in Nursing`, 'education'],
])('%s is shown as left out', (_, text, section) => expect(leftOutOf(text)).toContain(section))

test.each([
  ['a study whose degree is the school', 'Kolej Matrikulasi Pahang', 'Physical Science'],
  ['a study at a place', 'Diploma in Nursing', 'Ipoh'],
  ['a study at a position', 'Diploma in Nursing', 'Staff Nurse'],
])('%s is shown as left out', (_, degree, institution) =>
  expect(
    mixedEntries({
      experience: [],
      education: [{ degree, institution, field_of_study: '', start_date: '2014', end_date: '2016' }],
    }).map(({ section }) => section),
  ).toEqual(['education']),
)

test('a language whose level stands apart is to be checked', () =>
  expect(levelsOf(`${job}\nLanguages\nMalay\nsome words before it\nFluent`).languages).toEqual(['check']))

test('of two languages with a level, a third without one is to be checked', () =>
  expect(levelsOf(`${job}\nLanguages\nMalay: Fluent\nTamil: Basic\nIban`).languages).toEqual([
    'sure',
    'sure',
    'check',
  ]))

test.each([
  ['an employer that is cut', 'Work Experience\nAccounts Clerk, Petra Holdings &, 2019 - 2021'],
  ['a ward as the employer', 'Work Experience\nStaff Nurse, Medical Ward, 2019 - 2021'],
  ['a place as the employer', 'Work Experience\nCustoms Clerk, Port Klang North, 2019 - 2021'],
])('%s is to be checked', (_, text) => expect(levelsOf(text).experience).toEqual(['check']))

test.each(['nurul@mail.example.\norg', 'nurul@mail.exam\nple.org'])(
  'an e-mail address that the line cuts is to be checked: %j',
  (address) => expect(readLines(plainLines(`Nurul Izzah\n${address}\n${job}`)).certainty.email).toBe('check'),
)

test('positions under a heading of something else are shown as left out where no position was read', () =>
  expect(leftOutOf('Volunteering\nHead of People   Jul 2023 - Present\nNilam Textiles')).toContain(
    'experience',
  ))

test('each language that was lost is an entry with its level', () => {
  const text = `Nurul Izzah\nnurul@example.com\n${job}\nHobbies\nTamil (Basic), Iban (Fluent)\nLanguages\nMalay: Fluent`
  expect(readLines(plainLines(text)).leftOut.map(({ entry }) => entry)).toEqual([
    { language: 'Tamil', proficiency: 'Basic' },
    { language: 'Iban', proficiency: 'Fluent' },
  ])
})

test.each([
  [
    'a range of dates with an unknown sign',
    `${job}\n- Kept the books\nNilam Textiles Bhd, Ipoh, 2014 › 2018\n- Bought cloth`,
    'experience',
  ],
  ['a study among the positions', `${job}\nDiploma in Nursing, Sunway University, 2014 - 2018`, 'education'],
  [
    'a position below a word that is a heading',
    `${job}\n${study}\nTraining\nHR Officer, Nilam Textiles Bhd, 2014 - 2018`,
    'experience',
  ],
])('%s is shown as left out', (_, text, section) => expect(leftOutOf(text)).toContain(section))

test.each([
  ['a text that ends in a preposition', 'Specialist in, Petra Holdings Bhd, 2019 - 2021'],
  ['a double slash behind its employer', 'Accounts Clerk, Petra Holdings Bhd // North Wing, 2019 - 2021'],
  [
    'an employer among the rows of the description',
    'Accounts Clerk, Petra Holdings Bhd, 2019 - 2021\n- Kept the books.\n- Nilam Bank\n- Bought cloth.',
  ],
])('a job with %s is to be checked', (_, text) =>
  expect(levelsOf(`Work Experience\n${text}`).experience).toEqual(['check']),
)

test('a degree with a subject is to be checked where the field of study is empty', () =>
  expect(levelsOf('Education\nBachelor of Nursing (Hons), Sunway University, 2014').education).toEqual([
    'check',
  ]))

test('without an e-mail address and a number, an empty title or place is to be checked', () => {
  const { title, location } = readLines(plainLines(`Nurul Izzah\n${job}`)).certainty
  expect([title, location]).toEqual(['check', 'check'])
})

test('a group of skills with the name of its section is no heading inside the positions', () => {
  const { skills } = readLines(plainLines(`${job}\nSKILLS\nSkills\nLedgers, Payroll, Audits`)).cv
  expect(skills).toEqual(expect.arrayContaining(['Ledgers', 'Payroll', 'Audits']))
})

test.each([
  ['a degree of one word has no subject', 'MBA, Sunway University, 2014', 'sure'],
  ['a degree behind its subject has one', 'Marketing BSc, Sunway University, 2014', 'sure'],
  ['a school with a text that touches it is cut', 'BSc in Law, Universiti MalaysiaJun 1, 2014', 'check'],
])('%s', (_, text, level) => expect(levelsOf(`Education\n${text}`).education).toEqual([level]))
