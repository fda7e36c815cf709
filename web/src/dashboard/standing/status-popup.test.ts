import { expect, test } from 'vitest'
import { popupState } from './status-popup.ts'

test.each([
  ['accepted', 'completed', 'Application Accepted', /further instructions by email/],
  ['rejected', 'completed', 'Not selected for this position', /./],
  ['human_pending', 'in_progress', 'Interview Active', /./],
  ['ai_pending', 'in_progress', 'Interview Active', /./],
  ['human_pending', 'completed', 'Interview Complete', /under team review/],
  ['ai_pending', 'completed', 'Interview Complete', /under team review/],
  ['human_pending', undefined, 'Interview Ready', /./],
  ['ai_pending', undefined, 'Interview Ready', /./],
  ['ai_pending', 'scheduled', 'Interview Ready', /./],
  ['ai_pending', 'cancelled', 'Interview Ready', /./],
  ['human_pending', 'abandoned', 'Interview Ready', /./],
  ['reviewed', 'completed', 'Application Review', /./],
  ['interviewed', 'completed', 'Application Review', /./],
  ['interview_pending', undefined, 'Application Submitted', /./],
  ['unknown', undefined, 'Application Submitted', /./],
] as const)('the popup of %s with its session %s is titled “%s”', (status, interview, title, text) => {
  const state = popupState({ status, interview, teamInterview: 'none' })
  expect(state.title).toBe(title)
  expect(state.text).toMatch(text)
})

test('the popup of an interview with the team is titled by it until it is over', () => {
  const popup = (teamInterview: 'ahead' | 'over') =>
    popupState({ status: 'interview_pending', interview: 'completed', teamInterview })
  expect(popup('ahead')).toMatchObject({ title: 'Interview scheduled', subtitle: 'Application Submitted' })
  expect(popup('over').title).toBe('Application Submitted')
})

test('the popup of a job without an application cannot tell the status and names support', () =>
  expect(popupState(undefined)).toMatchObject({
    title: 'Unable to determine status',
    text: expect.stringMatching(/contact support/),
    offersContact: true,
  }))
