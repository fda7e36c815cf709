import { expect, test } from 'vitest'
import { ownProfiles } from './structured-data.ts'

test('an empty profile and the home page of a network are left out', () => {
  const linkedin = 'https://www.linkedin.com/company/merbok'
  expect(ownProfiles({ facebook: '', x: 'https://x.com/', linkedin })).toEqual([linkedin])
})
