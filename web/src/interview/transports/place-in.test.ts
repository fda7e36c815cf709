import { expect, test } from 'vitest'
import { placeIn } from './place-in.ts'

const sections = [{ questions: ['What interests you?', 'Why here?'] }, { questions: ['Which disk failed?'] }]

test.each([
  ['nothing', [], 0, { section: 0, question: 0 }],
  ['the first question', ['Hello. What', 'interests you?'], 0, { section: 0, question: 0 }],
  [
    'the second, in other marks',
    ['What interests you?', 'Thank you. So: why, here'],
    0,
    { section: 0, question: 1 },
  ],
  ['a question of another section', ['Why here?'], 1, { section: 1, question: 0 }],
  ['a section that does not exist', ['Why here?'], 7, { section: 7, question: 0 }],
] as const)('after %s was said', (_, said, section, place) =>
  expect(placeIn(said, sections, section)).toEqual(place),
)
