import { expect, test } from 'vitest'
import { applicationStatus } from '#shared/domain/application.ts'
import { interviewStatus } from '#shared/domain/interview.ts'
import { actions } from './actions.ts'
import { cardState } from './card-state.ts'
import { detailState } from './detail-state.ts'

test.each([
  ['ai_pending', 'cancelled', 'Not Started', 'Start Interview'],
  ['ai_pending', undefined, 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'scheduled', 'Ready to Begin', 'Start Interview'],
  ['ai_pending', 'in_progress', 'In Progress', 'Continue Interview'],
  ['ai_pending', 'abandoned', 'Incomplete', 'Restart Interview'],
  ['ai_pending', 'completed', 'Under Review', undefined],
  ['human_pending', undefined, 'Pending', undefined],
  ['human_pending', 'abandoned', 'Incomplete', 'Restart Interview'],
  ['human_pending', 'completed', 'Under Review', undefined],
  ['interview_pending', undefined, 'Interview Available', 'Start Interview'],
  ['reviewed', 'completed', 'Under Review', undefined],
  ['interviewed', 'completed', 'Interview Process', undefined],
  ['accepted', 'completed', 'Accepted', 'Check Email'],
  ['rejected', 'completed', 'Not Selected', 'View Other Jobs'],
  ['rejected', 'scheduled', 'Application Not Selected', 'View Other Jobs'],
  ['on_hold', undefined, 'Unknown', 'Contact Support'],
] as const)(
  'the card of %s with its session %s shows “%s” and offers %s',
  (status, interview, label, button) => {
    const { label: shown, action } = cardState({ status, interview })
    expect([shown, action === undefined ? undefined : actions[action]]).toEqual([label, button])
  },
)

test('a card never offers an interview that its dialog does not', () => {
  for (const status of applicationStatus.options)
    for (const interview of [undefined, ...interviewStatus.options]) {
      const { action } = cardState({ status, interview })
      if (action === 'start' || action === 'continue' || action === 'restart')
        expect(['start', 'continue']).toContain(detailState({ status, interview }).action)
    }
})
