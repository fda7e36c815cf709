import { expect, test } from 'vitest'
import { jobPageStatus } from './application.ts'
import { jobPageInterviewStatus } from './interview.ts'
import { nextStepText, turnOf } from './turn.ts'

const teamInterviews = ['none', 'ahead', 'over'] as const

test.each([
  ['pending', 'not_started', 'none', 'candidate'],
  ['pending', 'in_progress', 'none', 'candidate'],
  ['pending', 'completed', 'none', 'team'],
  ['pending', 'not_started', 'ahead', 'team'],
  ['pending', 'not_started', 'over', 'team'],
  ['reviewed', 'completed', 'none', 'team'],
  ['interviewed', 'completed', 'none', 'team'],
  ['accepted', 'completed', 'none', 'none'],
  ['rejected', 'not_started', 'none', 'none'],
  [null, 'not_started', 'none', 'team'],
] as const)(
  'with the status %s, the AI interview %s and the team interview %s an application waits for: %s',
  (status, interview, teamInterview, turn) => expect(turnOf({ status, interview, teamInterview })).toBe(turn),
)

test('only an undecided application whose interview is not completed is the candidate’s turn', () => {
  for (const status of [...jobPageStatus.options, null])
    for (const interview of jobPageInterviewStatus.options)
      for (const teamInterview of teamInterviews) {
        const isTurn = turnOf({ status, interview, teamInterview }) === 'candidate'
        expect(isTurn).toBe(status === 'pending' && interview !== 'completed' && teamInterview === 'none')
      }
})

test('the next step names the length of an interview that has not begun', () => {
  expect(nextStepText({ interview: 'not_started' })).toBe('Next step: your AI interview (15–20 minutes).')
  expect(nextStepText({ interview: 'in_progress' })).toBe('Next step: finish your AI interview.')
})
