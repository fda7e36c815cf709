import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { pixelDifference } from './pixel-difference.ts'

const amber = [255, 170, 0, 255]
const black = [10, 10, 12, 255]

/** A picture of one colour, with these pixels of another. */
function picture(width: number, height: number, changed: readonly (readonly [x: number, y: number])[] = []) {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at += 1) png.data.set(black, at * 4)
  for (const [x, y] of changed) png.data.set(amber, (y * width + x) * 4)
  return PNG.sync.write(png)
}

test('two pictures of the same page do not differ', () => {
  expect(pixelDifference(picture(8, 6, [[2, 3]]), picture(8, 6, [[2, 3]])).pixels).toBe(0)
})

test('pixels of another colour are counted, and red in the picture of the difference', () => {
  const square = [2, 3, 4].flatMap((x) => [1, 2, 3].map((y) => [x, y] as const))
  const { pixels, picture: shown } = pixelDifference(picture(8, 6), picture(8, 6, square))
  expect(pixels).toBe(square.length)
  const at = (2 * 8 + 3) * 4
  expect([...PNG.sync.read(shown).data.subarray(at, at + 3)]).toEqual([255, 0, 0])
})

test('a page that became longer differs in each row that was added', () => {
  expect(pixelDifference(picture(8, 6), picture(8, 9)).pixels).toBe(8 * 3)
})
