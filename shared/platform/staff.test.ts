import { expect, test } from 'vitest'
import { reaches, reachOf } from './staff.ts'

test.each([
  ['recruiter', true],
  ['privacy_officer', true],
  ['reviewer', false],
] as const)('a %s without positions sees every position: %s', (role, sees) => {
  expect(reaches(reachOf({ role, positions: [] }), 'engineer')).toBe(sees)
})

test('a reviewer sees only the named positions', () => {
  const reach = reachOf({ role: 'reviewer', positions: ['engineer'] })
  expect(['engineer', 'designer'].map((jobId) => reaches(reach, jobId))).toEqual([true, false])
})
