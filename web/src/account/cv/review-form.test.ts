import { expect, test } from 'vitest'
import type { CvData } from '#shared/account/cv.ts'
import { skillBeingTyped, writtenIn } from './review-form.ts'
import { reviewProblems } from './review-problems.ts'

const language = (name: string) => ({ language: name, proficiency: '' })
const cv: CvData = {
  name: 'Nurul',
  email: 'nurul@example.com',
  phone: '',
  title: '',
  location: '',
  summary: '',
  skills: [],
  experience: [],
  education: [],
  languages: [language('Malay'), language('English')],
}

const formOf = (fields: Readonly<Record<string, string | readonly string[]>>): FormData => {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}

test('the kept entries are submitted as they were corrected, without those that say nothing', () => {
  const languages = [language('English'), { language: 'Iban', proficiency: 'Native' }, language('  ')]
  const form = formOf({ languages: languages.map((entry) => JSON.stringify(entry)) })
  expect(writtenIn(form).languages).toEqual(languages.slice(0, 2))
})

test('texts are trimmed, and a skill that is typed but not entered is included', () => {
  const written = writtenIn(formOf({ name: ' Nurul Izzah ', skills: ['SQL'], [skillBeingTyped]: 'dbt ' }))
  expect(written).toMatchObject({ name: 'Nurul Izzah', skills: ['SQL', 'dbt'], email: '' })
})

test('an unchanged review has no problems', () => {
  expect(reviewProblems(cv, undefined)).toEqual({})
})

test('name and email are required, and a text that is too long has a problem at its field', () => {
  const problems = reviewProblems(
    { ...cv, name: '', email: '', summary: 'x'.repeat(2001), skills: ['y'.repeat(61)] },
    undefined,
  )
  expect(Object.keys(problems).toSorted()).toEqual(['email', 'name', 'skills', 'summary'])
  expect(problems).toMatchObject({ name: 'Please enter your name' })
})

test('a password that is asked for is required', () => {
  expect(reviewProblems(cv, '')).toEqual({ password: 'Please enter the password of this account' })
  expect(reviewProblems(cv, 'anything')).toEqual({})
})
