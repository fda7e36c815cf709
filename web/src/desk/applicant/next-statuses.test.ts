import { expect, test } from 'vitest'
import { decisionNameOf, nextStatuses } from './next-statuses.ts'

const now = new Date('2026-11-23T01:00:00Z')
const ahead = { at: '2026-12-01T07:00:00.000Z', place: null, minutes: null }
const past = { ...ahead, at: '2026-11-20T07:00:00.000Z' }
const dueAt = '2026-11-23T01:10:00.000Z'
const toReview = {
  status: 'human_pending',
  interview: 'completed',
  interviewWaived: false,
  teamInterview: null,
  decision: null,
} as const
const invited = { ...toReview, status: 'interview_pending', teamInterview: ahead } as const
const pending = {
  ...toReview,
  decision: { status: 'interview_pending', teamInterview: ahead, dueAt },
} as const

test('an application is marked as interviewed only after the date that was set last', () => {
  const may = (application: Parameters<typeof nextStatuses>[0]) =>
    nextStatuses(application, now).includes('interviewed')
  expect([toReview, invited, pending, { ...invited, teamInterview: past }].map(may)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('before the AI interview an applicant is moved on without it, unless it is running', () => {
  const early = { ...toReview, status: 'ai_pending' } as const
  expect(nextStatuses({ ...early, interview: 'scheduled' }, now)).toEqual([
    'interview_pending',
    'reviewed',
    'accepted',
    'rejected',
  ])
  expect(nextStatuses({ ...early, interview: 'in_progress' }, now)).toEqual(['rejected'])
  const rejected = { ...toReview, status: 'rejected', interview: 'scheduled' } as const
  expect(nextStatuses(rejected, now)).toEqual(['ai_pending'])
  expect(nextStatuses({ ...rejected, interviewWaived: true }, now)).toContain('accepted')
})

test('an interview is changed, also while its invitation is pending, and cancelled while it is ahead', () => {
  const names = (application: Parameters<typeof nextStatuses>[0]) =>
    (['interview_pending', 'reviewed'] as const).map((status) => decisionNameOf(status, application, now))
  expect(names(toReview)).toEqual(['Invite to an interview', 'Tell them it is under review'])
  expect(names(invited)).toEqual(['Change the interview', 'Cancel the interview'])
  expect(names(pending)).toEqual(['Change the interview', 'Tell them it is under review'])
  expect(names({ ...invited, teamInterview: past })).toEqual([
    'Change the interview',
    'Tell them it is under review',
  ])
})
