import { expect, test } from 'vitest'
import { session } from '#tests/support/dashboard-samples.ts'
import { sessionFacts, sessionLabel } from './session-facts.ts'

test.each([
  ['scheduled', 'Ready to start'],
  ['in_progress', 'In Progress'],
  ['completed', 'Completed'],
  ['cancelled', 'Not Started'],
  ['abandoned', 'Incomplete'],
] as const)('a session that is %s displays as “%s”', (status, label) =>
  expect(sessionLabel(status)).toBe(label),
)

test("the session's facts are its status and when it started and finished, so far as it did", () => {
  const started_at = '2026-01-05T01:05:00.000Z'
  const finished_at = '2026-01-05T01:25:00.000Z'
  const facts = (status: Parameters<typeof session>[1], change: Parameters<typeof session>[2]) =>
    sessionFacts(session('job', status, change)).map(({ term, text }) => `${term}: ${text}`)
  expect(facts('scheduled', { started_at: null })).toEqual(['Status: Ready to start'])
  expect(facts('completed', { started_at, finished_at })).toEqual([
    'Status: Completed',
    'Started: Jan 5, 2026, 9:05 AM (Malaysian time)',
    'Finished: Jan 5, 2026, 9:25 AM (Malaysian time)',
  ])
})
