import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'
import { mixedEntries } from './unheld-names.ts'

const leftOutOf = (page: string) => readLines(drawnPage(`*Nurul Izzah*\nnurul@example.com\n${page}`)).leftOut

const job = 'Work Experience\nAccounts Clerk, Petra Holdings Bhd, 2019 - 2021'
const study = 'Education\nBSc in Physics, Universiti Malaya, 2010 - 2013'

const sectionsOf = (page: string) => leftOutOf(page).map(({ section }) => section)
const jobs = (rows: string) => `Work Experience\n${rows}`

test.each([
  ['an employer of one general word', jobs('Clerk, School, 2019 - 2021')],
  ['a row of a description as a position', jobs('Prepared weekly reports, Petra Bhd, 2019 - 2021')],
  ['an entry without a position', jobs('Hospital Seri Bayu | 2004 - 2009')],
  ['employer and place in the position', jobs('Clerk (casual), GREENLANE, Bath\nHelped. | 2004 - 2009')],
  ['a name below a position that no value has', `${job}\nNilam Textiles\n${study}`],
  ['a place as a position', jobs('Ipoh, Petra Holdings Bhd, 2019 - 2021')],
  ['a position that begins inside a sentence', jobs('and all suppliers, Petra Holdings Bhd, 2019 - 2021')],
  ['a range with an unknown sign', `${job}\n• Kept books\nNilam Bhd, Ipoh, 2014 › 2018\n• Bought cloth`],
  ['a position below a heading', `${job}\n${study}\nTraining\nHR Officer, Nilam Textiles Bhd, 2014 - 2018`],
  ['a position under another heading', 'Volunteering\nHead of People   Jul 2023 - Present\nNilam Textiles'],
])('%s: positions are shown as incomplete', (_, page) => expect(sectionsOf(page)).toContain('experience'))

test.each([
  ['a study whose subject has the school', 'Education\nDiploma in Law Sunway University, 2014'],
  ['a study among the skills', `${job}\n${study}\nSkills\nLedgers, Diploma in Nursing`],
  ['a name below a study that no value has', `${study}\nCivil Engineering`],
  ['a study among positions', `${job}\nDiploma in Nursing, Sunway University, 2014 - 2018`],
])('%s: studies are shown as incomplete', (_, page) => expect(sectionsOf(page)).toContain('education'))

test.each([
  ['languages in a description', `${job}\nLedgers. Bahasa: Bahasa Melayu, Bahasa Inggeris`],
  ['a language', `${job}\nHobbies\nIban\nLanguages\nMalay: Fluent`],
])('%s: languages are shown as incomplete', (_, page) => expect(sectionsOf(page)).toContain('languages'))

test.each([
  ['a licence among the skills', `${job}\n${study}\nSkills\nAudits, Tax\nCustoms Licence, Petra Academy`],
  ['a certificate among the skills', `${job}\n${study}\nSkills\nAudits, Tax\nData Analytics Certificate`],
  ['a year in a sentence that goes on', `${job}\nLooked after patients in 2020\nand 2021.\n${study}`],
  [
    'the whole time at an employer above its positions',
    'Work Experience\nHospital Tengku Jemaah   2016 – Present\nSenior Staff Nurse   2020 – Present\n• Leads a unit\nStaff Nurse   2016 – 2020\n• Cared for ten patients',
  ],
  ['a grade below a study', `${job}\n${study}\nUpper second class`],
  ['the label of a year', `${job}\n${study}\nSPM | Graduation 2010\nSMK Sanzac`],
  ['a school with its place', `${job}\n${study}\nUniversiti Malaya, Malaya`],
  ['a place below a study', `${job}\n${study}\nIpoh`],
  ['a dated licence', `${job}\n${study}\nLicences\nCustoms Agent Licence, Petra Academy, 2013 – 2021`],
])('%s: nothing is shown as left out', (_, page) => expect(leftOutOf(page)).toEqual([]))

test.each([
  ['a study whose degree is the school', 'Kolej Matrikulasi Pahang', 'Physical Science'],
  ['a study at a place', 'Diploma in Nursing', 'Ipoh'],
  ['a study without a school', 'Diploma in Nursing', ''],
  ['a study at a position', 'Diploma in Nursing', 'Staff Nurse'],
  ['a study with its school in the degree', 'STPM at SM All Saints', ''],
])('%s is shown as left out', (_, degree, institution) =>
  expect(
    mixedEntries({
      experience: [],
      education: [{ degree, institution, field_of_study: '', start_date: '2014', end_date: '2016' }],
    }).map(({ section }) => section),
  ).toEqual(['education']),
)

test.each([
  ['whose employer is a sentence', 'Backend Engineer', 'Python pipelines for wafer test data'],
  ['without an employer', 'Clerk', ''],
  ['that holds another employer', 'Clerk at Awan Trading', 'Petra Bhd'],
  ['that holds another employer behind "in"', 'Audit Senior in Yeoh & Partners', 'Petra Bhd'],
])('a position %s is shown as left out', (_, position, company) =>
  expect(
    mixedEntries({
      experience: [{ position, company, start_date: '2019', end_date: '2021', description: '' }],
      education: [],
    }).map(({ section }) => section),
  ).toEqual(['experience']),
)

test('entries beside each other, of which one is read, are shown', () =>
  expect(
    leftOutOf('Work Experience\nClerk, Petra Bhd\nMay 2022 | Sep 2019 - Apr 2022\n• Kept the books.'),
  ).toMatchObject([{ section: 'experience' }]))

test('years that no entry has are shown with their lines', () =>
  expect(
    leftOutOf(`${job}\nBeekeeper, Yarrow, 2011 > 2014`)
      .flatMap(({ lines }) => lines)
      .join('\n'),
  ).toContain('Yarrow'))

test('a name with a level under a heading of languages is shown, whatever its form', () =>
  expect(leftOutOf(`${job}\nLanguages\nMalay (Fluent)\nSpeech of the Low Hills (Native)`)).toMatchObject([
    { section: 'languages' },
  ]))

test('each language that was lost is an entry with its level', () =>
  expect(
    leftOutOf(`${job}\nHobbies\nTamil (Basic), Iban (Fluent)\nLanguages\nMalay: Fluent`).map(
      ({ entry }) => entry,
    ),
  ).toEqual([
    { language: 'Tamil', proficiency: 'Basic' },
    { language: 'Iban', proficiency: 'Fluent' },
  ]))
