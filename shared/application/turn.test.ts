import { expect, test } from 'vitest'
import { maxInterviews } from './application-status.ts'
import { jobPageStatus } from './application.ts'
import { jobPageInterviewStatus } from './session/interview.ts'
import { isUsedUp, nextStepText, turnOf, type InterviewStep } from './turn.ts'

const teamInterviews = ['none', 'ahead', 'over'] as const

test.each([
  ['pending', 'not_started', 'none', 'candidate'],
  ['pending', 'in_progress', 'none', 'candidate'],
  ['pending', 'completed', 'none', 'team'],
  ['pending', 'not_started', 'ahead', 'team'],
  ['pending', 'not_started', 'over', 'team'],
  ['pending', 'waived', 'none', 'team'],
  ['reviewed', 'completed', 'none', 'team'],
  ['interviewed', 'completed', 'none', 'team'],
  ['accepted', 'completed', 'none', 'none'],
  ['rejected', 'not_started', 'none', 'none'],
  [null, 'not_started', 'none', 'team'],
] as const)(
  'with the status %s, the AI interview %s and the team interview %s an application waits for: %s',
  (status, interview, teamInterview, turn) => expect(turnOf({ status, interview, teamInterview })).toBe(turn),
)

test("only an undecided application whose interview is not completed is the candidate's turn", () => {
  for (const status of [...jobPageStatus.options, null])
    for (const interview of jobPageInterviewStatus.options)
      for (const teamInterview of teamInterviews) {
        const isTurn = turnOf({ status, interview, teamInterview }) === 'candidate'
        expect(isTurn).toBe(status === 'pending' && interview !== 'completed' && teamInterview === 'none')
      }
})

const step = (interview: InterviewStep['interview'], change: Partial<InterviewStep> = {}): InterviewStep => ({
  interview,
  continueBefore: null,
  interviewsLeft: maxInterviews,
  ...change,
})

test('the next step names the length of an interview that has not begun', () => {
  expect(nextStepText(step('not_started'))).toBe('Next step: your AI interview (15–20 minutes).')
  expect(nextStepText(step('not_started', { interviewsLeft: null }))).toBe(
    'Next step: your AI interview (15–20 minutes).',
  )
})

test('the next step names until when an interview that has begun can be continued', () => {
  expect(nextStepText(step('in_progress', { continueBefore: '2026-11-26T20:45:00.000Z' }))).toBe(
    'You have started. Continue before 4:45 AM (Malaysian time). Your answers are kept.',
  )
  expect(nextStepText(step('in_progress'))).toBe('Next step: finish your AI interview.')
})

test.each([
  [2, 'Next step: your AI interview (15–20 minutes). You can start the interview 2 more times.', false],
  [1, 'Next step: your AI interview (15–20 minutes). You can start the interview once more.', false],
  [0, 'You have used every interview attempt for this position. Please contact our team.', true],
])('with %i attempts left the next step says: %s', (interviewsLeft, text, usedUp) => {
  expect(nextStepText(step('not_started', { interviewsLeft }))).toBe(text)
  expect(isUsedUp(step('not_started', { interviewsLeft }))).toBe(usedUp)
  expect(isUsedUp(step('in_progress', { interviewsLeft }))).toBe(false)
})
