import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { readLines } from './parse.ts'

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

test('short texts under an unknown heading make missing skills doubtful', () => {
  const words = 'Ledgers\nPayroll'
  const under = (heading: string) =>
    levelsOf(
      `${job}\n${study}\n${heading}\n${words}`.replace(/^(?:Work|Education).*$/gm, (line) =>
        line.toUpperCase(),
      ),
    ).skills
  expect([under('REFERENCES'), under('MISCHIEF')]).toEqual(['none', 'check'])
})

test('a job with one date of two, and a degree whose subject is missing, are to be checked', () => {
  const { experience, education } = levelsOf(
    'Work Experience\nAccounts Clerk, Petra Holdings Bhd, 2021 -\nEducation\nDiploma, Universiti Malaya, 2010 - 2013',
  )
  expect([experience, education]).toEqual([['check'], ['check']])
})

test('a job that the page has twice is read once', () =>
  expect(levelsOf(`${job}\n${job}`).experience).toEqual(['sure']))
