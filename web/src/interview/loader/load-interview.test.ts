import { expect, test } from 'vitest'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { InterviewSession } from '#shared/domain/interview.ts'
import { loadInterview, type LoaderCalls } from './load-interview.ts'

const user = { id: 'u1', email: 'aisyah@example.com', name: 'Aisyah' }

const session: InterviewSession = {
  id: 's1',
  jobId: 'engineer',
  jobTitle: 'Platform Engineer',
  department: 'Engineering',
  status: 'scheduled',
  interviewUrl: '/interview/s1',
  started_at: null,
  finished_at: null,
  timeFactor: 1,
}

const missing = () => Promise.reject(new ApiRefusal('job_not_found', { status: 404 }))
const noAnswer = () => Promise.reject(new ApiRefusal('no_answer'))

const calls = (others: Partial<LoaderCalls> = {}): LoaderCalls => ({
  profile: () => Promise.resolve({ name: 'Aisyah binti Rahman' }),
  sessions: () => Promise.resolve([session]),
  job: missing,
  ...others,
})

const failure = 'Failed to load interview session data. Please try again.'

test.each(['s1', 'engineer'])('resolves %s to the session', async (id) =>
  expect(await loadInterview(id, user, calls())).toEqual({
    kind: 'ready',
    interview: {
      sessionId: 's1',
      job: { title: 'Platform Engineer', department: 'Engineering' },
      candidateName: 'Aisyah binti Rahman',
      timeFactor: 1,
      appliesFor: undefined,
      failure: undefined,
    },
  }),
)

test('looks up a job without a session, and marks it as still to be applied for', async () => {
  const job = () => Promise.resolve({ id: 'designer', title: 'Designer', department: 'Design' })
  expect(await loadInterview('designer', user, calls({ job }))).toMatchObject({
    interview: { sessionId: 'designer', job: { title: 'Designer' }, appliesFor: 'designer' },
  })
})

test.each([
  ['the job is unknown', missing],
  ['the path is', () => Promise.reject(new ApiRefusal('not_found', { status: 404 }))],
])('fails with a message that contains the id where %s', async (_, job) =>
  expect(await loadInterview('x1', user, calls({ job }))).toEqual({
    kind: 'failed',
    message: 'No interview session found for session ID: x1',
  }),
)

test.each([
  ['the sessions', { sessions: noAnswer }],
  ['the job', { sessions: () => Promise.resolve([]), job: noAnswer }],
])('without %s, shows a general title and opens the room with the URL’s id', async (_, others) =>
  expect(await loadInterview('s1', user, calls(others))).toMatchObject({
    interview: { sessionId: 's1', job: { title: 'Interview Session' }, failure },
  }),
)

test('without the profile, shows the name stored with the sign-in', async () =>
  expect(await loadInterview('s1', user, calls({ profile: noAnswer }))).toMatchObject({
    interview: { candidateName: 'Aisyah', job: { title: 'Platform Engineer' }, failure },
  }))
