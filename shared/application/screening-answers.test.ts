import { describe, expect, test } from 'vitest'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { answerFiltersIn, answerFiltersText, fits, matchAnswers } from './screening-answers.ts'
import { answerText } from './answer-text.ts'
import { dueQuestions } from './due-questions.ts'
import type { GivenAnswer, Screening } from './screening.ts'

const notice: ScreeningQuestion = { kind: 'number', text: 'Notice period', unit: 'weeks' }
const pay: ScreeningQuestion = { kind: 'number', text: 'Expected pay' }
const pass: ScreeningQuestion = { kind: 'yes_no', text: 'Work pass?' }
const place: ScreeningQuestion = { kind: 'choice', text: 'Where?', options: ['Office', 'Home'] }
const start: ScreeningQuestion = { kind: 'text', text: 'When?' }

const answered = (...answers: GivenAnswer[]): Screening => ({
  questions: [notice, pay, pass, place, start],
  answers,
  answeredAt: '2026-11-27T09:00:00.000Z',
})

test.each<[ScreeningQuestion, GivenAnswer['answer'], boolean]>([
  [notice, 0, true],
  [notice, 2.25, true],
  [notice, 2.255, false],
  [notice, -1, false],
  [notice, 1e10, false],
  [notice, Number.NaN, false],
  [notice, '4', false],
  [pass, false, true],
  [pass, 'yes', false],
  [place, 'Home', true],
  [place, 'Moon', false],
  [start, 'In May', true],
  [start, '', false],
  [start, 'a'.repeat(301), false],
  [start, true, false],
])('%j takes %j: %s', (question, answer, isTaken) => expect(fits(question, answer)).toBe(isTaken))

test.each<[ScreeningQuestion, GivenAnswer['answer'], string]>([
  [notice, 4, '4 weeks'],
  [pay, 9500.5, '9,500.5'],
  [pass, true, 'Yes'],
  [pass, false, 'No'],
  [place, 'Home', 'Home'],
])('the answer to %j, %j, is shown as %s', (question, answer, text) =>
  expect(answerText(question, answer)).toBe(text),
)

describe('questions are due', () => {
  const waiting: Screening = { ...answered(), answeredAt: null }
  test('until they are answered', () => {
    expect(dueQuestions({ status: 'ai_pending', screening: waiting })).toEqual(waiting.questions)
    expect(dueQuestions({ status: 'human_pending', screening: waiting })).toEqual(waiting.questions)
    expect(dueQuestions({ status: 'ai_pending', screening: answered() })).toEqual([])
  })
  test('not after a decision, and not where none were asked', () => {
    expect(dueQuestions({ status: 'rejected', screening: waiting })).toEqual([])
    expect(dueQuestions({ status: 'ai_pending', screening: null })).toEqual([])
    expect(dueQuestions({ status: 'ai_pending' })).toEqual([])
  })
})

describe('a filter', () => {
  const given = answered(
    { question: 'Notice period', answer: 4 },
    { question: 'Work pass?', answer: false },
    { question: 'Where?', answer: 'Home' },
  )
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ 'Notice period': '..4' }, true],
    [{ 'Notice period': '..3' }, false],
    [{ 'Notice period': '4..' }, true],
    [{ 'Notice period': '5..8' }, false],
    [{ 'Work pass?': 'no' }, true],
    [{ 'Work pass?': 'yes' }, false],
    [{ 'Where?': 'Home', 'Notice period': '..8' }, true],
    [{ 'Where?': 'Home', 'Notice period': '..1' }, false],
    [{ 'Expected pay': '..9000' }, false],
    [{ 'Notice period': 'x..' }, false],
    [{ 'Another question': '' }, false],
  ])('%j', (wishes, isMatch) => {
    const text = answerFiltersText(new Map(Object.entries(wishes)))
    expect(matchAnswers(given, answerFiltersIn(text))).toBe(isMatch)
  })

  test('leaves out who was not asked', () =>
    expect(matchAnswers(null, answerFiltersIn('Work pass?\tno'))).toBe(false))
})
