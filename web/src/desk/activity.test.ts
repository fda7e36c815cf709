import { expect, test } from 'vitest'
import { nextStep } from './activity.ts'

const minute = 60_000
const until = 30 * minute
const quiet = { activeAt: 0, reportedAt: 0, until }

test.each([
  ['waits while nothing is new', quiet, 28 * minute, 'wait'],
  ['asks a minute before the end', quiet, 29 * minute, 'ask'],
  ['asks the API at the end', quiet, until, 'check'],
  ['does not report twice in a minute', { ...quiet, activeAt: 10_000 }, 59_000, 'wait'],
  ['reports activity a minute after the last report', { ...quiet, activeAt: 10_000 }, minute, 'report'],
  ['reports activity while it asks', { ...quiet, activeAt: 29.5 * minute }, 29.6 * minute, 'report'],
  ['does not report activity from before a sleep', { ...quiet, activeAt: 10_000 }, 10 * minute, 'wait'],
  ['reports nothing after the end', { ...quiet, activeAt: until + 1 }, until + 1, 'check'],
])('a page of the desk %s', (_, activity, now, step) => expect(nextStep(activity, now)).toBe(step))
