import { expect, test } from 'vitest'
import { isBareProfile, isExample } from './company-examples.ts'

test.for([
  ['+60 3-0000 0000', true],
  ['+60 3-2000 1234', false],
  ['hello@example.com', true],
  ['Hello@EXAMPLE.com', true],
  ['hello@merbok.my', false],
  ['hello@notexample.com', false],
] as const)('%s is an example: %s', ([contact, expected]) => {
  expect(isExample(contact)).toBe(expected)
})

test('the home page of a network is no profile, and an empty one is not shown', () => {
  expect(['https://x.com/', 'https://www.tiktok.com', ''].map(isBareProfile)).toEqual([true, true, false])
  expect(isBareProfile('https://www.linkedin.com/company/merbok')).toBe(false)
})
