import { expect, test } from 'vitest'
import type { Screening } from '#shared/application/screening.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { cellText } from './screening-cell.ts'

const notice: ScreeningQuestion = { kind: 'number', text: 'Notice period', unit: 'weeks' }
const pass: ScreeningQuestion = { kind: 'yes_no', text: 'Work pass?' }
const asked: Screening = {
  questions: [notice, pass],
  answers: [{ question: notice.text, answer: 4 }],
  answeredAt: '2026-11-27T09:00:00.000Z',
}

test.each<[string, Screening | null, ScreeningQuestion, string]>([
  ['an answer with the unit of its time', asked, { ...notice, unit: 'months' }, '4 weeks'],
  ['a blank', asked, pass, 'Left blank'],
  ['nothing sent', { ...asked, answers: [], answeredAt: null }, notice, 'Not answered yet'],
  ['a question of later', asked, { ...pass, text: 'Work permit?' }, 'Not asked'],
  ['an applicant of before', null, notice, 'Not asked'],
])('shows %s', (_, screening, question, text) => expect(cellText(screening, question)).toBe(text))
