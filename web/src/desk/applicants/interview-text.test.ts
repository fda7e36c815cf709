import { expect, test } from 'vitest'
import { answerText, invitationText, pendingInterviewText, withText } from './interview-text.ts'

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

test('an invitation with times is shown with the choice, or that there is none', () => {
  const slots = { times: [teamInterview.at, dueAt], place: null, minutes: null }
  expect(invitationText({ teamInterview: null, slots })).toBe('no choice yet, 2 slots')
  expect(invitationText({ teamInterview, slots })).toBe('chosen: Dec 3, 2026, 3:00 PM, Level 20, 45 minutes')
  expect(invitationText({ teamInterview, slots: null })).toBe('Dec 3, 2026, 3:00 PM, Level 20, 45 minutes')
  expect(pendingInterviewText({ status: 'interview_pending', teamInterview: null, slots, dueAt })).toBe(
    'From 8:47 PM: interview at one of 2 times: Dec 3, 2026, 3:00 PM; Nov 26, 2026, 8:47 PM',
  )
  const one = { ...slots, times: [dueAt] }
  expect(pendingInterviewText({ status: 'interview_pending', teamInterview: null, slots: one, dueAt })).toBe(
    'From 8:47 PM: interview at the offered time: Nov 26, 2026, 8:47 PM',
  )
  const [siti, wei] = [
    { id: 'siti', name: 'Siti Hajar' },
    { id: 'wei', name: 'Tan Wei' },
  ]
  expect(withText([siti, wei], 'wei')).toBe('With Siti Hajar and you')
  expect(withText([])).toBeUndefined()
})

test('an answer is shown with its words and when it was given', () => {
  expect(answerText({ kind: 'coming', words: null, at: dueAt })).toBe('Will be there (Nov 26, 2026, 8:47 PM)')
  expect(answerText({ kind: 'other_time', words: 'After 3 PM.', at: dueAt })).toBe(
    'Asks for another time: “After 3 PM.” (Nov 26, 2026, 8:47 PM)',
  )
})
