import { expect, test } from 'vitest'
import { area, at, lightsOn, solids } from './isometric.ts'

test('x leads to the lower right, y to the lower left, z up', () => {
  expect([at(0, 0), at(10, 0), at(0, 10), at(0, 0, 10)]).toEqual(['0 0', '8.7 5', '-8.7 5', '0 -10'])
})

test('an area is a corner and the two edges from it', () => {
  expect(area([0, 0, 10], [10, 0, 0], [0, 10, 0])).toBe('M0 -10L8.7 -5L0 0L-8.7 -5z')
})

test('a box shows its top and the two sides in front, which share its nearest edge', () => {
  const [right, left, top] = solids([[0, 0, 0, 10, 10, 10]])
    .split('<path')
    .slice(1)
  for (const face of [right, left, top]) expect(face).toContain(at(10, 10, 10))
  for (const side of [right, left]) expect(side).toContain(at(10, 10))
  expect(top).not.toContain(at(10, 10))
})

test('some lights are on, and others with another seed', () => {
  const [one, other] = [0, 1].map((seed) => lightsOn([0, 0, 0, 60, 60, 150], 7, 19, seed))
  expect(one?.split('M').length).toBeGreaterThan(14)
  expect(one).not.toBe(other)
})
