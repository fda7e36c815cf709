import { expect, test } from 'vitest'
import { session } from '../standing/known-samples.ts'
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

test('the session’s facts are its status and when it started and finished', () => {
  const started_at = new Date(2026, 0, 5, 9, 5).toISOString()
  expect(sessionFacts(session('job', 'in_progress', { started_at }))).toEqual([
    { term: 'Status', text: 'In Progress' },
    { term: 'Started', text: 'Jan 5, 2026, 9:05 AM' },
    { term: 'Finished', text: 'Not yet' },
  ])
})
