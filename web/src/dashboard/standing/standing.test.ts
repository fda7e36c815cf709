import { describe, expect, test } from 'vitest'
import { application, now, session } from '#tests/support/dashboard-samples.ts'
import { auth } from '#shared/account/auth/auth.ts'
import { currentSession, dateOf, nextStepIn, standingsOf as standingsAt, type Known } from './standing.ts'

const standingsOf = (known: Known) => standingsAt(known, now)

describe('the current session of a job', () => {
  const at = (time: string) => ({ started_at: time, finished_at: time })
  test.each([
    ['none', [], undefined],
    ['one of another job', [session('other', 'completed')], undefined],
    [
      'the open one, after one that was abandoned',
      [session('job', 'scheduled', { id: 'new', started_at: null }), session('job', 'abandoned')],
      'new',
    ],
    [
      'the completed one, after one that was cancelled later on the clock',
      [
        session('job', 'completed', { id: 'done', ...at('2026-01-01') }),
        session('job', 'cancelled', at('2026-02-01')),
      ],
      'done',
    ],
    [
      'the later of two that ended',
      [
        session('job', 'abandoned', { id: 'later', ...at('2026-02-01') }),
        session('job', 'cancelled', at('2026-01-01')),
      ],
      'later',
    ],
  ])('is %s', (_, sessions, id) => {
    expect(currentSession(sessions, 'job')?.id).toBe(id)
    expect(currentSession(sessions.toReversed(), 'job')?.id).toBe(id)
  })
})

describe('the standings', () => {
  test('join each application with its session', () =>
    expect(
      standingsOf({
        applications: [application('human_pending'), application('ai_pending')],
        sessions: [session('job-human_pending', 'completed')],
      }),
    ).toMatchObject([
      { jobId: 'job-human_pending', status: 'human_pending', interview: 'completed' },
      { jobId: 'job-ai_pending', status: 'ai_pending', interview: undefined },
    ]))

  test('keep an interview in progress when its application is not in the list, and no withdrawn one', () =>
    expect(
      standingsOf({
        applications: [],
        sessions: [session('running', 'in_progress'), session('withdrawn', 'cancelled')],
      }),
    ).toMatchObject([{ jobId: 'running', status: 'ai_pending', appliedAt: null }]))

  test('ask for no AI interview where the candidate is to choose a time', () => {
    const slots = { times: ['2099-12-31T02:00:00.000Z'], place: null, minutes: 45 }
    const invited = application('interview_pending')
    const steps = [invited, { ...invited, slots }].map((one) =>
      standingsOf({ applications: [one], sessions: [] }).map(nextStepIn),
    )
    expect(steps).toEqual([['Next step: your AI interview (15–20 minutes).'], [undefined]])
  })

  test('say when the candidate meets the team, and take no other date for it', () => {
    const teamInterview = { at: '2026-12-31T07:00:00.000Z', place: 'Level 12', minutes: 45 }
    const interviewDate = '2026-12-31T07:00:00.000Z'
    const applications = [
      application('interview_pending', { teamInterview }),
      application('interviewed', { interviewDate }),
    ]
    expect(standingsOf({ applications, sessions: [] })).toMatchObject([
      {
        teamInterview: 'ahead',
        meeting: {
          when: 'Interview with our team: Dec 31, 2026, 3:00 PM (Malaysian time)',
          place: 'Level 12',
          length: '45 minutes',
        },
      },
      { teamInterview: 'none', meeting: undefined },
    ])
    const [after] = standingsAt({ applications, sessions: [] }, new Date('2027-01-01T00:00:00Z'))
    expect(after).toMatchObject({ teamInterview: 'over', meeting: { when: expect.stringMatching(/was on/) } })
  })

  test('know a completed interview whose session has expired by the date that its application keeps', () => {
    const interviewDate = '2025-05-01T07:00:00.000Z'
    const of = (status: 'human_pending' | 'ai_pending') =>
      standingsOf({ applications: [application(status, { interviewDate })], sessions: [] }).map(
        ({ interview }) => interview,
      )
    expect([of('human_pending'), of('ai_pending')]).toEqual([['completed'], [undefined]])
  })

  test('have an application with a status that this page does not know, beside the others', () => {
    const applications = [{ ...application('reviewed'), status: 'archived' }, application('reviewed')]
    const { data } = auth.applications.response.safeParse({ applications })
    expect(standingsOf({ applications: data?.applications ?? [], sessions: [] })).toMatchObject([
      { status: 'unknown' },
      { status: 'reviewed' },
    ])
  })

  test('have a placeholder for a missing department', () =>
    expect(
      standingsOf({
        applications: [application('ai_pending', { department: '' })],
        sessions: [session('running', 'in_progress', { department: '' })],
      }).map(({ department }) => department),
    ).toEqual(['Unknown Department', 'Unknown Department']))

  test('show the date of the interview, or of the application before it started', () =>
    expect(
      standingsOf({
        applications: [application('ai_pending'), application('human_pending')],
        sessions: [
          session('job-ai_pending', 'scheduled', { started_at: null }),
          session('job-human_pending', 'completed'),
        ],
      }).map(dateOf),
    ).toEqual(['2026-01-05T09:00:00.000Z', '2026-01-06T09:00:00.000Z']))
})
