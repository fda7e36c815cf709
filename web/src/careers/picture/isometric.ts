/** A box in isometric projection: x points to the lower right, y to the lower left, z up. */
export type Box = readonly [x: number, y: number, z: number, width: number, depth: number, height: number]

type Place = readonly [x: number, y: number, z: number]

/** Horizontal pixels per unit along either floor axis (cos 30°). */
const across = 0.866

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A point as the coordinates of a path. */
export const at = (x: number, y: number, z = 0): string =>
  `${short((x - y) * across)} ${short((x + y) / 2 - z)}`

/** The path of an area, by a corner and the two edges from it. */
export const area = ([x, y, z]: Place, [a, b, c]: Place, [d, e, f]: Place): string =>
  `M${at(x, y, z)}L${at(x + a, y + b, z + c)}L${at(x + a + d, y + b + e, z + c + f)}L${at(x + d, y + e, z + f)}z`

/** The paths of the three visible faces of a box. */
export const facesOf = ([x, y, z, wide, deep, high]: Box): Record<'top' | 'left' | 'right', string> => ({
  top: area([x, y, z + high], [wide, 0, 0], [0, deep, 0]),
  left: area([x, y + deep, z + high], [wide, 0, 0], [0, 0, -high]),
  right: area([x + wide, y, z + high], [0, deep, 0], [0, 0, -high]),
})

/** The lights on the front of a box, in lines and columns; which of them are on depends on `seed`. */
export const lightsOn = ([x, y, z, , deep, high]: Box, lines: number, pitch: number, seed: number): string =>
  Array.from({ length: lines * 4 }, (_, index) => ({ line: index % lines, dot: Math.floor(index / lines) }))
    .filter(({ line, dot }) => (line * 5 + dot * 3 + seed * 7) % 4 !== 0)
    .map(({ line, dot }) => `M${at(x + 12 + dot * 9, y + deep, z + high - 16 - line * pitch)}h0`)
    .join('')
