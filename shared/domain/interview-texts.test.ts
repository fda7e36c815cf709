import { expect, test } from 'vitest'
import { consentText, greetingFor, interviewNameFor } from './interview-texts.ts'

test('the greeting names the candidate and the interview', () => {
  const interviewName = interviewNameFor('Network Engineer')
  expect(greetingFor({ name: 'Aisyah', interviewName })).toBe(
    'Hey Aisyah, thanks for joining the call today. Are you ready for your Network Engineer Interview?',
  )
})

test('the greeting of somebody without a name has none', () => {
  expect(greetingFor({ name: '', interviewName: 'Practice Interview' })).toBe(
    'Hey, thanks for joining the call today. Are you ready for your Practice Interview?',
  )
})

test('the consent says how long the interview takes and how long its recording is kept', () => {
  expect(consentText).toContain('at most 20 minutes')
  expect(consentText).toContain('deleted after 180 days')
})
