import { expect, test } from 'vitest'
import { entryKinds } from './entry-kinds.ts'

const { experience, education, languages } = entryKinds

test('an entry with all required parts misses none', () => {
  const job = { ...experience.blank, position: 'Clerk', company: 'Kedai Buku', end_date: '2020' }
  expect(experience.missing(job)).toEqual([])
  expect(education.missing({ ...education.blank, degree: 'SPM', institution: 'SMK Sanzac' })).toEqual([])
  expect(languages.missing({ language: 'Malay', proficiency: '' })).toEqual([])
})

test('the parts that were not found are named', () => {
  expect(experience.missing({ ...experience.blank, position: 'Clerk' })).toEqual(['the company', 'the dates'])
  expect(education.missing({ ...education.blank, degree: 'SPM' })).toEqual(['the institution'])
  expect(languages.missing(languages.blank)).toEqual(['the language'])
})

test('an entry is named by the parts that are known', () => {
  expect(experience.nameOf({ ...experience.blank, company: 'Kedai Buku' })).toBe('Kedai Buku')
})
