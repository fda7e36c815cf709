/** Places on a page of a PDF: its matrices and boxes, in points. */

export type Matrix = readonly [number, number, number, number, number, number]
export type Box = { left: number; bottom: number; right: number; top: number }

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export const numbersIn = (value: unknown): number[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((number) => typeof number === 'number')
    : []

export const matrixOf = (values: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
  return [a, b, c, d, e, f]
}

export function boxOf(m: Matrix, [x0 = 0, y0 = 0, x1 = 1, y1 = 1]: readonly number[]): Box {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => times(m, [1, 0, 0, 1, x, y])))
  const [xs, ys] = [corners.map((corner) => corner[4]), corners.map((corner) => corner[5])]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
})

export const isIn = ({ left, right, bottom, top }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top
