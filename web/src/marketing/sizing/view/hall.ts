import { at, cosine, type Box } from '../../service-pages/box-faces.ts'
import type { Rack } from './scene.ts'

/** The size of the drawing, in its own units. */
export const canvas = { width: 760, height: 560 } as const

const rack = { width: 40, depth: 46, height: 88 } as const
const aisle = 46
const margin = 38
/** How far the cables run above the racks. */
const cableHeight = 20
const slot = { first: 4, pitch: 20.5, height: 17, inset: 4 } as const

/** A single rack is not drawn larger than this. */
const largestScale = 2.6

type Hall = { rows: number; columns: number }

const rowPitch = rack.depth + aisle

export const floorOf = ({ rows, columns }: Hall): Box => ({
  x: -margin,
  y: -margin,
  z: -10,
  width: columns * rack.width + 2 * margin,
  depth: rows * rowPitch - aisle + 2 * margin,
  height: 10,
})

/** The translation and the scale with which a floor, with something of a height `above` on it, fills the canvas. */
export function fitOf({ x, y, width, depth }: Box, above: number): { x: number; y: number; scale: number } {
  const left = (x - y - depth) * cosine
  const right = (x + width - y) * cosine
  const top = Math.min((x + y) / 2, (x + y) / 2 - above)
  const bottom = (x + width + y + depth) / 2 + 10
  const scale = Math.min(canvas.width / (right - left), canvas.height / (bottom - top), largestScale)
  return {
    x: canvas.width / 2 - ((left + right) / 2) * scale,
    y: canvas.height / 2 - ((top + bottom) / 2) * scale,
    scale,
  }
}

export const heightOfHall = rack.height

export const boxOf = ({ row, column }: Pick<Rack, 'row' | 'column'>): Box => ({
  ...rack,
  x: column * rack.width,
  y: row * rowPitch,
})

/** Places a path whose coordinates are those of a rack's front: to the right, and down from the floor's height. */
export function frontOf({ x, y, depth }: Box): string {
  const [left, top] = at([x, y + depth]).split(' ')
  return `matrix(${cosine.toFixed(3)} .5 0 1 ${left} ${top})`
}

/** A line across the front of each of some nodes, from the lowest. Its dashes are the node's GPUs. */
export const nodeLines = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const middle = slot.first + (from + index) * slot.pitch + slot.height / 2
    return `M${slot.inset} ${-middle}H${rack.width - slot.inset}`
  }).join('')

/** Lines of light on the floor in the aisles. */
export const aislesOf = ({ rows, columns }: Hall): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = row * rowPitch + rack.depth + 9
    return `M${at([4, y])}L${at([columns * rack.width - 4, y])}`
  }).join('')

export function gridOf(floor: Box): string {
  const step = rack.width
  const { x, y, width, depth } = floor
  const across = Array.from({ length: Math.floor(width / step) }, (_, line) => x + (line + 1) * step)
  const along = Array.from({ length: Math.floor(depth / step) }, (_, line) => y + (line + 1) * step)
  return [
    ...across.filter((each) => each < x + width).map((each) => `M${at([each, y])}L${at([each, y + depth])}`),
    ...along.filter((each) => each < y + depth).map((each) => `M${at([x, each])}L${at([x + width, each])}`),
  ].join('')
}

/** The network: a cable above each row with a drop to each rack, and a trunk that joins the rows. */
export function cablesOf(racks: readonly Rack[], { rows }: Hall): string {
  const z = rack.height + cableHeight
  const middle = ({ row, column }: Pick<Rack, 'row' | 'column'>): readonly [number, number] => [
    (column + 0.5) * rack.width,
    row * rowPitch + rack.depth / 2,
  ]
  const drops = racks.map((each) => {
    const [x, y] = middle(each)
    return `M${at([x, y, rack.height])}L${at([x, y, z])}`
  })
  const last = (row: number): number =>
    racks.reduce((max, each) => (each.row === row ? Math.max(max, each.column) : max), 0)
  const runs = Array.from({ length: rows }, (_, row) => {
    const [from, y] = middle({ row, column: 0 })
    return `M${at([from, y, z])}L${at([middle({ row, column: last(row) })[0], y, z])}`
  })
  const [x, rear] = middle({ row: 0, column: 0 })
  const trunk =
    rows > 1 ? [`M${at([x, rear, z])}L${at([x, middle({ row: rows - 1, column: 0 })[1], z])}`] : []
  return [...drops, ...runs, ...trunk].join('')
}
