import { expect, test } from 'vitest'
import { fallbackProfile } from '../profile/profile-facts.ts'
import { missingIn, nextStep, startSteps } from './start-steps.ts'

const empty = fallbackProfile({ id: 'u1', email: 'a@example.com', name: 'Aisyah' })
const full = { ...empty, phone: '+60 3', location: 'KL', title: 'Engineer', skills: ['Go'] }

test.each([
  ['nothing', empty, 0, 'cv'],
  ['a CV', { ...empty, cvFileName: 'cv.pdf' }, 0, 'profile'],
  ['a CV and a profile', { ...full, cvFileName: 'cv.pdf' }, 0, 'position'],
  ['a profile that was typed', full, 0, 'cv'],
  ['everything', { ...full, cvFileName: 'cv.pdf' }, 1, undefined],
])('with %s, the next step is the first one that is not done', (_, profile, applications, next) =>
  expect(nextStep(startSteps(profile, applications))).toBe(next),
)

test('the step of the profile names what is missing', () => {
  expect(missingIn(empty)).toEqual(['phone', 'location', 'job title', 'skills'])
  expect(missingIn({ ...full, phone: '' })).toEqual(['phone'])
})
