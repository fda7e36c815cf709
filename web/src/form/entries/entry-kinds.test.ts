import { expect, test } from 'vitest'
import { entryKinds } from './entry-kinds.ts'

const { experience, education, languages } = entryKinds

test('an entry with all that matters needs no look', () => {
  const job = { ...experience.blank, position: 'Clerk', company: 'Kedai Buku', end_date: '2020' }
  expect(experience.missing(job)).toEqual([])
  expect(education.missing({ ...education.blank, degree: 'SPM', institution: 'SMK Sanzac' })).toEqual([])
  expect(languages.missing({ language: 'Malay', proficiency: '' })).toEqual([])
})

test('what was not found is named', () => {
  expect(experience.missing({ ...experience.blank, position: 'Clerk' })).toEqual(['the company', 'the dates'])
  expect(education.missing({ ...education.blank, degree: 'SPM' })).toEqual(['the institution'])
  expect(languages.missing(languages.blank)).toEqual(['the language'])
})

test('an entry is called by what is known of it', () => {
  expect(experience.nameOf({ ...experience.blank, company: 'Kedai Buku' })).toBe('Kedai Buku')
})
