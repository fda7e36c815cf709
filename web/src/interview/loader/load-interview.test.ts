import { expect, test } from 'vitest'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
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
  continueBefore: null,
}

const applied: JobApplication = {
  hasApplied: true,
  applicationStatus: 'pending',
  appliedDate: '2026-11-20T00:00:00.000Z',
  interviewUrl: '/interview/s1',
  interviewStatus: 'not_started',
  teamInterview: null,
  continueBefore: null,
  interviewsLeft: 2,
  interviewWaived: false,
  questions: [],
}

const missing = () => Promise.reject(new ApiRefusal('job_not_found', { status: 404 }))
const noAnswer = () => Promise.reject(new ApiRefusal('no_answer'))

const calls = (others: Partial<LoaderCalls> = {}): LoaderCalls => ({
  profile: () => Promise.resolve({ name: 'Aisyah binti Rahman' }),
  sessions: () => Promise.resolve([session]),
  application: () => Promise.resolve(applied),
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
      asksFor: undefined,
      hasApplied: true,
      continueBefore: null,
      interviewsLeft: 2,
      failure: undefined,
    },
  }),
)

test('looks up a job without a session, and marks it as still to be applied for', async () => {
  const job = () => Promise.resolve({ id: 'designer', title: 'Designer', department: 'Design' })
  const application = () => Promise.resolve({ ...applied, hasApplied: false, applicationStatus: null })
  expect(await loadInterview('designer', user, calls({ job, application }))).toMatchObject({
    interview: { sessionId: 'designer', job: { title: 'Designer' }, asksFor: 'designer', hasApplied: false },
  })
})

test('asks for another session where the URL names the job and its session has ended; not where it names the session', async () => {
  const sessions = () => Promise.resolve([{ ...session, status: 'abandoned' as const }])
  const loaded = (id: string) => loadInterview(id, user, calls({ sessions }))
  expect(await loaded('engineer')).toMatchObject({ interview: { asksFor: 'engineer', hasApplied: true } })
  expect(await loaded('s1')).toMatchObject({ interview: { asksFor: undefined } })
})

test('names the time until which an interview that has begun can be continued', async () => {
  const continueBefore = '2026-11-26T20:45:00.000Z'
  const sessions = () => Promise.resolve([{ ...session, status: 'in_progress' as const, continueBefore }])
  expect(await loadInterview('s1', user, calls({ sessions }))).toMatchObject({
    interview: { continueBefore },
  })
})

test('a withdrawn application shows the position, for which starting applies', async () => {
  const application = () => Promise.resolve({ ...applied, hasApplied: false, applicationStatus: null })
  expect(await loadInterview('s1', user, calls({ application }))).toMatchObject({
    interview: { asksFor: 'engineer', hasApplied: false },
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
])("without %s, shows a general title and opens the room with the URL's id", async (_, others) =>
  expect(await loadInterview('s1', user, calls(others))).toMatchObject({
    interview: { sessionId: 's1', job: { title: 'Interview Session' }, failure },
  }),
)

test('without the profile, shows the name stored with the sign-in', async () =>
  expect(await loadInterview('s1', user, calls({ profile: noAnswer }))).toMatchObject({
    interview: { candidateName: 'Aisyah', job: { title: 'Platform Engineer' }, failure },
  }))
