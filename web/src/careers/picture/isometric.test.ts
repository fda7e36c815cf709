import { expect, test } from 'vitest'
import { at, facesOf, lightsOn } from './isometric.ts'

test('x leads to the lower right, y to the lower left, z up', () => {
  expect([at(0, 0), at(10, 0), at(0, 10), at(0, 0, 10)]).toEqual(['0 0', '8.7 5', '-8.7 5', '0 -10'])
})

test('a box shows its top and the two sides in front, which share its nearest edge', () => {
  const { top, left, right } = facesOf([0, 0, 0, 10, 10, 10])
  expect(top).toBe('M0 -10L8.7 -5L0 0L-8.7 -5z')
  for (const side of [left, right]) {
    expect(side).toContain(at(10, 10, 10))
    expect(side).toContain(at(10, 10))
  }
})

test('some lights are on, and others with another seed', () => {
  const [one, other] = [0, 1].map((seed) => lightsOn([0, 0, 0, 60, 60, 150], 7, 19, seed))
  expect(one?.split('M').length).toBeGreaterThan(14)
  expect(one).not.toBe(other)
})
