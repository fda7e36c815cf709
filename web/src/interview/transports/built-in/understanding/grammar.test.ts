import { expect, test } from 'vitest'
import { phraseOf, rulesOf } from './grammar.ts'

const rules = rulesOf(`
object = it | that | the [last] question
ask = (can | could) you
repeat = [<ask>] (repeat | say) <object>
  [again]
after = {1-2} ago
`)

test.each<[string, boolean]>([
  ['repeat it', true],
  ['could you say the last question again', true],
  ['can you repeat the question', true],
  ['can you repeat', false],
  ['repeat it again and again', false],
  ['never repeat it', false],
])('alternatives, what may be missing, and other rules: %s', (words, matches) => {
  expect(phraseOf(rules, 'repeat').test(`${words} `)).toBe(matches)
})

test.each<[string, boolean]>([
  ['a year ago', true],
  ['years ago', true],
  ['ago', false],
  ['a long year ago', false],
])('any words in a number: %s', (words, matches) => {
  expect(phraseOf(rules, 'after').test(`${words} `)).toBe(matches)
})

test('one of several rules', () => {
  const pattern = phraseOf(rules, 'ask', 'object')
  expect(['could you ', 'that ', 'could you that '].map((words) => pattern.test(words))).toEqual([
    true,
    true,
    false,
  ])
})

test('rules can be added to others, and a rule that is not there is named', () => {
  expect(phraseOf(rulesOf('please = please <repeat>', rules), 'please').test('please repeat it ')).toBe(true)
  expect(() => rulesOf('thanks = <nothing>')).toThrow('<nothing>')
})
