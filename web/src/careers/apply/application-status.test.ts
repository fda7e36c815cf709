import { describe, expect, test } from 'vitest'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { statusContent } from './application-status.ts'

type State = Pick<JobApplication, 'applicationStatus' | 'interviewStatus'>

const now = new Date('2026-11-20T00:00:00Z')

const application = (
  state: State,
  teamInterview: JobApplication['teamInterview'] = null,
): JobApplication => ({
  hasApplied: true,
  appliedDate: '2026-11-05T04:00:00.000Z',
  interviewUrl: '/interview/s1',
  continueBefore: null,
  interviewsLeft: 3,
  interviewWaived: false,
  questions: [],
  ...state,
  teamInterview,
})

const row = (state: State) => {
  const { title, text, note, actions } = statusContent(application(state), now)
  return { title, text, note, actions: actions.map(({ label, leadsTo }) => `${label}: ${leadsTo}`) }
}

describe('the application-status dialog', () => {
  test('pending, interview in progress: Interview In Progress', () => {
    expect(row({ applicationStatus: 'pending', interviewStatus: 'in_progress' })).toEqual({
      title: 'Interview In Progress',
      text: "You applied to this position before but didn't complete the interview. Would you like to continue?",
      note: 'Tip: complete the interview to finalize your application.',
      actions: ['Continue Interview: the interview', 'View Dashboard: the dashboard'],
    })
  })

  test('pending, interview completed: Already Applied, under review', () => {
    expect(row({ applicationStatus: 'pending', interviewStatus: 'completed' })).toEqual({
      title: 'Already Applied',
      text: 'You have completed the interview for this position before. Go to dashboard to check your application status.',
      note: 'Your application is now under review',
      actions: ['Go to Dashboard: its status on the dashboard'],
    })
  })

  test('pending, any other interview: Already Applied, with the interview as the next step', () => {
    expect(row({ applicationStatus: 'pending', interviewStatus: 'not_started' })).toEqual({
      title: 'Already Applied',
      text: 'You have already applied for this position before. Go to dashboard to check your status.',
      note: undefined,
      actions: ['Start AI Interview: the interview', 'Go to Dashboard: its status on the dashboard'],
    })
    const state = { applicationStatus: 'pending', interviewStatus: 'not_started' } as const
    expect(statusContent(application(state), now).nextStep).toBe(
      'Next step: your AI interview (15–20 minutes).',
    )
  })

  test("an interview with the team that is ahead: Interview scheduled, the documents' title below", () => {
    const meeting = { at: '2026-12-03T07:00:00.000Z', place: 'Level 12', minutes: 45 }
    const state = { applicationStatus: 'pending', interviewStatus: 'completed' } as const
    expect(statusContent(application(state, meeting), now)).toMatchObject({
      title: 'Interview scheduled',
      subtitle: 'Already Applied',
      meeting: { when: 'Interview with our team: Dec 3, 2026, 3:00 PM (Malaysian time)', place: 'Level 12' },
      actions: [{ label: 'Go to Dashboard' }],
    })
    expect(statusContent(application(state, meeting), new Date('2026-12-04T00:00:00Z'))).toMatchObject({
      title: 'Already Applied',
      meeting: { when: 'Interview with our team was on Dec 3, 2026, 3:00 PM (Malaysian time)' },
    })
  })

  test.each(['reviewed', 'interviewed'] as const)('%s: Application Under Review', (applicationStatus) => {
    expect(row({ applicationStatus, interviewStatus: 'completed' })).toEqual({
      title: 'Application Under Review',
      text: 'Your application is being reviewed by our team.',
      note: undefined,
      actions: ['View Application: its status on the dashboard'],
    })
  })

  test('accepted: Congratulations', () => {
    expect(row({ applicationStatus: 'accepted', interviewStatus: 'completed' })).toEqual({
      title: 'Congratulations! 🎉',
      text: 'Your application has been accepted!',
      note: undefined,
      actions: [],
    })
  })

  test('rejected: Application Not Selected', () => {
    expect(row({ applicationStatus: 'rejected', interviewStatus: 'not_started' })).toEqual({
      title: 'Application Not Selected',
      text: 'Unfortunately, your application was not selected for this position.',
      note: undefined,
      actions: [],
    })
  })

  test('any other status: Application Exists', () => {
    expect(row({ applicationStatus: null, interviewStatus: 'not_started' })).toEqual({
      title: 'Application Exists',
      text: 'You have already applied for this position.',
      note: undefined,
      actions: [],
    })
  })
})
