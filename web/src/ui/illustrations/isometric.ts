/** A box in isometric projection: x points to the lower right, y to the lower left, z up. */
export type Box = readonly [x: number, y: number, z: number, width: number, depth: number, height: number]

type Point = readonly [x: number, y: number, z: number]

/** The colours of the faces of a box, and of its edges. */
export type Tone = { top: string; left: string; right: string; edge: string }

export const tones = {
  wood: { top: '#35261a', left: '#21170f', right: '#120c08', edge: '#6a4c30' },
  floor: { top: '#1b130d', left: '#140e0a', right: '#0d0906', edge: '#4d3825' },
  screen: { top: '#35261a', left: '#ffcf7d', right: '#120c08', edge: '#8a5c2f' },
  lit: { top: '#ffb020', left: '#f58718', right: '#c95808', edge: '#ffd27a' },
} as const satisfies Record<string, Tone>

/** Horizontal pixels per unit along either floor axis (cos 30°). */
const across = 0.866

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A point as the coordinates of a path. */
export const at = (x: number, y: number, z = 0): string =>
  `${short((x - y) * across)} ${short((x + y) / 2 - z)}`

/** The path of an area, by a corner and the two edges from it. */
export const area = ([x, y, z]: Point, [a, b, c]: Point, [d, e, f]: Point): string =>
  `M${at(x, y, z)}L${at(x + a, y + b, z + c)}L${at(x + a + d, y + b + e, z + c + f)}L${at(x + d, y + e, z + f)}z`

const drawn = ([x, y, z, wide, deep, high]: Box, { top, left, right }: Tone): string =>
  [
    `<path fill="${right}" d="${area([x + wide, y, z + high], [0, deep, 0], [0, 0, -high])}"/>`,
    `<path fill="${left}" d="${area([x, y + deep, z + high], [wide, 0, 0], [0, 0, -high])}"/>`,
    `<path fill="${top}" d="${area([x, y, z + high], [wide, 0, 0], [0, deep, 0])}"/>`,
  ].join('')

/** Boxes of one tone, in the order of drawing: what is behind comes first. */
export const solids = (boxes: readonly Box[], tone: Tone = tones.wood): string =>
  `<g stroke="${tone.edge}" stroke-width=".75" stroke-linejoin="round">${boxes.map((box) => drawn(box, tone)).join('')}</g>`

/** The path of the lights on the front of a box, in lines of four; which of them are on depends on `seed`. */
export const lightsOn = ([x, y, z, , deep, high]: Box, lines: number, pitch: number, seed: number): string =>
  Array.from({ length: lines * 4 }, (_, index) => ({ line: index % lines, dot: Math.floor(index / lines) }))
    .filter(({ line, dot }) => (line * 5 + dot * 3 + seed * 7) % 4 !== 0)
    .map(({ line, dot }) => `M${at(x + 12 + dot * 9, y + deep, z + high - 16 - line * pitch)}h0`)
    .join('')

export const strokes = (path: string, colour: string, width: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`

/** An ellipse of light. */
export const glow = (x: number, y: number, wide: number, high: number): string =>
  '<radialGradient id="glow"><stop offset="0" stop-color="#ff9a2e" stop-opacity=".75"/>' +
  '<stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>' +
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="url(#glow)"/>`

export const svg = (viewBox: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${parts.join('\n')}\n</svg>\n`
