import { describe, expect, test } from 'vitest'
import {
  beginningOf,
  isLongEnough,
  matchesWords,
  maxSearchLetters,
  maxTerms,
  searchedWords,
  searchText,
  termsOf,
} from './name-search.ts'

describe('the terms that find a field', () => {
  test.each([
    ['Aisyah', ['aisyah']],
    ['Nur Izzati binti Ahmad', ['nur izzati binti ahmad', 'izzati binti ahmad', 'binti ahmad', 'ahmad']],
    ['  TAN  Wei\tMing ', ['tan wei ming', 'wei ming', 'ming']],
    ['Ｎｕｒ Ｌee', ['nur lee', 'lee']],
    ['陳 大文', ['陳 大文', '大文']],
    ['Wong K', ['wong k']],
    ['A', []],
    ['', []],
  ])('the name %j', (name, terms) => expect(termsOf('name', name)).toEqual(terms))

  test('other fields have their words', () => {
    expect(termsOf('email', 'Qis.Zul+hr@example.com')).toEqual(['qis.zul+hr@example.com', 'qis', 'zul', 'hr'])
    expect(termsOf('email', '')).toEqual([])
    expect(termsOf('title', 'Senior Network/Security Engineer (SRE)')).toEqual([
      'senior',
      'network',
      'security',
      'engineer',
      'sre',
    ])
    expect(
      termsOf('skills', ['C++', '.NET', 'Node.js', 'CI/CD', 'R', 'machine learning', 'Node.js']),
    ).toEqual(['c++', 'net', 'node.js', 'ci', 'cd', 'machine', 'learning'])
    for (const phone of ['+60 12-345 6789', '012-3456789', '60123456789', '0060 12 345 6789'])
      expect([phone, termsOf('phone', phone)]).toEqual([phone, ['123456789']])
    expect(termsOf('phone', '+65 9123 4567')).toEqual(['6591234567'])
  })

  test('are cut to the longest text that can be searched for, and to the number of rows', () => {
    // NFKC turns this letter into eighteen.
    for (const term of termsOf('name', '\u{FDFA}'.repeat(50)))
      expect(term.length).toBeLessThanOrEqual(maxSearchLetters)
    const skills = Array.from({ length: 50 }, (_, number) => `alpha${number} beta${number}`)
    expect(termsOf('skills', skills)).toHaveLength(maxTerms.skills)
  })
})

test.each([
  ['nur izz', ['nur', 'izz']],
  ['  (Slurm), c++ ', ['slurm', 'c++']],
  ['012-345 6789', ['123456789']],
  ['+60 12', ['12']],
  ['2024', ['2024']],
  ['a b', []],
  ['a/l Raj', ['raj']],
  ['qis.zul@example.com', ['qis.zul@example.com']],
])('%j is searched for by %j', (text, words) => expect(searchedWords(text)).toEqual(words))

test('each word of a search has to begin a term of the person', () => {
  const person = {
    name: 'Puteri Qistina binti Zulkarnain',
    email: 'qis.zul@example.com',
    phone: '+60 12-345 6789',
    title: 'Network Engineer',
    skills: ['Slurm', 'InfiniBand'],
  }
  const matches = (text: string) => matchesWords(person, searchedWords(text))
  for (const text of [
    'puteri zulk',
    'zulk puteri',
    'slurm engineer',
    '0123',
    'binti',
    'qis.zul@ex',
    'zul infini',
  ])
    expect([text, matches(text)]).toEqual([text, true])
  for (const text of ['uteri', 'puteri kubernetes', '012-345 0000', 'example.com'])
    expect([text, matches(text)]).toEqual([text, false])
})

test.each([
  [' AISYAH@Example.com ', 'aisyah@example.com'],
  ['Nur   Izz', 'nur izz'],
])('%j is searched for as %j', (text, wanted) => expect(searchText(text)).toBe(wanted))

test.each([
  ['a', undefined],
  ['ai', 'ai'],
  ['aisyah', 'ai'],
  ['𠮷', undefined],
  ['𠮷野家', '𠮷野'],
])('the index partition of %j is %j', (text, beginning) => {
  expect(beginningOf(text)).toBe(beginning)
  expect(isLongEnough(text)).toBe(beginning !== undefined)
})
