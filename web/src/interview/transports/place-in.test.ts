import { expect, test } from 'vitest'
import { createPlaceFinder, placeIn } from './place-in.ts'
import type { CallEvent } from '../ports/call-transport.ts'

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

const placesOf = (events: readonly CallEvent[], section = 0) => {
  const placed = createPlaceFinder()
  return events
    .map((event) => placed(event, sections, section))
    .map((event) => ('place' in event ? event.place : undefined))
}
const says = (text: string): CallEvent => ({ type: 'aiText', text })
const ended: CallEvent = { type: 'aiEnded' }
const answer: CallEvent = { type: 'userText', text: 'Racks.', final: true, isTyped: false }

test("an agent's line belongs to the question in it, and an answer to the one that was found last", () => {
  const [first, other] = [
    { section: 0, question: 0 },
    { section: 0, question: 1 },
  ]
  const line = [says('Hello.'), says('What'), says('interests you?'), ended, answer]
  expect(placesOf([...line, says('I see.'), says('Why here?'), ended])).toEqual([
    undefined,
    undefined,
    first,
    undefined,
    first,
    undefined,
    other,
    undefined,
  ])
})

test('an agent may be a section behind the clock; part of a word is no question', () => {
  expect(placesOf([says('Why here?')], 1)).toEqual([{ section: 0, question: 1 }])
  expect(placesOf([says('Why hereafter?')])).toEqual([undefined])
})
