import { expect, test } from 'vitest'
import { actions } from './actions.ts'
import { cardState } from './card-state.ts'

test.each([
  ['ai_pending', 'cancelled', 'Not Started', 'Start Interview'],
  ['ai_pending', undefined, 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'scheduled', 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'in_progress', 'In Progress', 'Continue Interview'],
  ['ai_pending', 'abandoned', 'Incomplete', 'Restart Interview'],
  ['ai_pending', 'completed', 'Under Review', undefined],
  ['human_pending', undefined, 'Pending', 'Start Interview'],
  ['human_pending', 'scheduled', 'Pending', 'Start Interview'],
  ['human_pending', 'in_progress', 'In Progress', 'Continue Interview'],
  ['human_pending', 'abandoned', 'Incomplete', 'Restart Interview'],
  ['human_pending', 'completed', 'Under Review', undefined],
  ['interview_pending', undefined, 'Interview Available', 'Start Interview'],
  ['reviewed', 'completed', 'Under Review', undefined],
  ['interviewed', 'completed', 'Interview Process', undefined],
  ['accepted', 'completed', 'Accepted', 'Check Email'],
  ['rejected', 'completed', 'Not Selected', 'View Other Jobs'],
  ['rejected', 'scheduled', 'Application Not Selected', 'View Other Jobs'],
  ['unknown', undefined, 'Unknown', 'Contact Support'],
] as const)(
  'the card of %s with its session %s shows “%s” and offers %s',
  (status, interview, label, button) => {
    const { label: shown, action } = cardState({ status, interview, teamInterview: 'none' })
    expect([shown, action === undefined ? undefined : actions[action]]).toEqual([label, button])
  },
)

test.each([undefined, 'completed', 'waived', 'in_progress'] as const)(
  "offered times are the candidate's turn, with the AI interview %s",
  (interview) => {
    const stage = { status: 'interview_pending', interview, teamInterview: 'none', hasTimes: true } as const
    expect(cardState(stage)).toEqual({ label: 'Choose a Time', subtitle: 'Under Review', tone: 'turn' })
  },
)

test("the card of an interview with the team is headed by it, with the documents' title below, until it is over", () => {
  const card = (teamInterview: 'ahead' | 'over') =>
    cardState({ status: 'interview_pending', interview: 'completed', teamInterview })
  expect(card('ahead')).toEqual({ label: 'Interview scheduled', subtitle: 'Under Review', tone: 'good' })
  expect(card('over')).toEqual({ label: 'Under Review', tone: 'waiting' })
})
