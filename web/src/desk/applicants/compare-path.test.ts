import { expect, test } from 'vitest'
import { comparePath, comparedIn } from './compare-path.ts'

const searchOf = (ids: readonly string[]): string => new URL(comparePath(ids), 'http://desk').search

test('two to four applications for one position are compared in the order of the URL', () => {
  expect(comparedIn(searchOf(['b--engineer', 'a--engineer']))).toEqual({
    jobId: 'engineer',
    ids: ['b--engineer', 'a--engineer'],
  })
})

test.each([
  ['', 'no application'],
  ['?ids=a--engineer', 'one'],
  ['?ids=a--engineer,a--engineer', 'one twice'],
  ['?ids=a--engineer,b--designer', 'two positions'],
  ['?ids=a--x,b--x,c--x,d--x,e--x', 'five'],
  ['?ids=a,b', 'texts that are not ids of applications'],
])('nothing is compared at %s, which names %s', (search) => {
  expect(comparedIn(search)).toBeUndefined()
})
