import { expect, test } from 'vitest'
import type { ApplicationStatus, RecruiterStatus } from '#shared/application/application-status.ts'
import { canReject, isRejectedByDefault, rejectionGroups } from './rejection-groups.ts'

const one = (id: string, status: ApplicationStatus, decided?: RecruiterStatus) => ({
  id,
  status,
  candidate: { name: id, email: '', isAddressProved: true },
  decision:
    decided === undefined
      ? null
      : { status: decided, teamInterview: null, dueAt: '2026-11-27T09:10:00.000Z' },
})

test('selected applicants are grouped by status, and one with a decision that waits by what was decided', () => {
  const chosen = [
    one('accepted', 'accepted'),
    one('second', 'human_pending'),
    one('about to be accepted', 'human_pending', 'accepted'),
    one('first', 'ai_pending'),
    one('third', 'human_pending'),
    one('rejected already', 'interviewed', 'rejected'),
  ]
  const groups = rejectionGroups(chosen)
  expect(groups.map(({ status, applicants }) => [status, applicants.map(({ id }) => id)])).toEqual([
    ['ai_pending', ['first']],
    ['human_pending', ['second', 'third']],
    ['accepted', ['accepted', 'about to be accepted']],
    ['rejected', ['rejected already']],
  ])
})

test.each([
  ['human_pending', true, true],
  ['interviewed', true, true],
  ['interview_pending', true, false],
  ['accepted', true, false],
  ['rejected', false, false],
] as const)('of the status %s: can be rejected %s, by default %s', (status, can, byDefault) => {
  expect([canReject(status), isRejectedByDefault(status)]).toEqual([can, byDefault])
})
