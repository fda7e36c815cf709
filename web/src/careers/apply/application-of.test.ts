import { expect, test } from 'vitest'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { readJobApplication } from './application-of.ts'

const sent: JobApplication = {
  hasApplied: true,
  applicationStatus: 'pending',
  appliedDate: '2026-01-05T09:00:00.000Z',
  interviewUrl: null,
  interviewStatus: 'completed',
  teamInterview: null,
  continueBefore: null,
  interviewsLeft: null,
  interviewWaived: false,
  questions: [],
}

test('statuses that this version knows are read as they are', () =>
  expect(readJobApplication(sent)).toEqual(sent))

test('of a status of a newer API, the page says only that there is an application', () =>
  expect(readJobApplication({ ...sent, applicationStatus: 'on_hold' as 'pending' })).toEqual({
    ...sent,
    applicationStatus: null,
  }))

test('an interview in a state of a newer API has not begun', () =>
  expect(readJobApplication({ ...sent, interviewStatus: 'paused' as 'completed' })).toEqual({
    ...sent,
    interviewStatus: 'not_started',
  }))
