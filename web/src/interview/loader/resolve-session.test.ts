import { expect, test } from 'vitest'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'
import { notFoundText, resolveSession } from './resolve-session.ts'

const session = (id: string, jobId: string, status: InterviewStatus = 'scheduled'): InterviewSession => ({
  id,
  jobId,
  jobTitle: 'Platform Engineer',
  department: 'Engineering',
  status,
  interviewUrl: `/interview/${id}`,
  started_at: null,
  finished_at: null,
  timeFactor: 1,
  continueBefore: null,
})

test('prefers the session with the id to a session for the job with the id', () => {
  const sessions = [session('s1', 'twin'), session('twin', 'other')]
  expect(resolveSession('twin', sessions)?.jobId).toBe('other')
})

test("finds the session for a job by the job's id", () =>
  expect(resolveSession('designer', [session('s1', 'engineer'), session('s2', 'designer')])?.id).toBe('s2'))

test.each([
  ['one in progress', 'in_progress', ['scheduled', 'completed', 'abandoned', 'cancelled']],
  ['one that was not started', 'scheduled', ['completed', 'abandoned', 'cancelled']],
  ['the completed one', 'completed', ['abandoned', 'cancelled']],
] as const)('chooses %s of several sessions for a job', (_, status, others) => {
  const sessions = [...others.map((other) => session(other, 'job', other)), session('chosen', 'job', status)]
  expect(resolveSession('job', sessions)?.id).toBe('chosen')
})

test('answers undefined for an unknown id, and the message contains it', () => {
  expect(resolveSession('unknown', [session('s1', 'job')])).toBeUndefined()
  expect(notFoundText('unknown')).toBe('No interview session found for session ID: unknown')
})
