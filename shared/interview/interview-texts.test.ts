import { expect, test } from 'vitest'
import { greetingFor, interviewerName, interviewNameFor, voiceOf } from './interview-texts.ts'

test("the voice fits the interviewer's own name; another name has the voice of the record", () => {
  expect(voiceOf({ aiName: interviewerName, voice: 'male' })).toBe('female')
  expect(voiceOf({ aiName: 'Adam', voice: 'male' })).toBe('male')
})

test('the greeting names the candidate and the interview', () => {
  const interviewName = interviewNameFor('Network Engineer')
  expect(greetingFor({ name: 'Aisyah', interviewName })).toBe(
    'Hey Aisyah, thanks for joining the call today. Are you ready for your Network Engineer Interview?',
  )
})

test('the greeting of a candidate without a name leaves the name out', () => {
  expect(greetingFor({ name: '', interviewName: 'Practice Interview' })).toBe(
    'Hey, thanks for joining the call today. Are you ready for your Practice Interview?',
  )
})
