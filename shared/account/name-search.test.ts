import { describe, expect, test } from 'vitest'
import { beginningOf, isLongEnough, maxSearchLetters, searchText, termsOf } from './name-search.ts'

describe('the terms that find a name', () => {
  test.each([
    ['Aisyah', ['aisyah']],
    ['Nur Izzati binti Ahmad', ['nur izzati binti ahmad', 'izzati binti ahmad', 'ahmad']],
    ['Siti @ Aminah a/p Raj', ['siti @ aminah a/p raj', 'aminah a/p raj', 'raj']],
    ['  TAN  Wei\tMing ', ['tan wei ming', 'wei ming', 'ming']],
    ['Ｎｕｒ Ｌee', ['nur lee', 'lee']],
    ['陳 大文', ['陳 大文', '大文']],
    ['Wong K', ['wong k']],
    ['A', []],
    ['', []],
    [
      'one two three four five six seven',
      [
        'one two three four five six seven',
        'two three four five six seven',
        'three four five six seven',
        'four five six seven',
        'five six seven',
        'six seven',
      ],
    ],
  ])('%j', (name, terms) => {
    expect(termsOf(name)).toEqual(terms)
  })

  test('are cut to the longest text that can be searched for', () => {
    // NFKC turns this letter into eighteen.
    for (const term of termsOf('\u{FDFA}'.repeat(50)))
      expect(term.length).toBeLessThanOrEqual(maxSearchLetters)
  })
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
