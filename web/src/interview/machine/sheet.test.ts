import { expect, test } from 'vitest'
import { draggedHeight, releasedSheet, velocityAfter } from './sheet.ts'

test.each<[string, number, number, 'closed' | 40 | 60]>([
  ['a fast drag downwards closes it from any height', 60, 501, 'closed'],
  ['a fast drag upwards raises it to 60 %', 33, -501, 60],
  ['exactly 500 is not fast', 60, 500, 60],
  ['exactly 500 upwards is not fast', 40, -500, 40],
  ['below 32 % it closes', 31.9, 0, 'closed'],
  ['at 32 % it snaps to 40 %', 32, 0, 40],
  ['up to 50 % it snaps to 40 %', 50, 100, 40],
  ['above 50 % it snaps to 60 %', 50.1, -100, 60],
])('%s', (_, height, velocity, expected) => {
  expect(releasedSheet(height, velocity)).toBe(expected)
})

test('a drag follows the finger and stays between 0 and 60 %', () => {
  expect(draggedHeight(40, 80, 800)).toBe(30)
  expect(draggedHeight(40, -80, 800)).toBe(50)
  expect(draggedHeight(40, -800, 800)).toBe(60)
  expect(draggedHeight(40, 800, 800)).toBe(0)
})

test('a finger that rested for more than 100 ms releases the sheet where it is', () => {
  expect(releasedSheet(40, velocityAfter(900, 100))).toBe('closed')
  expect(releasedSheet(40, velocityAfter(900, 101))).toBe(40)
})
