import { describe, expect, test } from 'vitest'
import { statusContent } from './application-status.ts'

type State = Parameters<typeof statusContent>[0]

const row = ({ applicationStatus, interviewStatus }: State) => {
  const { title, text, note, actions } = statusContent({ applicationStatus, interviewStatus })
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

  test('pending, any other interview: Already Applied', () => {
    expect(row({ applicationStatus: 'pending', interviewStatus: 'not_started' })).toEqual({
      title: 'Already Applied',
      text: 'You have already applied for this position before. Go to dashboard to check your status.',
      note: undefined,
      actions: ['Go to Dashboard: its status on the dashboard'],
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
