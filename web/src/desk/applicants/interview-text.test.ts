import { expect, test } from 'vitest'
import { answerText, pendingInterviewText } from './interview-text.ts'

const dueAt = '2026-11-26T12:47:00.000Z'
const teamInterview = { at: '2026-12-03T07:00:00.000Z', place: 'Level 20', minutes: 45 }

test('a pending invitation is shown with its date, place and length, and when it takes effect', () => {
  expect(pendingInterviewText({ status: 'interview_pending', teamInterview, dueAt })).toBe(
    'From 8:47 PM: Dec 3, 2026, 3:00 PM, Level 20, 45 minutes',
  )
  expect(pendingInterviewText({ status: 'interview_pending', teamInterview: null, dueAt })).toBe(
    'From 8:47 PM: interview without a date',
  )
  expect(pendingInterviewText({ status: 'rejected', teamInterview: null, dueAt })).toBeUndefined()
})

test('an answer is shown with its words and when it was given', () => {
  expect(answerText({ kind: 'coming', words: null, at: dueAt })).toBe('Will be there (Nov 26, 2026, 8:47 PM)')
  expect(answerText({ kind: 'other_time', words: 'After 3 PM.', at: dueAt })).toBe(
    'Asks for another time: “After 3 PM.” (Nov 26, 2026, 8:47 PM)',
  )
})
