import type { ReadCv } from 'cv-reader/reading'
import { expect, test } from 'vitest'
import { judged } from './values.ts'

const job = (position: string, company: string) => ({
  position,
  company,
  start_date: '2019',
  end_date: '2021',
  description: '',
})
const reading: ReadCv = {
  cv: {
    name: 'Siti Aminah',
    email: 'siti@example.com',
    phone: '',
    title: 'Clerk',
    location: '',
    summary: '',
    skills: ['Excel'],
    experience: [job('Engineer', 'Angsana Gas')],
    education: [],
    languages: [],
  },
  certainty: {
    name: 'sure',
    email: 'sure',
    phone: 'none',
    title: 'check',
    location: 'none',
    summary: 'none',
    skills: 'sure',
    experience: ['sure'],
    education: [],
    languages: [],
  },
  foreignLanguage: null,
  hasHiddenText: false,
  leftOut: [],
}
const truth = {
  name: 'Siti Aminah',
  email: 'siti@example.com',
  phone: '+60 12-345 6789',
  title: 'Engineer',
  skills: ['Excel'],
  experience: [job('Engineer', 'Angsana Gas'), job('Coordinator', 'Kerteh Marine')],
}

test('an entry that is missing without a mark is a silent error, and so is an empty field; a marked one is not', () => {
  const { values, errors, silent, lost, isMarked } = judged(reading, truth)
  expect({ values, errors, silent, isMarked }).toEqual({ values: 13, errors: 6, silent: 4, isMarked: false })
  expect(lost).toEqual(['experience: Coordinator, Kerteh Marine, 2019, 2021'])
})

test.each([
  ['its employer', { company: 'Angsana Gases Berhad' }, true],
  ['its start', { start_date: '2018' }, true],
  ['its end', { end_date: '2020' }, false],
])('an entry that is read without %s', (_, other, isLossy) => {
  const experience = [{ ...job('Engineer', 'Angsana Gas'), ...other }]
  expect(judged(reading, { ...truth, experience }).isLossy).toBe(isLossy)
})

test('an entry that the reader reports as left out is no silent error', () => {
  const leftOut: ReadCv['leftOut'] = [
    { section: 'experience', lines: ['Kerteh Marine'], entry: job('Kerteh Marine', '') },
  ]
  expect(judged({ ...reading, leftOut }, truth)).toMatchObject({ errors: 6, silent: 0, isMarked: true })
})
