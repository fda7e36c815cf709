import { expect, test } from 'vitest'
import { jobBadge } from './job-badge.ts'

test.each([
  ['accepted', 'completed', 'ACCEPTED'],
  ['rejected', 'completed', 'NOT SELECTED'],
  ['rejected', undefined, 'NOT SELECTED'],
  ['ai_pending', 'in_progress', 'IN PROGRESS'],
  ['interview_pending', 'in_progress', 'IN PROGRESS'],
  ['human_pending', 'completed', 'COMPLETED'],
  ['ai_pending', 'completed', 'COMPLETED'],
  ['ai_pending', undefined, 'READY'],
  ['ai_pending', 'scheduled', 'READY'],
  ['ai_pending', 'cancelled', 'READY'],
  ['human_pending', 'abandoned', 'READY'],
  ['interview_pending', undefined, 'READY'],
  ['reviewed', 'completed', 'UNDER REVIEW'],
  ['interviewed', 'completed', 'UNDER REVIEW'],
  ['unknown', undefined, 'APPLIED'],
] as const)('the badge of a job with %s and its session %s is %s', (status, interview, label) =>
  expect(jobBadge({ status, interview, teamInterview: 'none' }).label).toBe(label),
)

test('the badge of an interview with the team is SCHEDULED, and UNDER REVIEW after it', () => {
  const label = (teamInterview: 'ahead' | 'over') =>
    jobBadge({ status: 'interview_pending', interview: 'completed', teamInterview }).label
  expect([label('ahead'), label('over')]).toEqual(['SCHEDULED', 'UNDER REVIEW'])
})
