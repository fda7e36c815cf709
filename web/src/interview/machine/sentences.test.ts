import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['', [], ''],
  ['Hello', [], 'Hello'],
  ['Hello there. How are', ['Hello there. '], 'How are'],
  ['Hello there. How are you?', ['Hello there. ', 'How are you?'], ''],
  ['She said “yes.”', ['She said “yes.”'], ''],
] as const)('of %j, those that are whole are %j', (content, sentences, rest) =>
  expect(sentencesOf(content, false)).toEqual({ sentences, rest }),
)

test('of a complete message, all are whole', () =>
  expect(sentencesOf('Five racks. In one row', true)).toEqual({
    sentences: ['Five racks. ', 'In one row'],
    rest: '',
  }))

test('together they are the content, and a sentence does not change when the message grows', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Yes.', 'and', 'then', 'Really?', 'No!')), (words) => {
      let before: readonly string[] = []
      for (let count = 1; count <= words.length; count += 1) {
        const content = words.slice(0, count).join(' ')
        const { sentences, rest } = sentencesOf(content, false)
        expect(sentences.join('') + rest).toBe(content)
        expect(sentences.map((each) => each.trimEnd()).slice(0, before.length)).toEqual(before)
        before = sentences.map((each) => each.trimEnd())
      }
    }),
  ))
