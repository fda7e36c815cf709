import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

const read = (rows: string) => readLines(drawnPage(`*Siti Aminah*\nsiti@example.com\n${rows}`))

test('a position that begins with a month opens the section: its dates wrap', () => {
  const opened = (position: string) =>
    read(`Pengalaman Kerja\n${position}, Dayang Marine Services | 2004 - 2009`).leftOut.length
  expect([opened('Okt Juruteknik Mekanikal'), opened('Juruteknik Mekanikal')]).toEqual([1, 0])
})

test.each([
  ['without a position', 'Hospital Seri Bayu | 2004 - 2009'],
  [
    'with its employer and a place in the position',
    'Sales Assistant (part-time), GREENLANE, Bath\nHelped on Saturdays. | 2004 - 2009',
  ],
])('an entry %s opens the section', (_, entry) =>
  expect(read(`Work Experience\n${entry}`).leftOut).not.toEqual([]),
)

test('a name that wraps at the edge of its column, or behind a word that leaves it open, is one name', () => {
  const { cv } = read(
    `*Work Experience*
*Senior Clerk, Hospital Raja Perempuan Muhammad*
*Zainab II*
2015 - 2018
Answered the enquiries of all the wards on paper
*Education*
Sunway University of
Technology Sarawak
Diploma in
Finance
2010 - 2013`,
  )
  expect(cv.experience).toMatchObject([{ company: 'Hospital Raja Perempuan Muhammad Zainab II' }])
  expect(cv.education).toMatchObject([
    { institution: 'Sunway University of Technology Sarawak', degree: 'Diploma', field_of_study: 'Finance' },
  ])
})

test('position and employer in the same format stay two names', () =>
  expect(read('*Work Experience*\nClerk\nPetra Bhd\n2015 - 2018').cv.experience).toMatchObject([
    { position: 'Clerk', company: 'Petra Bhd' },
  ]))

test.each([
  [
    'in small letters',
    'Patient\ncounselling\nStock control\nDispensing',
    ['Patient counselling', 'Stock control', 'Dispensing'],
  ],
  [
    'beside another list',
    '*Staff | Systems*\nHiring, Salary | Workday, SAP\nadministration, Rosters',
    ['Hiring', 'Salary administration', 'Rosters', 'Workday', 'SAP'],
  ],
])('an item that wraps %s is one skill', (_, rows, skills) =>
  expect(read(`*Skills*\n${rows}`).cv.skills).toEqual(skills),
)

test.each([
  [
    'in its own cell',
    'Design | Branding, Typography\nSoftware | Figma, Excel',
    ['Branding', 'Typography', 'Figma', 'Excel'],
  ],
  [
    'that is a heading',
    'Branding, Typography\n*Software*\nFigma, Excel',
    ['Branding', 'Typography', 'Figma', 'Excel'],
  ],
])('the name of a group %s is no part of the list above it', (_, rows, skills) =>
  expect(read(`*Skills*\n${rows}`).cv.skills).toEqual(skills),
)

test('the name of a certificate among skills is no skill', () =>
  expect(read('*Skills*\nDocker, Certified Kubernetes Administrator, SQL').cv.skills).toEqual([
    'Docker',
    'SQL',
  ]))

test('items in the middle of their column are skills, not names of groups', () =>
  expect(
    read('*Skills*\n  *Therapy*\n   *Needling*\n   *Taping*\n *Stroke care*\n   *Pilates*').cv.skills,
  ).toEqual(['Therapy', 'Needling', 'Taping', 'Stroke care', 'Pilates']))

test('a single date is the start and the end of a position', () => {
  const { cv, certainty } = read(
    '*Work Experience*\nClerk, Petra Bhd | Summer 2018\nTeller, Nilam Bank | Summer 2016',
  )
  expect(cv.experience).toMatchObject([
    { start_date: 'Summer 2018', end_date: 'Summer 2018' },
    { start_date: 'Summer 2016', end_date: 'Summer 2016' },
  ])
  expect(certainty.experience).toEqual(['sure', 'sure'])
})
