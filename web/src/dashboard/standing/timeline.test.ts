import { expect, test } from 'vitest'
import { applicationStatus } from '#shared/domain/application.ts'
import { interviewStatus } from '#shared/domain/interview.ts'
import { timelineOf, timelineSteps } from './timeline.ts'

const states = (status: string, interview: Parameters<typeof timelineOf>[0]['interview']) =>
  timelineOf({ status, interview }).map(({ state }) => state)

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
  ['on_hold', undefined, ['done', 'upcoming', 'upcoming', 'upcoming']],
] as const)('the timeline of %s with its session %s is %j', (status, interview, expected) =>
  expect(states(status, interview)).toEqual(expected),
)

test('the timeline has four steps, at most one of them current and none done after it', () => {
  for (const status of [...applicationStatus.options, 'on_hold'])
    for (const interview of [undefined, ...interviewStatus.options]) {
      const steps = timelineOf({ status, interview })
      expect(steps.map(({ title }) => title)).toEqual(timelineSteps)
      expect(steps.map(({ state }) => state).join(' ')).toMatch(
        /^done( done| skipped)*( current)?( upcoming)*( done)?$/,
      )
    }
})
