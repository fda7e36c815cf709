import { expect, test } from 'vitest'
import { compareAddress, comparedIn } from './compare-address.ts'

const searchOf = (ids: readonly string[]): string => new URL(compareAddress(ids), 'http://desk').search

test('two to four applications of one position are compared in the order of the address', () => {
  expect(comparedIn(searchOf(['b--engineer', 'a--engineer']))).toEqual({
    jobId: 'engineer',
    ids: ['b--engineer', 'a--engineer'],
  })
})

test.each([
  ['', 'nobody'],
  ['?ids=a--engineer', 'one'],
  ['?ids=a--engineer,a--engineer', 'one twice'],
  ['?ids=a--engineer,b--designer', 'two positions'],
  ['?ids=a--x,b--x,c--x,d--x,e--x', 'five'],
  ['?ids=a,b', 'texts that are no applications'],
])('%s names %s, and nothing to compare', (search) => {
  expect(comparedIn(search)).toBe(undefined)
})
