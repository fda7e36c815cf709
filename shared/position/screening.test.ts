import { describe, expect, test } from 'vitest'
import { screeningQuestions } from './screening.ts'

const messageOf = (questions: unknown): string | undefined =>
  screeningQuestions.safeParse(questions).error?.issues[0]?.message

const notice = { kind: 'number', text: 'Notice period', unit: 'weeks' }
const pass = { kind: 'yes_no', text: 'Do you need a work pass?' }
const place = { kind: 'choice', text: 'Where would you work?', options: ['Office', 'Home'] }

describe('the questions of a position', () => {
  test('are of four kinds, and none are questions, too', () => {
    const all = [notice, pass, place, { kind: 'text', text: 'When could you start?' }]
    expect(screeningQuestions.parse(all)).toEqual(all)
    expect(screeningQuestions.parse([])).toEqual([])
  })

  test.each<[string, unknown, RegExp]>([
    [
      'a seventh',
      Array.from({ length: 7 }, (_, number) => ({ kind: 'text', text: `Why ${number}?` })),
      /at most 6/,
    ],
    [
      'one twice, in other capitals',
      [pass, { kind: 'text', text: pass.text.toUpperCase() }],
      /each question once/,
    ],
    ['one without words', [{ kind: 'text', text: '  ' }], /write each question/],
    ['a long one', [{ kind: 'text', text: 'a'.repeat(201) }], /maximum 200/],
    ['a choice of one', [{ ...place, options: ['Office'] }], /2 to 8 answers/],
    ['a choice with an answer twice', [{ ...place, options: ['Office', 'office'] }], /once/],
    ['an empty unit', [{ ...notice, unit: ' ' }], /./],
    ['a kind that says that the answer rejects', [{ ...pass, rejects: 'no' }], /./],
  ])('refuses %s', (_, questions, message) => expect(messageOf(questions)).toMatch(message))
})
