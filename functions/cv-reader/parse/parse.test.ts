import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { testLine as line } from '../testing/test-line.ts'
import { parseCv } from './parse.ts'

const head = [
  line('Nurul Izzah binti Kamaruddin', { size: 22, bold: true }),
  line('Senior Data Analyst', { size: 12 }),
  line('Shah Alam, Selangor | +60 12-345 6789 | nurul.izzah@example.com'),
]

test('name and contact details come from the head', () => {
  expect(parseCv(head)).toMatchObject({
    name: 'Nurul Izzah binti Kamaruddin',
    title: 'Senior Data Analyst',
    email: 'nurul.izzah@example.com',
    phone: '+60 12-345 6789',
    location: 'Shah Alam, Selangor',
  })
})

test('the title can be above the first heading of a column beside the name', () => {
  const { title, skills } = parseCv([
    line('Chan Wai Meng', { size: 22, bold: true }),
    line('SKILLS', { bold: true }),
    line('Procurement'),
    line('Negotiation'),
    { ...line('Supply Chain Manager', { size: 13 }), startsBlock: true },
    line('PROFILE', { bold: true, size: 12 }),
    line('Runs a team of twelve buyers and two third parties for consumer goods in three states.'),
  ])
  expect({ title, skills }).toEqual({
    title: 'Supply Chain Manager',
    skills: ['Procurement', 'Negotiation'],
  })
})

test('a name above the duties of each position is no heading, also below a heading with an icon', () => {
  const job = ['Clerk, Petra Bhd', 'Driver, Kedai Roti Sdn Bhd'].flatMap((heading, at) => [
    line(`${heading}¦Mar 201${at} - May 201${at + 1}`, { bold: true }),
    line('Highlights', { bold: true }),
    line('Worked at night and on the days before holidays'),
  ])
  const { experience } = parseCv([...head, line('• WORK EXPERIENCE', { size: 12, bold: true }), ...job])
  expect(experience.map(({ position }) => position)).toEqual(['Clerk', 'Driver'])
})

test('the summary can be set apart between the last list of a column and the first position', () => {
  const { summary, languages } = parseCv([
    ...head,
    line('LANGUAGES', { bold: true }),
    line('Malay (fluent)'),
    line('Runs a team of twelve buyers for consumer goods in three', { gap: 6 }),
    line('states of Malaysia.'),
    line('EXPERIENCE', { bold: true }),
    line('Buyer, Petra Bhd, 2015 - 2018'),
  ])
  expect(summary).toBe('Runs a team of twelve buyers for consumer goods in three states of Malaysia.')
  expect(languages.map(({ language }) => language)).toEqual(['Malay'])
})

test('a heading of a side column is smaller than those of the main column', () =>
  expect(
    parseCv([
      ...head,
      line('Skills', { gap: 2.9 }),
      line('Audits, Tax'),
      line('Work Experience', { size: 12 }),
      line('Clerk, Petra Bhd, 2015 - 2018'),
    ]).skills,
  ).toEqual(['Audits', 'Tax']))

test.each([
  ['behind an ornament', [line('+Chong Mei Ling', { size: 22, bold: true })]],
  [
    'in two rows of different size',
    [line('CHONG', { size: 24, bold: true }), line('MEI LING', { size: 20, bold: true })],
  ],
  [
    'in a column behind that of the contact details',
    [
      line('CONTACT', { bold: true, size: 11 }),
      ...Array.from({ length: 12 }, () => line('mei.ling@example.com')),
      line('Chong Mei Ling', { size: 13, bold: true }),
    ],
  ],
])('a name is read %s', (_, lines) => expect(parseCv(lines).name).toBe('Chong Mei Ling'))

test('below a name in a column of its own is the title', () =>
  expect(
    parseCv([
      line('CONTACT', { bold: true }),
      line('012-345 6789'),
      line('Chong Mei Ling', { size: 13, bold: true }),
      line('Maintenance Engineer'),
    ]).title,
  ).toBe('Maintenance Engineer'))

test('an e-mail address that wraps at a hyphen is read whole', () =>
  expect(parseCv([...head.slice(0, 1), line('m.chong-'), line('lim@example.com')]).email).toBe(
    'm.chong-lim@example.com',
  ))

test('a field that the CV does not contain stays empty', () => {
  const cv = parseCv([line('Something that is no CV at all, really.')])
  expect(Object.values(cv).every(({ length }) => length === 0)).toBe(true)
})

test('in a table without formatting, as in a .doc file, each row names a section', () => {
  const cv = parseCv(
    plainLines(
      [
        'Grace Belawan',
        'Email\tgrace@example.my',
        'Experience\tCommunity Nurse',
        'Klinik Sungai Merah, Sibu',
        'Jan 2018 - Jan 2021',
        'Education\tDiploma in Nursing',
        'Institut Latihan Kesihatan (2014 - 2017)',
        'Skills\tPatient Assessment, Infection Control',
        'Languages\tIban: Native',
        'Malay: Fluent',
      ].join('\n'),
    ),
  )
  expect(cv).toMatchObject({
    experience: [{ position: 'Community Nurse', company: 'Klinik Sungai Merah' }],
    education: [{ degree: 'Diploma', field_of_study: 'Nursing' }],
    skills: ['Patient Assessment', 'Infection Control'],
    languages: [
      { language: 'Iban', proficiency: 'Native' },
      { language: 'Malay', proficiency: 'Fluent' },
    ],
  })
})
