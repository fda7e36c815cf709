import { expect, test } from 'vitest'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { answerField, answersIn } from './screening-values.ts'

const questions: ScreeningQuestion[] = [
  { kind: 'number', text: 'Expected pay', unit: 'RM a month' },
  { kind: 'yes_no', text: 'Work pass?' },
  { kind: 'choice', text: 'Where?', options: ['Office', 'Home'] },
  { kind: 'text', text: 'When?' },
]

const typed = (...values: string[]): FormData => {
  const form = new FormData()
  for (const [index, value] of values.entries()) form.set(answerField(index), value)
  return form
}

test('reads the answers, and leaves out blank questions', () => {
  expect(answersIn(questions, typed('RM 9,500', 'no', 'Home', ' In May '))).toEqual({
    valid: true,
    body: [
      { question: 'Expected pay', answer: 9500 },
      { question: 'Work pass?', answer: false },
      { question: 'Where?', answer: 'Home' },
      { question: 'When?', answer: 'In May' },
    ],
  })
  expect(answersIn(questions, typed(' ', '', '', ''))).toEqual({ valid: true, body: [] })
})

test.each([
  ['a number in words', typed('nine thousand'), answerField(0), /number/],
  ['an amount above a billion', typed('2000000000'), answerField(0), /number/],
  ['a long text', typed('', '', '', 'a'.repeat(301)), answerField(3), /at most 300/],
])('names the field of %s', (_, form, field, message) => {
  const reading = answersIn(questions, form)
  expect(reading.valid ? {} : reading.problems).toEqual({ [field]: expect.stringMatching(message) })
})
