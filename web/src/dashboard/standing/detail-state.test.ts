import { expect, test } from 'vitest'
import { actions } from './actions.ts'
import { detailState } from './detail-state.ts'
import type { Stage } from './standing.ts'

const shown = (status: Stage['status'], interview: Stage['interview']) => {
  const { label, action } = detailState({ status, interview, teamInterview: 'none' })
  return [label, action === undefined ? undefined : actions[action]]
}

test.each([
  ['ai_pending', undefined, 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'in_progress', 'In Progress', 'Continue Interview'],
  ['ai_pending', 'completed', 'Under Review', undefined],
  ['ai_pending', 'scheduled', 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'cancelled', 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'abandoned', 'Ready to Begin', 'Start Interview'],
  ['interview_pending', 'completed', 'Under Review', undefined],
  ['human_pending', 'completed', 'Under Review', undefined],
  ['interview_pending', undefined, 'Interview Available', 'Start Interview'],
  ['interview_pending', 'waived', 'Under Review', undefined],
  ['interview_pending', 'in_progress', 'Interview Available', 'Continue Interview'],
  ['human_pending', 'in_progress', 'Interview Available', 'Continue Interview'],
  ['human_pending', undefined, 'Interview Available', 'Start Interview'],
  ['human_pending', 'abandoned', 'Interview Available', 'Start Interview'],
  ['reviewed', 'completed', 'Under Review', undefined],
  ['interviewed', 'completed', 'Interview Process', undefined],
  ['accepted', 'completed', 'Congratulations!', undefined],
  ['rejected', 'completed', 'Not Selected', 'View Other Jobs'],
  ['rejected', undefined, 'Application Not Selected', 'View Other Jobs'],
  ['unknown', undefined, 'Application Received', undefined],
] as const)(
  'the dialog of %s with its session %s shows “%s” and offers %s',
  (status, interview, ...expected) => expect(shown(status, interview)).toEqual(expected),
)

test('the dialog of interviewed says that interviews go on', () =>
  expect(detailState({ status: 'interviewed', interview: 'completed', teamInterview: 'none' }).text).toBe(
    'Interviews Ongoing',
  ))

test.each([
  ['completed', 'Under Review'],
  ['abandoned', 'Interview Available'],
] as const)(
  'an interview with the team that is ahead heads the dialog of a session %s',
  (interview, subtitle) =>
    expect(detailState({ status: 'interview_pending', interview, teamInterview: 'ahead' })).toMatchObject({
      label: 'Interview scheduled',
      subtitle,
    }),
)

test.each(['completed', 'abandoned'] as const)(
  'after it, the dialog of a session %s is Under Review',
  (interview) =>
    expect(detailState({ status: 'interview_pending', interview, teamInterview: 'over' }).label).toBe(
      'Under Review',
    ),
)
