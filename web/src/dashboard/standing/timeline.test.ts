import { expect, test } from 'vitest'
import { applicationStatus } from '#shared/application/application.ts'
import { interviewStatus } from '#shared/application/session/interview.ts'
import type { Stage } from './standing.ts'
import { timelineOf, timelineSteps } from './timeline.ts'

const states = (status: Stage['status'], interview: Stage['interview']) =>
  timelineOf({ status, interview, teamInterview: 'none' }).map(({ state }) => state)

test.each([
  ['ai_pending', undefined, ['done', 'current', 'upcoming', 'upcoming']],
  ['ai_pending', 'in_progress', ['done', 'current', 'upcoming', 'upcoming']],
  ['ai_pending', 'completed', ['done', 'done', 'current', 'upcoming']],
  ['human_pending', 'abandoned', ['done', 'current', 'upcoming', 'upcoming']],
  ['human_pending', 'completed', ['done', 'done', 'current', 'upcoming']],
  ['interview_pending', undefined, ['done', 'current', 'upcoming', 'upcoming']],
  ['reviewed', 'completed', ['done', 'done', 'current', 'upcoming']],
  ['interviewed', undefined, ['done', 'done', 'current', 'upcoming']],
  ['accepted', 'completed', ['done', 'done', 'done', 'done']],
  ['rejected', 'completed', ['done', 'done', 'done', 'done']],
  ['rejected', 'scheduled', ['done', 'skipped', 'skipped', 'done']],
  ['unknown', undefined, ['done', 'upcoming', 'upcoming', 'upcoming']],
] as const)('the timeline of %s with its session %s is %j', (status, interview, expected) =>
  expect(states(status, interview)).toEqual(expected),
)

test('the timeline has four steps, at most one of them current and none done after it', () => {
  for (const status of [...applicationStatus.options, 'unknown'] as const)
    for (const interview of [undefined, ...interviewStatus.options]) {
      const steps = timelineOf({ status, interview, teamInterview: 'none' })
      expect(steps.map(({ title }) => title)).toEqual(timelineSteps)
      expect(steps.map(({ state }) => state).join(' ')).toMatch(
        /^done( done| skipped)*( current)?( upcoming)*( done)?$/,
      )
    }
})

test.each(['ahead', 'over'] as const)(
  'an interview with the team that is %s is a part of the review, whatever became of the AI interview',
  (teamInterview) => {
    const statesOf = (interview: Stage['interview']) =>
      timelineOf({ status: 'interview_pending', interview, teamInterview }).map(({ state }) => state)
    expect(statesOf('completed')).toEqual(['done', 'done', 'current', 'upcoming'])
    expect(statesOf('abandoned')).toEqual(['done', 'skipped', 'current', 'upcoming'])
  },
)
